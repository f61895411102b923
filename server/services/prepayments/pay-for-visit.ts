import type { PoolClient } from "pg";
import type { Payment } from "../../../domain/entities.ts";
import type { Language } from "../../../domain/language.ts";
import { limits } from "../../core/limits.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { keepTime } from "../../db/queries/hold-deadlines.ts";
import { visitSubject } from "../../db/queries/payments.ts";
import { lockReservation } from "../../db/queries/reservations.ts";
import { type Claim, claimedReservation } from "../reservations/reservation.ts";
import { beginPayment, lastOnItsWay, type Paying } from "../payments/begin.ts";
import { dueOf } from "./due.ts";
import { refuseUnpayable } from "./prepayment.ts";

const descriptions: Record<Language, (firm: string) => string> = {
  ru: (firm) => `Предоплата за визит: ${firm}`,
  kz: (firm) => `Қызметке алдын ала төлем: ${firm}`,
  en: (firm) => `Deposit for a visit: ${firm}`,
};

/**
 * Begins to pay what is due for a visit of the caller's; {@link getPrepayment} tells what became of it. Its time is kept from others
 * until nothing can be on its way to the processor any more, which is later than it is held.
 * @throws Refused reservationNotFound, holdExpired, also with too little of its time left, and what {@link beginPayment} throws
 */
export async function payForVisit(
  { reservationId, secret, ...paying }: Claim & Paying,
  dependencies: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<Payment> {
  const { currentUser, language, now, way } = paying;
  await lockReservation(transaction, reservationId);
  const row = await claimedReservation(transaction, { reservationId, secret, currentUser }, language);
  refuseUnpayable(row, now, way.type === "payBox" ? limits.payBoxPageSeconds : limits.lastChargeSeconds);
  const beginBefore = new Date(row.heldUntil ?? now);
  await keepTime(transaction, row, lastOnItsWay(beginBefore));
  const due = {
    ...visitSubject(row),
    amount: (await dueOf(transaction, row)).now,
    currency: row.currency,
    beginBefore,
    description: descriptions[language](row.firm.name),
    payerPhone: row.clientPhone,
    timeZone: row.timeZone,
  };
  return beginPayment(paying, due, dependencies, transaction);
}
