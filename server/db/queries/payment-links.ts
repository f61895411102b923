import type { PoolClient } from "pg";
import type { Language, Localized } from "../../../domain/language.ts";
import type { Phone } from "../../../domain/phone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Reader } from "../../core/reader.ts";
import type { SubjectKey } from "./payments.ts";

/** What a firm asks to be paid, in a language; instants in UTC, the amount in minor units. */
export type PaymentLinkRow = {
  firmId: number;
  id: string;
  firm: components["schemas"]["PaidFirm"];
  timeZone: string;
  purpose: string;
  amount: number;
  currency: string;
  expiresAt: string;
  clientPhone: Phone | null;
  paidAt: string | null;
};

type Key = { firmId: number; id: string };

/** A link as the subject of its payments. */
export function linkSubject({ firmId, id }: Key): SubjectKey {
  return { firmId, subject: "link", subjectId: id };
}

/** The link of a firm that has this code; undefined where there is none, or the firm is gone. */
export async function findPaymentLink(
  reader: Reader,
  { firmId, codeHash, language }: { firmId: number; codeHash: Buffer; language: Language },
): Promise<PaymentLinkRow | undefined> {
  const { rows } = await reader.query<PaymentLinkRow>(
    `select l.firm_id as "firmId", l.id, f.time_zone as "timeZone", l.purpose ->> $3 as purpose, l.amount, l.currency,
            l.expires_at as "expiresAt", l.client_phone as "clientPhone", l.paid_at as "paidAt",
            jsonb_build_object('id', f.id, 'name', f.name ->> $3, 'urlKey', f.url_key, 'city', c.name ->> $3,
                               'address', f.address ->> $3, 'phoneNumbers', f.phone_numbers) as firm
       from payment_links l
       join firms f on f.id = l.firm_id
       join cities c on c.id = f.city_id
      where l.firm_id = $1 and l.code_hash = $2`,
    [firmId, codeHash, language],
  );
  return rows[0];
}

/** Makes everyone else who wants to change the link, or to pay it, wait for the end of this transaction. */
export async function lockPaymentLink(transaction: PoolClient, { firmId, id }: Key): Promise<void> {
  await transaction.query("select from payment_links where firm_id = $1 and id = $2 for update", [firmId, id]);
}

export type NewPaymentLink = Key & {
  codeHash: Buffer;
  purpose: Localized;
  amount: number;
  currency: string;
  expiresAt: Date;
  now: Date;
};

export async function insertPaymentLink(transaction: PoolClient, link: NewPaymentLink): Promise<void> {
  const { firmId, id, codeHash, purpose, amount, currency, expiresAt, now } = link;
  await transaction.query(
    `insert into payment_links (firm_id, id, code_hash, purpose, amount, currency, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [firmId, id, codeHash, purpose, amount, currency, now, expiresAt],
  );
}

/** Writes down who pays by a link; the first stays. */
export async function registerPayer(
  transaction: PoolClient,
  { firmId, id }: Key,
  { clientId, phone, name, now }: { clientId: string | undefined; phone: Phone; name: string; now: Date },
): Promise<void> {
  await transaction.query(
    `update payment_links set client_id = $3, client_phone = $4, client_name = $5, registered_at = $6
      where firm_id = $1 and id = $2 and registered_at is null`,
    [firmId, id, clientId ?? null, phone, name, now],
  );
}

/** Answers false where it is paid already. */
export async function settlePaymentLink(transaction: PoolClient, { firmId, id }: Key, now: Date): Promise<boolean> {
  const text = "update payment_links set paid_at = $3 where firm_id = $1 and id = $2 and paid_at is null";
  return (await transaction.query(text, [firmId, id, now])).rowCount === 1;
}
