import type { Prepayment } from "../../../domain/entities.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { Config } from "../../core/config.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { Reader } from "../../core/reader.ts";
import { findCards } from "../../db/queries/payment-cards.ts";
import { findPayments, findRefunds } from "../../db/queries/payments.ts";
import type { ReservationRow } from "../../db/queries/reservations.ts";
import { type Claim, claimedReservation, showReservation } from "../reservations/reservation.ts";
import { showCard, showPayment } from "./payment.ts";

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
  const [payments, refunds] = await Promise.all([findPayments(pool, row), findRefunds(pool, row)]);
  const { status: reservationStatus, heldForSeconds } = showReservation(row, now);
  const money = (amount: number) => ({ amount, currency: row.currency });
  const isDue = isPayable(row, now);
  const [last] = payments.toSorted((one, other) => Number(other.paid > 0) - Number(one.paid > 0));
  return {
    reservationId: row.id,
    reservationStatus,
    due: money(isDue ? row.prepayment : 0),
    ...(heldForSeconds !== undefined && { heldForSeconds }),
    bill: {
      price: money(row.fullTotal),
      discount: money(row.fullTotal - row.total),
      cashback: money(0),
      giftCard: money(0),
      now: money(row.prepayment),
      atSalon: money(row.total - row.prepayment),
    },
    ways: isDue ? await waysOf(pool, claim.currentUser, config) : [],
    ...(last !== undefined && { payment: showPayment(last, row.timeZone) }),
    refunds: refunds.map(({ id, amount, status, createdAt }) => ({
      id,
      amount: money(amount),
      status,
      createdAt: formatInZone(row.timeZone, Date.parse(createdAt)),
    })),
  };
}

/** Whether its time is held for a prepayment, with somebody there who can serve it. */
export function isPayable(row: ReservationRow, now: Date): boolean {
  const isHeld = row.heldUntil !== null && Date.parse(row.heldUntil) > now.getTime();
  return row.status === "awaitingPrepayment" && isHeld && row.firm.urlKey !== undefined;
}

async function waysOf(
  reader: Reader,
  currentUser: CurrentUser | undefined,
  { cloudPayments }: Config,
): Promise<Prepayment["ways"]> {
  const saved = currentUser === undefined ? [] : await findCards(reader, currentUser.id);
  return [
    ...saved.map(({ id, card, isDefault }) => ({
      type: "savedCard" as const,
      cardId: id,
      card: showCard(card),
      isDefault,
    })),
    { type: "card" as const, fieldUrl: cloudPayments.fieldUrl },
    { type: "payBox" as const },
  ];
}
