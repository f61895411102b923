import type { PoolClient } from "pg";
import type { Phone } from "../../../domain/phone.ts";
import type { Reader } from "../../core/reader.ts";
import { hasTakenPlace } from "./visit-conditions.ts";

/** A text message; `text` is sealed, and null once the gateway has it or never will. */
export type SmsMessage = { id: string; phone: Phone; text: string | null; isSent: boolean };

/** The visit, or the time held for somebody, that a message tells of: without it, or at another time, it is not wanted. */
type SubjectVisit = { reservationId: string; startsAt: string };

/** What a message is about, where that may come to nothing. */
export type SmsSubject = {
  visit?: SubjectVisit | undefined;
  reviewOf?: string | undefined;
  giftCardId?: string | undefined;
};

export async function insertSmsMessage(
  transaction: PoolClient,
  { id, phone, text, isSent, visit, reviewOf, giftCardId }: SmsMessage & SmsSubject,
): Promise<void> {
  await transaction.query(
    `insert into sms_messages (id, phone, text, is_sent, reservation_id, visit_starts_at, gift_card_id, asks_for_review)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, phone, text, isSent, visit?.reservationId ?? reviewOf, visit?.startsAt, giftCardId, reviewOf !== undefined],
  );
}

/**
 * Whether a message says what is still so: one that tells of a visit does while that stands and begins when it says; one that
 * asks for a review, while the visit took place and has none; one that brings a gift card, while there is something on that for whom it is sent to.
 */
export async function isSmsWanted(reader: Reader, id: string): Promise<boolean> {
  const { rows } = await reader.query(
    `select from sms_messages m
      where id = $1 and (reservation_id is null
             or exists (select from reservations r
                         where r.id = m.reservation_id
                           and case when m.asks_for_review
                                    then ${hasTakenPlace("r")} and not exists
                                         (select from reviews v where v.firm_id = r.firm_id and v.reservation_id = r.id)
                                    else r.status in ('held', 'confirmed') and r.starts_at = m.visit_starts_at end))
        and (gift_card_id is null
             or exists (select from gift_cards g left join clients c on c.id = g.keeper_id
                         where g.id = m.gift_card_id and g.status = 'issued' and g.balance > 0
                           and (g.keeper_id is null or c.phone = m.phone)))`,
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
