import { promisedCashback } from "../../../domain/cashback.ts";
import { ifCancelledNow } from "../../../domain/cancelling.ts";
import type { Prepayment } from "../../../domain/entities.ts";
import { takenApart, totalOfParts } from "../../../domain/prepayment-parts.ts";
import { moneySources } from "../../../domain/reservation-end.ts";
import { limits } from "../../core/limits.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findPayments, visitSubject } from "../../db/queries/payments.ts";
import { findRefunds } from "../../db/queries/payment-refunds.ts";
import { findReturnedParts } from "../../db/queries/prepayment-parts.ts";
import type { ReservationRow } from "../../db/queries/reservations.ts";
import { type Claim, claimedReservation, showReservation } from "../reservations/reservation.ts";
import { usableCashback } from "./usable-cashback.ts";
import { dueOf } from "./due.ts";
import { showPaying } from "../payments/paying.ts";
import { showCard } from "../payments/payment.ts";
import { instalmentWays, waysOf } from "../payments/ways.ts";

type Asked = Claim & Pick<RequestContext, "language" | "now">;

/**
 * What is to be paid before a visit of the caller's, in which ways, and what became of paying it.
 * @throws Refused reservationNotFound
 */
export async function getPrepayment(
  { language, now, ...claim }: Asked,
  { pool, config }: Pick<Dependencies, "pool" | "config">,
): Promise<Prepayment> {
  const row = await claimedReservation(pool, claim, language);
  const visit = visitSubject(row);
  const isDue = isPayable(row, now);
  const parts = await dueOf(pool, row);
  const left = { left: isDue ? parts.now : 0, currency: row.currency };
  const [payments, refunds, returned, cashback] = await Promise.all([
    findPayments(pool, visit),
    findRefunds(pool, visit),
    findReturnedParts(pool, row),
    usableCashback(pool, claim.currentUser, left),
  ]);
  const reservation = showReservation(row, now);
  const byCards = payments.map(({ paid, refunding, card }) => ({
    kept: paid - refunding,
    ...(card !== null && { card: showCard(card) }),
  }));
  const takenOff = moneySources.flatMap((account) => (account === "card" ? [] : [{ kept: parts[account], account }]));
  const ifCancelled = ifCancelledNow(reservation, [...byCards, ...takenOff], row.currency);
  const money = (amount: number) => ({ amount, currency: row.currency });
  const hasPayBox = isPayable(row, now, limits.payBoxPageSeconds);
  const ways = async () => [
    ...(await waysOf(pool, claim.currentUser, { config, hasPayBox, now })),
    ...(hasPayBox ? await instalmentWays(pool, { ...row, amount: parts.now }, config, now) : []),
  ];
  const { currency, timeZone, heldUntil } = row;
  const payable = isDue && heldUntil !== null ? { until: heldUntil, ways: await ways() } : null;
  return {
    ...showPaying({ payments, refunds }, { amount: parts.now, currency, timeZone, payable, now }),
    reservationId: row.id,
    firmId: row.firm.id,
    reservationStatus: reservation.status,
    bill: takenApart(reservation, parts),
    ...(cashback !== undefined && { cashback }),
    ...promisedCashback(left.left, row.cashbackPercent, row.currency),
    ...(totalOfParts(returned) > 0 && {
      returned: { cashback: money(returned.cashback), giftCard: money(returned.giftCard) },
    }),
    ...(ifCancelled !== undefined && { ifCancelled }),
  };
}

/** Whether its time is held for a prepayment, for so many seconds more at least, with somebody there who can serve it. */
function isPayable(row: ReservationRow, now: Date, seconds = 0): boolean {
  const isHeld = row.heldUntil !== null && Date.parse(row.heldUntil) > now.getTime() + seconds * 1000;
  return row.status === "awaitingPrepayment" && isHeld && row.firm.urlKey !== undefined;
}

/** @throws Refused holdExpired or notPayable for a reservation that is not payable for so many seconds more at least */
export function refuseUnpayable(row: ReservationRow, now: Date, seconds = 0): void {
  if (isPayable(row, now, seconds)) return;
  const isOver = row.status === "expired" || row.status === "awaitingPrepayment";
  throw new Refused(isOver ? "holdExpired" : "notPayable");
}
