import type { ClientBase, PoolClient } from "pg";
import { giftCardToday } from "../../../domain/gift-card.ts";
import { limits } from "../../core/limits.ts";
import { addDays } from "../../../domain/time.ts";
import type { Reader } from "../../core/reader.ts";
import { projectPaymentStatus } from "./payment-status.ts";

/** What comes onto a card, or goes off it: `amount` is what the balance changes by, minor units. */
export type GiftCardEntry = { giftCardId: string; amount: number; now: Date } & (
  | { type: "issued" | "refunded"; paymentId: string }
  | { type: "spent" | "returned"; firmId: number; reservationId: string }
  | { type: "expired" }
);

/**
 * Writes an entry of a card, whose row is locked, with the balance that follows from it: the one way in which that changes. What a
 * visit shows of its payment follows.
 * @throws Error where the card has less than is to go off it, or more would come onto it than it was bought for
 */
export async function insertEntry(transaction: PoolClient, entry: GiftCardEntry): Promise<void> {
  const { giftCardId, type, amount, now } = entry;
  const paymentId = "paymentId" in entry ? entry.paymentId : null;
  const { firmId, reservationId } = "firmId" in entry ? entry : { firmId: null, reservationId: null };
  await transaction.query(
    `with moved as (
       update gift_cards set balance = balance + $3, entries = entries + 1 where id = $1 returning entries
     )
     insert into gift_card_entries (gift_card_id, sequence, type, amount, payment_id, firm_id, reservation_id, created_at)
     select $1, entries, $2, $3, $4, $5, $6, $7 from moved`,
    [giftCardId, type, amount, paymentId, firmId, reservationId, now],
  );
  if (firmId !== null) await projectPaymentStatus(transaction, { firmId, ids: [reservationId] });
}

/** A paid card can be spent until the end of a day. */
export async function storeIssued(transaction: PoolClient, id: string, validUntil: string): Promise<void> {
  await transaction.query(
    "update gift_cards set status = 'issued', valid_until = $2, first_valid_until = $2 where id = $1",
    [id, validUntil],
  );
}

export async function storeEnd(transaction: PoolClient, id: string, status: "expired" | "cancelled"): Promise<void> {
  await transaction.query("update gift_cards set status = $2 where id = $1", [id, status]);
}

/** The payment that a card was issued for. */
export async function findIssuingPayment(reader: Reader, id: string): Promise<string | undefined> {
  const text = `select payment_id as "paymentId" from gift_card_entries where gift_card_id = $1 and type = 'issued'`;
  return (await reader.query<{ paymentId: string }>(text, [id])).rows[0]?.paymentId;
}

/**
 * Gives back to their cards what was spent on visits that did not come about, whose rows are locked. A card that money comes back
 * to is good for some days more at least, also where its last day was over; but it ends for good some time after its first last
 * day, so that nobody prolongs it by booking and cancelling. What the visits show of their payments follows.
 */
export async function returnToGiftCards(
  transaction: ClientBase,
  { firmId, ids }: { firmId: number; ids: readonly string[] },
  now: Date,
): Promise<void> {
  const { rowCount } = await transaction.query(
    `with spent as (
       select gift_card_id, reservation_id, (-sum(amount))::bigint as amount,
              row_number() over (partition by gift_card_id order by reservation_id) as number
         from gift_card_entries where firm_id = $1 and reservation_id = any ($2)
        group by gift_card_id, reservation_id having sum(amount) < 0
     ), returned as (
       update gift_cards g
          set balance = g.balance + s.amount, entries = g.entries + s.count, status = 'issued',
              valid_until = greatest(g.valid_until, least($4::date, g.first_valid_until + $5::int))
         from (select gift_card_id, sum(amount)::bigint as amount, count(*)::int as count from spent group by gift_card_id) s
        where g.id = s.gift_card_id
       returning g.id, g.entries - s.count as before
     )
     insert into gift_card_entries (gift_card_id, sequence, type, amount, firm_id, reservation_id, created_at)
     select s.gift_card_id, returned.before + s.number, 'returned', s.amount, $1, s.reservation_id, $3
       from spent s join returned on returned.id = s.gift_card_id`,
    [firmId, ids, now, addDays(giftCardToday(now.getTime()), limits.giftCardReturnDays), limits.giftCardProlongedDays],
  );
  if (rowCount !== 0) await projectPaymentStatus(transaction, { firmId, ids });
}
