import type { IfCancelled, Payment, Reservation } from "./entities.ts";
import { sum } from "./money.ts";
import { moneyAtEnd } from "./reservation-end.ts";

/** Of what the service shows: a visit that is over is none of these. */
const cancellable: readonly Reservation["status"][] = ["confirmed", "awaitingPrepayment"];
const unpaid: readonly Reservation["paymentStatus"][] = ["notRequired", "required", "failed"];
/** What changes by nothing but a payment or a cancellation. */
const settled: readonly Reservation["paymentStatus"][] = [...unpaid, "paid", "refunded"];

/** Whether nothing was taken for a visit, so that nothing is to be given back. */
export function isUnpaid({ paymentStatus }: Pick<Reservation, "paymentStatus">): boolean {
  return unpaid.includes(paymentStatus);
}

/**
 * How a visit can be changed by its client: as it can be cancelled, since its old time is given up; what was paid for, or waits
 * to be, is not, whose amount would change with it.
 */
export function changingOf(reservation: Parameters<typeof cancellingOf>[0]): ReturnType<typeof cancellingOf> {
  return reservation.status === "confirmed" && isUnpaid(reservation) ? cancellingOf(reservation) : "impossible";
}

/**
 * Whether a visit may become one that asks for a prepayment of `wanted`, both in minor units: what stands without the payment that
 * others make first would be had by a detour.
 */
export function mayAskFor({ wanted, agreed }: { wanted: number; agreed: number }): boolean {
  return wanted <= agreed;
}

/** What was paid for a visit and is not given back yet, minor units, and by which card or from which account of ours. */
export type KeptPayment = { kept: number; card?: Payment["card"]; account?: IfCancelled["to"][number]["account"] };

/**
 * What becomes of the money if its client cancels a visit now: while that is free all of it comes back, to where it came from, and
 * later nothing does. Undefined where nothing was paid, or nothing can be cancelled.
 */
export function ifCancelledNow(
  reservation: Parameters<typeof cancellingOf>[0],
  payments: readonly KeptPayment[],
  currency: string,
): IfCancelled | undefined {
  const paying = payments.filter(({ kept }) => kept > 0);
  if (cancellingOf(reservation) === "impossible" || paying.length === 0) return undefined;
  const money = (amount: number) => ({ amount, currency });
  const total = sum(paying.map(({ kept }) => kept));
  const { freeCancelUntil: until } = reservation;
  if (until === undefined) return { back: money(0), kept: money(total), to: [] };
  const returned = paying.filter(({ account }) => moneyAtEnd.cancelledByClient[account ?? "card"] === "givenBack");
  const back = sum(returned.map(({ kept }) => kept));
  const to = returned.map(({ kept, card, account }) => ({
    amount: money(kept),
    ...(card !== undefined && { card }),
    ...(account !== undefined && { account }),
  }));
  return { back: money(back), kept: money(total - back), to, until };
}

/**
 * How a visit can be cancelled: by its client for nothing, with all that was paid given back; `tooLate`, when the firm alone can;
 * not at all, where it is no visit to come any more, or where it is not known yet what is paid.
 */
export function cancellingOf(
  reservation: Pick<Reservation, "status" | "paymentStatus" | "freeCancelUntil">,
): "free" | "tooLate" | "impossible" {
  const isMoneyKnown = settled.includes(reservation.paymentStatus);
  if (!cancellable.includes(reservation.status) || !isMoneyKnown) return "impossible";
  return reservation.freeCancelUntil === undefined ? "tooLate" : "free";
}
