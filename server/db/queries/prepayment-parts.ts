import type { ClientBase, PoolClient } from "pg";
import type { PrepaymentParts } from "../../../domain/prepayment-parts.ts";
import type { ReservationStatus } from "../../../domain/reservation-status.ts";
import type { Reader } from "../../core/reader.ts";
import { returnToCashback } from "./cashback.ts";
import { returnToGiftCards } from "./gift-card-entries.ts";
import { partSums } from "./part-sums.ts";

type Visit = { firmId: number; id: string };

/** With these what gift cards and cashback have paid goes back to them. */
export const returningStatuses: readonly ReservationStatus[] = ["expired", "cancelledByClient", "cancelledBySalon"];

/** What gift cards and cashback have paid of a visit, and was not returned. */
export async function findParts(reader: Reader, { firmId, id }: Visit): Promise<PrepaymentParts> {
  const { rows } = await reader.query<PrepaymentParts>(
    `select ${partSums.giftCard("$1", "$2")} as "giftCard", ${partSums.cashback("$1", "$2")} as cashback`,
    [firmId, id],
  );
  return rows[0] ?? { giftCard: 0, cashback: 0 };
}

/** What went back to gift cards and cashback with the visit itself; not what the client has put back before. */
export async function findReturnedParts(reader: Reader, { firmId, id }: Visit): Promise<PrepaymentParts> {
  const sumOf = (entries: string) =>
    `(select coalesce(sum(e.amount), 0)::bigint
        from ${entries} e
       where e.firm_id = $1 and e.reservation_id = $2 and e.type = 'returned'
         and exists (select from reservation_history h
                      where h.firm_id = $1 and h.reservation_id = $2 and h.to_status = any ($3)
                        and h.moved_at = e.created_at))`;
  const { rows } = await reader.query<PrepaymentParts>(
    `select ${sumOf("gift_card_entries")} as "giftCard", ${sumOf("cashback_entries")} as cashback`,
    [firmId, id, returningStatuses],
  );
  return rows[0] ?? { giftCard: 0, cashback: 0 };
}

/** A visit whose prepayment gift cards and cashback have paid shows that it is paid. */
export async function settleByParts(transaction: PoolClient, { firmId, id }: Visit): Promise<void> {
  const text = "update reservations set payment_status = 'paid' where firm_id = $1 and id = $2";
  await transaction.query(text, [firmId, id]);
}

/** Gives back what gift cards and cashback have paid of visits that did not come about, whose rows are locked. */
export async function returnParts(
  transaction: ClientBase,
  visits: { firmId: number; ids: readonly string[] },
  now: Date,
): Promise<void> {
  const toCards = await returnToGiftCards(transaction, visits, now);
  const toCashback = await returnToCashback(transaction, visits, now);
  if (!toCards && !toCashback) return;
  // A visit that a payment has paid for too shows that one.
  await transaction.query(
    `update reservations r set payment_status = 'refunded'
      where r.firm_id = $1 and r.id = any ($2) and r.payment_status = 'paid'
        and not exists (select from payments p where p.firm_id = $1 and p.reservation_id = r.id and p.paid > 0)`,
    [visits.firmId, visits.ids],
  );
}
