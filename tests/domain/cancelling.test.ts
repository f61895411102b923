import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cancellingOf, changingOf, mayAskFor } from "../../domain/cancelling.ts";
import type { Reservation } from "../../domain/entities.ts";
import { reservationMoves, type ReservationStatus } from "../../domain/reservation-status.ts";
import { freeCancelling } from "../../domain/terms.ts";

type PaymentStatus = Reservation["paymentStatus"];

/** What of the client's money is with the firm: nothing, all that was to be paid, nothing any more, or what may still change by itself. */
const payments: readonly { paymentStatus: PaymentStatus; money: "none" | "all" | "returned" | "unsettled" }[] = [
  { paymentStatus: "notRequired", money: "none" },
  { paymentStatus: "required", money: "none" },
  { paymentStatus: "failed", money: "none" },
  { paymentStatus: "processing", money: "unsettled" },
  { paymentStatus: "needs3ds", money: "unsettled" },
  { paymentStatus: "unknown", money: "unsettled" },
  { paymentStatus: "authorized", money: "unsettled" },
  { paymentStatus: "paid", money: "all" },
  { paymentStatus: "partiallyRefunded", money: "unsettled" },
  { paymentStatus: "refunded", money: "returned" },
];
const moneyOf = (status: PaymentStatus) => payments.find(({ paymentStatus }) => paymentStatus === status)?.money;

const statuses = new Set(reservationMoves.flatMap(([from, to]) => [from, to]));
const end = Date.parse("2026-11-22T13:00:00+05:00");
const visits = fc.record({
  status: fc.constantFrom(...statuses),
  paymentStatus: fc.constantFrom(...payments.map(({ paymentStatus }) => paymentStatus)),
});
/** Of the seconds around the end of free cancelling, and of the months. */
const milliseconds = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -1e10, max: 1e10 }));

type Visit = { status: ReservationStatus; paymentStatus: PaymentStatus };

/** A reservation as the service shows it so many milliseconds after cancelling has ended to be free. */
const shown = (visit: Visit, after: number) => ({
  ...visit,
  ...freeCancelling({ freeCancelUntil: new Date(end).toISOString() }, "Asia/Aqtau", end + after),
});

describe("Whatever a reservation's status, its payment and the hour", () => {
  it("its client cancels only what may become cancelled by them, while it is known what was paid, and in time", () => {
    const isLeftByClient = (status: ReservationStatus) =>
      reservationMoves.some(([from, to, by]) => from === status && to === "cancelledByClient" && by.includes("client"));
    for (const status of statuses) {
      for (const { paymentStatus, money } of payments) {
        for (const after of [-1, 0, 1]) {
          const visit = { status, paymentStatus };
          const isImpossible = !isLeftByClient(status) || money === "unsettled";
          const wanted = isImpossible ? "impossible" : after < 0 ? "free" : "tooLate";
          expect([visit, cancellingOf(shown(visit, after))]).toEqual([visit, wanted]);
        }
      }
    }
  });

  it("a reservation is changed only as a visit for which nothing was paid, and on the terms on which it is cancelled", () => {
    fc.assert(
      fc.property(visits, milliseconds, (visit, after) => {
        const reservation = shown(visit, after);
        const isFreeOfMoney = visit.status === "confirmed" && moneyOf(visit.paymentStatus) === "none";
        const wanted = isFreeOfMoney ? cancellingOf(reservation) : "impossible";
        expect(changingOf(reservation)).toBe(wanted);
      }),
      { numRuns: 400 },
    );
  });

  it("what is not free to leave any more never is again, and what can be left at all depends on no hour", () => {
    fc.assert(
      fc.property(visits, milliseconds, fc.nat({ max: 1e10 }), (visit, after, later) => {
        for (const leavingOf of [cancellingOf, changingOf]) {
          const [before, then] = [leavingOf(shown(visit, after)), leavingOf(shown(visit, after + later))];
          if (before !== "free") expect(then).toBe(before);
          else expect(then).toBe(after + later < 0 ? "free" : "tooLate");
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe("A visit for which something is to be paid beforehand", () => {
  it.each([
    [200_000, 200_000, true],
    [0, 200_000, true],
    [200_001, 200_000, false],
    [1, 0, false],
  ])("may become one that asks for %i where %i was agreed on: %s", (wanted, agreed, may) => {
    expect(mayAskFor({ wanted, agreed })).toBe(may);
  });
});
