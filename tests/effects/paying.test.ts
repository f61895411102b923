import { describe, expect, test } from "vitest";
import { CallFailed } from "../../domain/failure.ts";
import type { Payable } from "../../domain/payable.ts";
import { begun, newCard, read } from "../../machines/card-payment/examples.ts";
import { ordered } from "../../machines/gift-card/examples.ts";
import { readPayable } from "../../src/effects/paying.ts";

const askedAt = Date.UTC(2026, 10, 20, 9);
const amount = { amount: 200_000, currency: "KZT" };
const endless = { due: amount, ways: [newCard], refunds: [] };
const paying = { ...endless, payableForSeconds: 840 };
const over = { due: { ...amount, amount: 0 }, ways: [], refunds: [] };
const { reservationId, firmId, bill } = read.due.payable;
const visit = { subject: "reservation" as const, reservationId, firmId, bill };
const link = {
  subject: "link" as const,
  linkId: "6f1c2a7e-3d5b-4c8f-9a10-2b7d4e6f8a91",
  firm: { id: 1, name: "Red Apple", city: "Актау", address: "14-й мкр, 23", phoneNumbers: [] },
  purpose: "Окрашивание",
  amount,
  expiresAt: "2026-11-25T18:00:00+05:00",
  isRegistered: true,
};
const binding = { subject: "card" as const, bindingId: "2b7e8a52-6a3e-4b4a-9d55-0f6c1d6c8b66" };
const giftCard = { subject: "giftCard" as const, giftCard: ordered.card };
const sent = { ...ordered.card, status: "sent" } as const;

type Case = { what: string; payable: Payable; endless: Payable; over: Payable };
const cases: Case[] = [
  {
    what: "a visit",
    payable: { ...visit, ...paying, reservationStatus: "awaitingPrepayment" },
    endless: { ...visit, ...endless, reservationStatus: "awaitingPrepayment" },
    over: { ...visit, ...over, reservationStatus: "expired" },
  },
  {
    what: "a gift card",
    payable: { ...giftCard, ...paying },
    endless: { ...giftCard, ...endless },
    over: { ...giftCard, ...over, giftCard: sent },
  },
  {
    what: "a link",
    payable: { ...link, ...paying },
    endless: { ...link, ...endless },
    over: { ...link, ...over },
  },
  {
    what: "a card that is saved",
    payable: { ...binding, ...paying },
    endless: { ...binding, ...endless },
    over: { ...binding, ...over, payment: { ...begun, status: "paid" } },
  },
];

describe.each(cases)("What is to be paid for $what", ({ payable, endless, over }) => {
  test("has the end of its time by this device's clock, counted from before the question", () => {
    expect(readPayable(payable, askedAt)).toEqual({ payable, until: askedAt + 840_000 });
  });

  test("is no answer without an end of its time", () => {
    expect(() => readPayable(endless, askedAt)).toThrow(new CallFailed({ kind: "broken" }));
  });

  test("has none once nothing can be paid", () => {
    expect(readPayable(over, askedAt)).toEqual({ payable: over, until: null });
  });
});
