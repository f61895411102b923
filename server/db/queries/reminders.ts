import type { PoolClient } from "pg";
import type { Reminder } from "../../../domain/reminders.ts";
import type { Language } from "../../../domain/language.ts";
import type { Phone } from "../../../domain/phone.ts";

type Visit = { firmId: number; id: string };

/** Has a client reminded of a visit at these times, and at no others from now on. */
export async function storeReminders(
  transaction: PoolClient,
  { firmId, id }: Visit,
  reminders: readonly Reminder[],
): Promise<void> {
  await transaction.query("delete from reservation_reminders where firm_id = $1 and reservation_id = $2", [firmId, id]);
  await transaction.query(
    `insert into reservation_reminders (firm_id, reservation_id, kind, send_from, send_until)
     select $1, $2, kind, to_timestamp(send_from / 1000.0), to_timestamp(send_until / 1000.0)
       from unnest($3::text[], $4::bigint[], $5::bigint[]) as wanted (kind, send_from, send_until)`,
    [
      firmId,
      id,
      reminders.map(({ kind }) => kind),
      reminders.map(({ sendFrom }) => sendFrom),
      reminders.map(({ sendUntil }) => sendUntil),
    ],
  );
}

/** A reminder that is due, of a visit that stands. */
export type DueReminder = {
  id: string;
  firmId: number;
  startsAt: string;
  sendUntil: string;
  phone: Phone;
  language: Language;
  timeZone: string;
  firmName: string;
  address: string;
};

/** Takes the reminders that are due, each once: another transaction at the same time gets others. */
export async function takeDueReminders(transaction: PoolClient, now: Date, most: number): Promise<DueReminder[]> {
  const { rows } = await transaction.query<DueReminder>(
    `with due as (
       select m.firm_id, m.reservation_id, m.kind from reservation_reminders m
        where m.requested_at is null and m.send_from <= $1 and m.send_until > $1
        order by m.send_from limit $2
          for update skip locked
     ), taken as (
       update reservation_reminders m set requested_at = $1 from due
        where m.firm_id = due.firm_id and m.reservation_id = due.reservation_id and m.kind = due.kind
       returning m.firm_id, m.reservation_id, m.send_until
     )
     select r.id, r.firm_id as "firmId", r.starts_at as "startsAt", t.send_until as "sendUntil",
            r.client_phone as phone, r.language, f.time_zone as "timeZone", f.name ->> r.language as "firmName",
            f.address ->> r.language as address
       from taken t
       join reservations r on r.firm_id = t.firm_id and r.id = t.reservation_id
       join visited_firms f on f.id = r.firm_id
      where r.status = 'confirmed' and r.client_phone is not null`,
    [now, most],
  );
  return rows;
}
