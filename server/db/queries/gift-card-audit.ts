import { endsGivingBack } from "../../../domain/reservation-end.ts";
import type { Reader } from "../../core/reader.ts";

/** What of the ledger of gift cards does not add up, by cards, in words. */
export async function findGiftCardFaults(reader: Reader): Promise<{ giftCardId: string; fault: string }[]> {
  const { rows } = await reader.query<{ giftCardId: string; fault: string }>(
    `select g.id as "giftCardId", 'is ' || g.balance || ', and its entries say ' || s.sum as fault
       from gift_cards g
      cross join lateral (select coalesce(sum(amount), 0) as sum, count(*) as count
                            from gift_card_entries e where e.gift_card_id = g.id) s
      where g.balance <> s.sum or g.entries <> s.count
     union all
     select e.gift_card_id, 'was issued for ' || p.paid || ', which was paid for ' || p.subject || ' ' || p.subject_id
       from gift_card_entries e join payments p on p.id = e.payment_id
      where e.type = 'issued' and (p.paid <> e.amount or p.subject <> 'giftCard' or p.subject_id <> e.gift_card_id)
     union all
     select e.gift_card_id, 'gave back ' || -e.amount || ', and its payment ' || p.refunding
       from gift_card_entries e join payments p on p.id = e.payment_id
      where e.type = 'refunded' and p.refunding <> -e.amount
     union all
     select e.gift_card_id, 'has paid ' || -sum(e.amount) || ' for ' || r.id || ', which is ' || r.status
       from gift_card_entries e join reservations r on r.firm_id = e.firm_id and r.id = e.reservation_id
      group by e.gift_card_id, r.id, r.status
     having sum(e.amount) > 0
         or (sum(e.amount) < 0 and r.status = any ($1))`,
    [endsGivingBack("giftCard")],
  );
  return rows;
}
