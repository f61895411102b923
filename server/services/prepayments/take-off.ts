import type { PoolClient } from "pg";
import { isOpenPayment } from "../../../domain/payment-status.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findPayments, visitSubject } from "../../db/queries/payments.ts";
import { lockReservation, type ReservationRow } from "../../db/queries/reservations.ts";
import { refuseOtherAmount } from "../kit/other-price.ts";
import { type Claim, claimedReservation } from "../reservations/reservation.ts";
import { standAsVisit } from "../reservations/stand-as-visit.ts";
import { refuseUnpayable } from "./prepayment.ts";

/**
 * Locks a visit of the caller's whose prepayment is awaited, and answers it: something may be taken off what is due, or put back.
 * While a payment is open it may not: what is paid is of the amount that was due then.
 * @throws Refused reservationNotFound, notPayable, holdExpired, paymentUnderWay
 */
export async function lockDue(
  transaction: PoolClient,
  { language, now, ...claim }: Claim & Pick<RequestContext, "language" | "now">,
): Promise<ReservationRow> {
  await lockReservation(transaction, claim.reservationId);
  const reservation = await claimedReservation(transaction, claim, language);
  refuseUnpayable(reservation, now);
  const payments = await findPayments(transaction, visitSubject(reservation));
  if (payments.some(({ status }) => isOpenPayment[status])) throw new Refused("paymentUnderWay");
  return reservation;
}

type Usable = { usable: number; currency: string };

/** @throws Refused notPayable where nothing can be taken off, priceChanged where that is not what the client has seen */
export function refuseUnexpected({ usable, currency }: Usable, expected: components["schemas"]["Money"]): void {
  if (usable === 0) throw new Refused("notPayable");
  refuseOtherAmount({ amount: usable, currency }, expected);
}

/** Makes a visit of what was paid by what is taken off alone. */
export async function standWhenPaid(
  transaction: PoolClient,
  { config }: Pick<Dependencies, "config">,
  reservation: ReservationRow,
  { left, now }: { left: number; now: Date },
): Promise<void> {
  if (left > 0) return;
  await standAsVisit(transaction, { config }, reservation, { by: "payment", now });
}
