import type { PoolClient } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { Phone } from "../../../domain/phone.ts";
import type { ReviewRequest } from "../../../domain/reminders.ts";
import { hasTakenPlace } from "./visit-conditions.ts";

/** Has a client asked how a visit was at this time, and at no other from now on. */
export async function storeReviewRequest(
  transaction: PoolClient,
  { firmId, id }: { firmId: number; id: string },
  { sendFrom, sendUntil }: ReviewRequest,
): Promise<void> {
  await transaction.query(
    `insert into review_requests (firm_id, reservation_id, send_from, send_until) values ($1, $2, $3, $4)
     on conflict (firm_id, reservation_id) do update
       set send_from = excluded.send_from, send_until = excluded.send_until, requested_at = null`,
    [firmId, id, new Date(sendFrom), new Date(sendUntil)],
  );
}

/** A request that is due, of a visit that took place and has no review. */
export type DueReviewRequest = {
  id: string;
  firmId: number;
  sendUntil: string;
  phone: Phone;
  language: Language;
  firmName: string;
};

/** Takes the requests that are due, each once: another transaction at the same time gets others. */
export async function takeDueReviewRequests(
  transaction: PoolClient,
  now: Date,
  most: number,
): Promise<{ taken: number; due: DueReviewRequest[] }> {
  const { rows } = await transaction.query<{ taken: number; due: DueReviewRequest[] }>(
    `with due as (
       select q.firm_id, q.reservation_id from review_requests q
        where q.requested_at is null and q.send_from <= $1 and q.send_until > $1
        order by q.send_from limit $2
          for update skip locked
     ), taken as (
       update review_requests q set requested_at = $1 from due
        where q.firm_id = due.firm_id and q.reservation_id = due.reservation_id
       returning q.firm_id, q.reservation_id, q.send_until
     ), asked as (
       select r.id, r.firm_id as "firmId", t.send_until as "sendUntil", r.client_phone as phone, r.language,
              f.name ->> r.language as "firmName"
         from taken t
         join reservations r on r.firm_id = t.firm_id and r.id = t.reservation_id
         join firms f on f.id = r.firm_id
        where ${hasTakenPlace("r")} and r.ends_at <= $1 and r.client_phone is not null
          and not exists (select from reviews v where v.firm_id = r.firm_id and v.reservation_id = r.id)
     )
     select (select count(*)::integer from taken) as taken, coalesce((select jsonb_agg(asked) from asked), '[]') as due`,
    [now, most],
  );
  return rows[0] ?? { taken: 0, due: [] };
}
