import { expect, test } from "vitest";
import { pageOfAddress, redactedAddress } from "../../src/studio/observer/redacted-address.ts";

test.each([
  ["/red-apple/reservation/time?services=102", "/:company/reservation/time"],
  ["/gift-cards/new?step=design&x=1", "/gift-cards/new?step=design"],
  ["https://kezek.test/gift-cards/6f0d6c5e-6a52-4d5b-9a3c-1a2b3c4d5e6f", "/gift-cards/:giftCardId"],
  ["/gift-cards/…", "/gift-cards/:giftCardId"],
  ["/auth/sms?return=…", "/auth/sms"],
  ["/nobody/knows/this/page", "/nobody/knows/this/page"],
])("the address %s is one of the page %s", (address, page) => {
  expect(pageOfAddress(address)).toBe(page);
});

test.each([
  [
    "/red-apple/reservation/time?services=102&start=2026-11-23T13%3A00%3A00%2B05%3A00#k=secret",
    "/red-apple/reservation/time?services=102&start=2026-11-23T13:00:00+05:00",
  ],
  [
    "/red-apple-17/reservation/masters?services=102,7.4_7&master=4&date=2026-11-23&express=1&wait=30&manner=together&auth=sign-up",
    "/red-apple-17/reservation/masters?services=102,7.4_7&master=4&date=2026-11-23&express=1&wait=30&manner=together&auth=sign-up",
  ],
  ["/?category=brows-and-lashes&page=2", "/?category=brows-and-lashes&page=2"],
  ["/red-apple/masters/41", "/red-apple/masters/41"],
  ["/raffleprize/red_apple", "/raffleprize/red_apple"],
  ["/gift-cards/new?step=design", "/gift-cards/new?step=design"],
  ["/personalization?step=review", "/personalization?step=review"],
  ["/my/reservation/6f0d6c5e-6a52-4d5b-9a3c-1a2b3c4d5e6f/success", "/my/reservation/…/success"],
  ["/sl/Ab3xK9", "/sl/…"],
  ["/auth/sms?return=%2Fmy%2Fprofile", "/auth/sms?return=…"],
  ["/", "/"],
  ["/nobody/knows/this/page", "/…/…/…/…"],
  ["/8c2f0e6b9d5a", "/…"],
  ["/b7b8f4e2c1d0/reservation/77011234567", "/…/reservation/…"],
  ["/red-apple/masters/77011234567", "/red-apple/masters/…"],
  ["/auth/77011234567", "/auth/…"],
  ["/raffleprize/%D0%9C%D0%B0%D0%B4%D0%B8%D0%BD%D0%B0", "/raffleprize/…"],
  ["/?77011234567", "/?…=…"],
  ["/?token=Ab3xK9&category=Ab3xK9", "/?token=…&category=…"],
  ...Object.entries({
    auth: "Ab3xK9",
    category: "77011234567",
    date: "2026-02-30",
    express: "secret",
    manner: "Madina",
    master: "77011234567",
    page: "77011234567",
    services: "77011234567",
    start: "13:00",
    step: "8c2f0e6b9d5a",
    wait: "77011234567",
  }).map(([key, value]) => [`/red-apple?${key}=${value}`, `/red-apple?${key}=…`]),
])("of the address %s is told %s", (address, expected) => {
  expect(redactedAddress(new URL(address, "https://kezek.test"))).toBe(expected);
});
