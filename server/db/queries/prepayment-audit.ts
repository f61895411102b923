import { endsGivingBack } from "../../../domain/reservation-end.ts";
import type { Reader } from "../../core/reader.ts";
import { partSums, sumOfParts } from "./part-sums.ts";
import { derivedPaymentStatus } from "./payment-status.ts";

/** What cashback, gift cards and payments have paid before visits and does not add up, by reservations, in words. */
export async function findPartFaults(reader: Reader): Promise<{ reservationId: string; fault: string }[]> {
  const { rows } = await reader.query<{ reservationId: string; fault: string }>(
    `with spent_on as (
       select firm_id, reservation_id as id from cashback_entries where type in ('spent', 'returned')
       union select firm_id, reservation_id from gift_card_entries where reservation_id is not null
     ), paid as (
       select r.id, r.status, r.prepayment,
              ${partSums.cashback("r.firm_id", "r.id")} as cashback, ${sumOfParts("r.firm_id", "r.id")} as taken_off,
              (select coalesce(sum(p.paid - p.refunding), 0) from payments p
                where p.firm_id = r.firm_id and p.reservation_id = r.id) as card
         from reservations r join spent_on using (firm_id, id)
     )
     select id as "reservationId", 'was paid ' || cashback || ' of cashback, and is ' || status as fault from paid
      where cashback < 0 or (cashback > 0 and status = any ($1))
     union all
     select id, 'was paid ' || taken_off || ' by what was taken off and ' || card || ' by card, of a prepayment of ' || prepayment from paid
      where taken_off + card > prepayment
     union all
     select id, 'shows ' || shown || ', and its payments and what was taken off say ' || derived
       from (select r.id, r.payment_status as shown, ${derivedPaymentStatus} as derived from reservations r
              where r.prepayment > 0 or r.payment_status <> 'notRequired') visits
      where shown <> derived`,
    [endsGivingBack("cashback")],
  );
  return rows;
}
