import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  giftCardAmountProblem,
  giftCardSendAt,
  giftCardStatus,
  giftCardToday,
  giftCardValidUntil,
  isGiftCardCancellable,
  isGiftCardSendDay,
  isGiftCardSpendable,
  isGiftCardValid,
  type IssuedGiftCard,
  type OrderedGiftCard,
  worksAt,
} from "../../domain/gift-card.ts";
import { limits } from "../../domain/limits.ts";
import { addDays } from "../../domain/time.ts";

const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2024-01-01", days));

describe("The amount of a gift card", () => {
  const { least, most, step } = limits.giftCardAmounts;

  test.each([
    [least - step, "tooLittle"],
    [least, undefined],
    [least + 1, "notRound"],
    [most, undefined],
    [most + step, "tooMuch"],
  ] as const)("%i is %s", (amount, problem) => {
    expect(giftCardAmountProblem(amount)).toBe(problem);
  });
});

describe("A gift card works", () => {
  test.each([
    ["2026-11-23", "2027-11-23"],
    ["2028-02-29", "2029-02-28"],
    ["2027-02-28", "2028-02-28"],
    ["2026-12-31", "2027-12-31"],
  ])("from %s until %s", (sent, last) => {
    expect(giftCardValidUntil(sent)).toBe(last);
  });

  test("for a year from whatever day it is sent, and a day less where that year has no such day", () => {
    fc.assert(
      fc.property(dates, (sent) => {
        const last = giftCardValidUntil(sent);
        expect(Number(last.slice(0, 4)) - Number(sent.slice(0, 4))).toBe(1);
        expect([sent.slice(5), "02-28"]).toContain(last.slice(5));
        if (sent.slice(5) !== "02-29") expect(last.slice(5)).toBe(sent.slice(5));
      }),
    );
  });
});

describe("The day on which a gift card is sent", () => {
  test("is one to come, and not too far ahead", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -400, max: 400 }), (today, days) => {
        expect(isGiftCardSendDay(addDays(today, days), today)).toBe(days >= 1 && days <= limits.giftCardSendDays);
      }),
    );
    const last = addDays("2026-11-23", limits.giftCardSendDays);
    expect([last, addDays(last, 1)].map((day) => isGiftCardSendDay(day, "2026-11-23"))).toEqual([true, false]);
  });

  test("begins in the morning of that day in the zone of the product", () => {
    expect(new Date(giftCardSendAt("2026-12-01")).toISOString()).toBe("2026-12-01T04:00:00.000Z");
    fc.assert(fc.property(dates, (day) => giftCardToday(giftCardSendAt(day)) === day));
  });
});

describe("What a gift card is", () => {
  const now = Date.parse("2026-11-23T12:00:00+05:00");
  const sent: IssuedGiftCard = {
    status: "issued",
    amount: 1_500_000,
    balance: 1_500_000,
    payBefore: "2026-11-23T10:00:00+05:00",
    isPaying: false,
    recipientPhone: null,
    validUntil: "2027-11-23",
    sentAt: "2026-11-23T09:30:00+05:00",
    openedAt: null,
    takenAt: null,
  };
  const ordered: OrderedGiftCard = { ...sent, status: "awaitingPayment", balance: 0, validUntil: null, sentAt: null };

  test.each<[Partial<IssuedGiftCard> | OrderedGiftCard, string]>([
    [{ ...ordered, payBefore: "2026-11-23T12:00:01+05:00" }, "awaitingPayment"],
    [ordered, "unpaid"],
    [{ ...ordered, payBefore: "2026-11-23T12:00:00+05:00" }, "unpaid"],
    [{ ...ordered, isPaying: true }, "awaitingPayment"],
    [{ sentAt: null }, "scheduled"],
    [{}, "sent"],
    [{ openedAt: "2026-11-23T11:00:00+05:00", balance: 1 }, "opened"],
    [{ balance: 0 }, "used"],
    [{ validUntil: "2026-11-22" }, "expired"],
    [{ validUntil: "2026-11-23" }, "sent"],
    [{ status: "expired", balance: 0 }, "expired"],
    [{ status: "cancelled", balance: 0 }, "cancelled"],
  ])("%j: %s", (more, status) => {
    expect(giftCardStatus({ ...sent, ...more }, now)).toBe(status);
  });

  test("ends with its last day in the zone of the product, to the millisecond", () => {
    const midnight = Date.parse("2027-11-24T00:00:00+05:00");
    expect([midnight - 1, midnight].map((at) => isGiftCardSpendable(sent, at))).toEqual([true, false]);
  });

  test.each<Partial<IssuedGiftCard> | OrderedGiftCard>([
    { ...ordered, balance: 1 },
    { balance: 0 },
    { status: "cancelled" },
  ])("nothing can be bought with one that is %j", (more) => {
    expect(isGiftCardSpendable({ ...sent, ...more }, now)).toBe(false);
  });

  test.each<[string, Partial<IssuedGiftCard>, boolean]>([
    ["is with the buyer, who hands it over", {}, true],
    ["is to be sent", { recipientPhone: 77_017_654_321, sentAt: null }, true],
    ["was sent to its recipient", { recipientPhone: 77_017_654_321 }, false],
    ["was looked at by whoever has its link", { openedAt: "2026-11-23T11:00:00+05:00" }, true],
    ["is in an account, or was spent of", { takenAt: "2026-11-23T11:00:00+05:00" }, false],
    ["is cancelled", { status: "cancelled", balance: 0 }, false],
    ["is over", { validUntil: "2026-11-22" }, false],
  ])("one that %s: the buyer can have the money back: %j %s", (_, more, can) => {
    expect(isGiftCardCancellable({ ...sent, ...more }, now)).toBe(can);
  });
});

test.each([
  ["awaitingPayment", false],
  ["unpaid", false],
  ["scheduled", true],
  ["sent", true],
  ["opened", true],
  ["used", false],
  ["expired", false],
  ["cancelled", false],
] as const)("A card that is %s is said to be valid until its last day: %s", (status, isValid) => {
  expect(isGiftCardValid(status)).toBe(isValid);
});

test.each([
  ["firm", 7, { id: 7, networkId: 9, takesGiftCards: true }, true],
  ["firm", 9, { id: 7, networkId: 9, takesGiftCards: true }, false],
  ["network", 9, { id: 7, networkId: 9, takesGiftCards: true }, true],
  ["network", 7, { id: 7, networkId: null, takesGiftCards: true }, false],
  ["everyFirm", null, { id: 7, networkId: null, takesGiftCards: true }, true],
  ["everyFirm", null, { id: 7, networkId: 9, takesGiftCards: true }, true],
  ["everyFirm", null, { id: 7, networkId: null, takesGiftCards: false }, false],
  ["firm", 7, { id: 7, networkId: null, takesGiftCards: false }, false],
] as const)("A card for %s %s works at %j: %s", (kind, worksAtId, firm, works) => {
  expect(worksAt({ worksAt: kind, worksAtId }, firm)).toBe(works);
});
