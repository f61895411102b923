import { expect, test } from "vitest";
import { isSendingHour } from "../../domain/sending-hours.ts";
import { endOfRequest, type OpenRequest, waitlistStatusesBefore } from "../../domain/waitlist.ts";

const timeZone = "Asia/Aqtau";
const now = Date.parse("2026-11-23T12:00:00+05:00");
const hour = 3_600_000;
const visit = { startsAt: now + 48 * hour, isChangeable: true, isAsOffered: true };
const waiting: OpenRequest = { status: "waiting", until: "2026-11-24", timeZone, isHeld: false, visit: undefined };
const offered: OpenRequest = { ...waiting, status: "offered", isHeld: true, visit };

test.each<[string, OpenRequest, ReturnType<typeof endOfRequest>]>([
  ["waits while its days are to come", waiting, undefined],
  ["waits on its last day", { ...waiting, until: "2026-11-23" }, undefined],
  ["is over after its last day", { ...waiting, until: "2026-11-22" }, "expired"],
  ["is over with the firm", { ...waiting, timeZone: undefined }, "expired"],
  ["waits while its visit is far", { ...waiting, visit: { ...visit, startsAt: now + 2 * hour + 1 } }, undefined],
  ["is over when nothing earlier can come", { ...waiting, visit: { ...visit, startsAt: now + 2 * hour } }, "expired"],
  ["is withdrawn with its visit", { ...waiting, visit: { ...visit, isChangeable: false } }, "withdrawn"],
  ["stands while its offer is held", offered, undefined],
  ["stands beyond its days while its offer is held", { ...offered, until: "2026-11-22" }, undefined],
  ["stands while its offer is held, also where there is no visit yet", { ...offered, visit: undefined }, undefined],
  ["is over when nobody answered", { ...offered, isHeld: false }, "expired"],
  ["is over when its visit was changed", { ...offered, visit: { ...visit, isAsOffered: false } }, "expired"],
  ["is withdrawn with its visit, offer or not", { ...offered, visit: { ...visit, isChangeable: false } }, "withdrawn"],
])("a request %s", (_what, request, end) => {
  expect(endOfRequest(request, now)).toBe(end);
});

test.each([
  ["2026-11-23T08:59:59+05:00", false],
  ["2026-11-23T09:00:00+05:00", true],
  ["2026-11-23T20:59:59+05:00", true],
  ["2026-11-23T21:00:00+05:00", false],
  ["2026-11-23T03:00:00+05:00", false],
])("at %s people in Aqtau are written to: %s", (instant, isSent) => {
  expect(isSendingHour(timeZone, Date.parse(instant))).toBe(isSent);
});

test("only the clock offers, only the client accepts or declines, and nothing comes after an end", () => {
  expect(waitlistStatusesBefore("offered", "client")).toEqual([]);
  expect(waitlistStatusesBefore("offered", "clock")).toEqual(["waiting"]);
  for (const to of ["accepted", "declined"] as const) {
    expect([waitlistStatusesBefore(to, "client"), waitlistStatusesBefore(to, "clock")]).toEqual([["offered"], []]);
  }
  expect(waitlistStatusesBefore("waiting", "client")).toEqual([]);
  expect(waitlistStatusesBefore("withdrawn", "client")).toEqual(["waiting"]);
  expect(waitlistStatusesBefore("withdrawn", "clock")).toEqual(["waiting", "offered"]);
});
