import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cancellingOf, ifCancelledNow, type KeptPayment } from "../../domain/cancelling.ts";

const until = "2026-11-22T13:00:00+05:00";
const visit = { status: "confirmed", paymentStatus: "paid", freeCancelUntil: until } as const;
const late = { status: "confirmed", paymentStatus: "paid" } as const;
const card = { lastFour: "4242" };
const money = (amount: number) => ({ amount, currency: "KZT" });

describe("If a visit is cancelled now", () => {
  test("all that was paid comes back to the card that it came from, until the firm's minute", () => {
    expect(ifCancelledNow(visit, [{ kept: 500_000, card }], "KZT")).toEqual({
      back: money(500_000),
      kept: money(0),
      to: [{ amount: money(500_000), card }],
      until,
    });
  });

  test("nothing comes back after it", () => {
    expect(ifCancelledNow(late, [{ kept: 500_000, card }], "KZT")).toEqual({
      back: money(0),
      kept: money(500_000),
      to: [],
    });
  });

  test.each([
    ["nothing was paid for", { ...visit, paymentStatus: "notRequired" }, []],
    ["all was given back for", { ...visit, paymentStatus: "refunded" }, [{ kept: 0, card }]],
    ["is over", { ...visit, status: "completed" }, [{ kept: 500_000, card }]],
    ["is cancelled", { ...visit, status: "cancelledByClient" }, [{ kept: 500_000, card }]],
  ] as const)("nothing is said of one that %s", (_, reservation, payments) => {
    expect(ifCancelledNow(reservation, payments, "KZT")).toBeUndefined();
  });

  test("what comes back, by where to, and what stays are together what was paid, to the tiyn", () => {
    const payment = fc.record({ kept: fc.nat(100_000_000) });
    fc.assert(
      fc.property(fc.constantFrom(visit, late), fc.array(payment, { maxLength: 5 }), (reservation, payments) => {
        const paid = payments.reduce((sum, { kept }) => sum + kept, 0);
        const outcome = ifCancelledNow(reservation, payments, "KZT");
        fc.pre(outcome !== undefined);
        expect(outcome.back.amount + outcome.kept.amount).toBe(paid);
        expect(outcome.to.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(outcome.back.amount);
        expect(outcome.back.amount > 0).toBe(cancellingOf(reservation) === "free");
      }),
    );
  });
});

test("each part goes back to where it came from, and what is back already is not named", () => {
  const payments: KeptPayment[] = [
    { kept: 0, card },
    { kept: 300_000, card },
    { kept: 200_000, account: "giftCard" },
    { kept: 100 },
  ];
  expect(ifCancelledNow(visit, payments, "KZT")?.to).toStrictEqual([
    { amount: money(300_000), card },
    { amount: money(200_000), account: "giftCard" },
    { amount: money(100) },
  ]);
});

test("nothing is said where all that was paid is back already", () => {
  expect(ifCancelledNow(visit, [{ kept: 0, card }], "KZT")).toBeUndefined();
});
