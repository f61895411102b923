import type { PoolClient } from "pg";
import type { Phone } from "../../../domain/phone.ts";
import type { Reader } from "../../core/reader.ts";

/** A text message; `text` is sealed, and null once the gateway has it or never will. */
export type SmsMessage = { id: string; phone: Phone; text: string | null; isSent: boolean };

export async function insertSmsMessage(transaction: PoolClient, message: SmsMessage): Promise<void> {
  const { id, phone, text, isSent } = message;
  await transaction.query("insert into sms_messages (id, phone, text, is_sent) values ($1, $2, $3, $4)", [
    id,
    phone,
    text,
    isSent,
  ]);
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
