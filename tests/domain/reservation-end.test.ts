import fc from "fast-check";
import { describe, expect, test } from "vitest";
import contract from "../../openapi/generated/openapi.json" with { type: "json" };
import { ifCancelledNow, type KeptPayment } from "../../domain/cancelling.ts";
import {
  bonusesAt,
  endsGivingBack,
  isEnd,
  moneyAtEnd,
  type MoneySource,
  reservationEnds,
} from "../../domain/reservation-end.ts";
import { reservationMoves, takesTime } from "../../domain/reservation-status.ts";
import { statusAt } from "../../domain/visit-status.ts";

const statuses: readonly string[] = contract.components.schemas.ReservationStatus.enum;
const sources: MoneySource[] = ["card", "cashback", "giftCard"];
const end = fc.constantFrom(...reservationEnds);
const source = fc.constantFrom(...sources);

test("every status of the contract that leads nowhere is an end with a row for its money, and no other one is", () => {
  const ends = statuses.filter((status) => !reservationMoves.some(([from]) => from === status));
  expect(new Set(reservationEnds)).toEqual(new Set(ends));
  for (const status of statuses) expect([status, isEnd(status)]).toEqual([status, ends.includes(status)]);
});

describe("Of the money of a client, whatever their reservation ends as", () => {
  test("nothing is kept for a time that was called off or ran out, and all for one that the salon has kept for them", () => {
    fc.assert(
      fc.property(end, source, (status, from) => {
        const isCalledOff = !takesTime[status] && status !== "noShow";
        expect(moneyAtEnd[status][from]).toBe(isCalledOff ? "givenBack" : "kept");
        expect(endsGivingBack(from).includes(status)).toBe(isCalledOff);
      }),
    );
  });

  test("bonuses are earned by a visit that has taken place alone, by what is kept of it, and never more than was promised", () => {
    const money = fc.record({ promised: fc.nat(10_000_000), kept: fc.nat(100_000_000), percent: fc.nat(50) });
    fc.assert(
      fc.property(end, money, (status, { promised, kept, percent }) => {
        const bonuses = bonusesAt(status, { promised, kept, percent });
        expect(bonuses).toBeGreaterThanOrEqual(0);
        expect(bonuses).toBeLessThanOrEqual(Math.min(promised, (kept * percent) / 100));
        const hasEarned = status === "completed" && promised > 0 && (kept * percent) / 100 >= 100;
        expect(bonuses > 0).toBe(hasEarned);
      }),
    );
  });

  test("what earns bonuses gives nothing back", () => {
    fc.assert(
      fc.property(end, source, (status, from) => {
        if (moneyAtEnd[status].bonuses === "earned") expect(moneyAtEnd[status][from]).toBe("kept");
      }),
    );
  });
});

test("a visit that nobody has ended is, after its time, what earns", () => {
  const endTime = "2026-11-25T14:00:00+05:00";
  const shown = statusAt({ status: "confirmed", endTime }, Date.parse(endTime));
  expect(isEnd(shown) && moneyAtEnd[shown].bonuses).toBe("earned");
});

test("what a client is told of cancelling now is what their cancelling does", () => {
  const until = "2026-11-22T13:00:00+05:00";
  const visit = { status: "confirmed", paymentStatus: "paid", freeCancelUntil: until } as const;
  const payment = fc.record({ kept: fc.integer({ min: 1, max: 100_000_000 }), from: source });
  fc.assert(
    fc.property(fc.array(payment, { minLength: 1, maxLength: 5 }), (paid) => {
      const payments = paid.map(({ kept, from }): KeptPayment => ({ kept, ...(from !== "card" && { account: from }) }));
      const back = paid.filter(({ from }) => moneyAtEnd.cancelledByClient[from] === "givenBack");
      const outcome = ifCancelledNow(visit, payments, "KZT");
      expect(outcome?.to.map(({ amount }) => amount.amount)).toEqual(back.map(({ kept }) => kept));
    }),
  );
});
