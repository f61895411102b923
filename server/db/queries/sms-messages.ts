import type { PoolClient } from "pg";
import type { Phone } from "../../../domain/phone.ts";
import type { Reader } from "../../core/reader.ts";

/** A text message; `text` is sealed, and null once the gateway has it or never will. */
export type SmsMessage = { id: string; phone: Phone; text: string | null; isSent: boolean };

/** The visit, or the time held for somebody, that a message tells of: without it, or at another time, it is not wanted. */
export type ToldVisit = { reservationId: string; startsAt: string };

export async function insertSmsMessage(
  transaction: PoolClient,
  { id, phone, text, isSent, visit }: SmsMessage & { visit: ToldVisit | undefined },
): Promise<void> {
  await transaction.query(
    `insert into sms_messages (id, phone, text, is_sent, reservation_id, visit_starts_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, phone, text, isSent, visit?.reservationId, visit?.startsAt],
  );
}

/** Whether a message says what is still so: one that tells of a visit does while that stands and begins when it says. */
export async function isSmsWanted(reader: Reader, id: string): Promise<boolean> {
  const { rows } = await reader.query(
    `select from sms_messages m
      where id = $1 and (reservation_id is null
             or exists (select from reservations r
                         where r.id = m.reservation_id and r.status in ('held', 'confirmed') and r.starts_at = m.visit_starts_at))`,
    [id],
  );
  return rows.length > 0;
}

export async function findSmsMessage(reader: Reader, id: string): Promise<SmsMessage | undefined> {
  const { rows } = await reader.query<SmsMessage>(
    'select id, phone, text, is_sent as "isSent" from sms_messages where id = $1',
    [id],
  );
  return rows[0];
}

export async function forgetSmsText(transaction: PoolClient, id: string): Promise<void> {
  await transaction.query("update sms_messages set text = null where id = $1", [id]);
}
