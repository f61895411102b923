import type { PoolClient } from "pg";
import type { GiftCardPlace, IssuedGiftCard, KeptGiftCard } from "../../../domain/gift-card.ts";
import type { Language } from "../../../domain/language.ts";
import { noFirm } from "../../../domain/payment-subject.ts";
import type { Phone } from "../../../domain/phone.ts";
import { defaultTimeZone } from "../../../domain/time.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Reader } from "../../core/reader.ts";
import { advisoryLocks } from "../locks.ts";
import { isOpen } from "./payment-status.ts";

type Row = GiftCardPlace & {
  id: string;
  secretHash: Buffer;
  currency: string;
  /** Of the firm or the network where it works, in the reader's language; null where that is gone. */
  placeName: string | null;
  design: components["schemas"]["GiftCardDesign"];
  fromName: string | null;
  toName: string | null;
  words: string | null;
  sendOn: string | null;
  sendAt: string | null;
  buyerPhone: Phone;
  /** By a code that came with the order or since. */
  isPhoneProven: boolean;
  language: Language;
  keeperId: string | null;
  resentAt: string | null;
  resentCount: number;
  /** What became of giving the money back, once the card is cancelled. */
  refund: components["schemas"]["Refund"]["status"] | null;
  createdAt: string;
};

/** A gift card as the database has it; amounts in minor units, whatever is not known is null. */
export type GiftCardRow = KeptGiftCard & Row;

/** One that was paid. */
export type IssuedGiftCardRow = IssuedGiftCard & Row;

const select = `
  select g.id, g.secret_hash as "secretHash", g.status, g.amount, g.balance, g.currency, g.works_at as "worksAt",
         g.works_at_id as "worksAtId", case g.works_at when 'firm' then f.name ->> $1 when 'network' then n.name ->> $1 end as "placeName",
         g.design, g.from_name as "fromName", g.to_name as "toName", g.words, g.recipient_phone as "recipientPhone",
         g.send_on::text as "sendOn", g.send_at as "sendAt", g.buyer_phone as "buyerPhone", g.is_phone_proven as "isPhoneProven", g.language,
         g.keeper_id as "keeperId", g.pay_before as "payBefore", g.valid_until::text as "validUntil", g.sent_at as "sentAt",
         g.opened_at as "openedAt", g.taken_at as "takenAt", g.resent_at as "resentAt", g.resent_count as "resentCount", g.created_at as "createdAt",
         exists (select from payments p
                  where p.firm_id = ${noFirm} and p.subject = 'giftCard' and p.subject_id = g.id and ${isOpen}) as "isPaying",
         (select r.status from gift_card_entries e
            join payments p on p.id = e.payment_id
            join payment_refunds r on r.firm_id = p.firm_id and r.payment_id = p.id
           where e.gift_card_id = g.id and e.type = 'refunded'
           order by r.created_at desc, r.id limit 1) as refund
    from gift_cards g
    left join firms f on g.works_at = 'firm' and f.id = g.works_at_id
    left join networks n on g.works_at = 'network' and n.id = g.works_at_id`;

async function findOne(
  reader: Reader,
  language: Language,
  condition: string,
  value: unknown,
): Promise<GiftCardRow | undefined> {
  return (await reader.query<GiftCardRow>(`${select} where ${condition}`, [language, value])).rows[0];
}

export function findGiftCard(reader: Reader, id: string, language: Language): Promise<GiftCardRow | undefined> {
  return findOne(reader, language, "g.id = $2", id);
}

export function findGiftCardByToken(
  reader: Reader,
  tokenHash: Buffer,
  language: Language,
): Promise<GiftCardRow | undefined> {
  return findOne(reader, language, "g.token_hash = $2", tokenHash);
}

/** Those that a phone has ordered, the newest first. */
export async function findBoughtCards(reader: Reader, phone: Phone, language: Language, most: number) {
  const text = `${select} where g.buyer_phone = $2 order by g.created_at desc, g.id limit $3`;
  return (await reader.query<GiftCardRow>(text, [language, phone, most])).rows;
}

/** Those that a client keeps, the newest first. */
export async function findKeptCards(reader: Reader, clientId: string, language: Language, most: number) {
  const text = `${select} where g.keeper_id = $2 and g.status <> 'awaitingPayment' order by g.created_at desc, g.id limit $3`;
  return (await reader.query<IssuedGiftCardRow>(text, [language, clientId, most])).rows;
}

/**
 * Makes everyone else who wants to change the card wait for the end of this transaction.
 * @returns the language in which its people are written to; undefined where there is no such card
 */
export async function lockGiftCard(transaction: PoolClient, id: string): Promise<Language | undefined> {
  const text = "select language from gift_cards where id = $1 for update";
  return (await transaction.query<{ language: Language }>(text, [id])).rows[0]?.language;
}

export type NewGiftCard = Pick<
  GiftCardRow,
  "id" | "secretHash" | "amount" | "currency" | "worksAt" | "worksAtId" | "design" | "fromName" | "toName" | "words"
> &
  Pick<GiftCardRow, "recipientPhone" | "sendOn" | "buyerPhone" | "isPhoneProven" | "language"> & {
    tokenHash: Buffer;
    sendAt: Date | null;
    buyerName: string;
    payBefore: Date;
    now: Date;
  };

export async function insertGiftCard(transaction: PoolClient, card: NewGiftCard): Promise<void> {
  await transaction.query(
    `insert into gift_cards (id, secret_hash, token_hash, amount, currency, works_at, works_at_id, design, from_name, to_name,
                             words, recipient_phone, send_on, send_at, buyer_name, buyer_phone, is_phone_proven,
                             language, pay_before, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    [
      card.id,
      card.secretHash,
      card.tokenHash,
      card.amount,
      card.currency,
      card.worksAt,
      card.worksAtId,
      card.design,
      card.fromName,
      card.toName,
      card.words,
      card.recipientPhone,
      card.sendOn,
      card.sendAt,
      card.buyerName,
      card.buyerPhone,
      card.isPhoneProven,
      card.language,
      card.payBefore,
      card.now,
    ],
  );
}

/** How many cards a phone has ordered since an instant; until the end of the transaction nobody else orders for it. */
export async function countOrders(transaction: PoolClient, phone: Phone, since: Date): Promise<number> {
  await transaction.query("select pg_advisory_xact_lock($1, hashtext($2))", [
    advisoryLocks.giftCardOrders,
    String(phone),
  ]);
  const { rows } = await transaction.query<{ count: number }>(
    "select count(*)::int as count from gift_cards where buyer_phone = $1 and created_at > $2",
    [phone, since],
  );
  return rows[0]?.count ?? 0;
}

/** The card was seen by somebody who has its link. Before it is sent that is the buyer, and is not written down. */
export async function storeOpened(reader: Reader, id: string, now: Date): Promise<void> {
  const text = "update gift_cards set opened_at = $2 where id = $1 and opened_at is null and sent_at is not null";
  await reader.query(text, [id, now]);
}

/** Somebody has spent of the card or has put it into an account: it is not the buyer's to take back any more. */
export async function storeTaken(transaction: PoolClient, id: string, now: Date): Promise<void> {
  const text =
    "update gift_cards set taken_at = coalesce(taken_at, $2), opened_at = coalesce(opened_at, $2) where id = $1";
  await transaction.query(text, [id, now]);
}

export async function storeKeeper(transaction: PoolClient, id: string, clientId: string): Promise<void> {
  await transaction.query("update gift_cards set keeper_id = $2 where id = $1", [id, clientId]);
}

export async function storePhoneProven(transaction: PoolClient, id: string): Promise<void> {
  await transaction.query("update gift_cards set is_phone_proven = true where id = $1", [id]);
}

export async function storeResent(transaction: PoolClient, id: string, now: Date): Promise<void> {
  const text = "update gift_cards set resent_at = $2, resent_count = resent_count + 1 where id = $1";
  await transaction.query(text, [id, now]);
}

/** Whether the card, whose row is locked, was not sent before: it is from now on. */
export async function storeSent(transaction: PoolClient, id: string, now: Date): Promise<boolean> {
  const text = "update gift_cards set sent_at = $2 where id = $1 and sent_at is null and status = 'issued'";
  return (await transaction.query(text, [id, now])).rowCount === 1;
}

/**
 * A card is to be handed over by its buyer from now on, where all of the messages that were to bring it are lost, this last one too, and
 * nobody has opened it or spent any of it.
 * @returns the id of that card; undefined where there is none
 */
export async function storeUndelivered(transaction: PoolClient, messageId: string): Promise<string | undefined> {
  const { rows } = await transaction.query<{ id: string }>(
    `update gift_cards g set recipient_phone = null, send_on = null, send_at = null
       from sms_messages m
      where m.id = $1 and g.id = m.gift_card_id and m.phone = g.recipient_phone
        and g.status = 'issued' and g.balance = g.amount and g.opened_at is null and g.keeper_id is null
        and g.resent_count + 1 = (select count(*) from sms_messages o join outbox w using (id)
                                   where o.gift_card_id = g.id and o.phone = m.phone and w.settled_at is not null
                                     and not exists (select from outbox_events e where e.outbox_id = w.id and e.type = 'done'))
     returning g.id`,
    [messageId],
  );
  return rows[0]?.id;
}

/** Locks cards that are to be sent by now, and are not by anybody else at the moment. */
export function lockCardsToSend(transaction: PoolClient, now: Date, most: number): Promise<string[]> {
  const condition = "status = 'issued' and sent_at is null and send_at <= $1 order by send_at";
  return lockCards(transaction, condition, [now, most]);
}

/** The same of cards whose last day is over. */
export function lockCardsThatEnded(transaction: PoolClient, today: string, most: number): Promise<string[]> {
  return lockCards(transaction, "status = 'issued' and valid_until < $1::date order by valid_until", [today, most]);
}

/**
 * The same of cards with something left whose end is to be announced, so many days before it, and was not since then. It counts
 * as announced.
 */
export async function lockCardsToAnnounce(
  transaction: PoolClient,
  { today, daysBefore, now }: { today: string; daysBefore: readonly number[]; now: Date },
  most: number,
): Promise<string[]> {
  const condition = `status = 'issued' and balance > 0 and sent_at is not null and valid_until >= $1::date
                     and exists (select from unnest($3::int[]) as days
                                  where valid_until - days <= $1::date
                                    and (announced_at is null
                                         or (announced_at at time zone $4)::date < valid_until - days))
                     order by valid_until`;
  const ids = await lockCards(transaction, condition, [today, most, daysBefore, defaultTimeZone]);
  await transaction.query("update gift_cards set announced_at = $2 where id = any ($1)", [ids, now]);
  return ids;
}

async function lockCards(transaction: PoolClient, condition: string, values: unknown[]): Promise<string[]> {
  const { rows } = await transaction.query<{ id: string }>(
    `select id from gift_cards where ${condition}, id limit $2 for update skip locked`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** The phone of whoever keeps a card in their account. */
export async function findKeeperPhone(reader: Reader, id: string): Promise<Phone | undefined> {
  const text = "select c.phone from gift_cards g join clients c on c.id = g.keeper_id where g.id = $1";
  return (await reader.query<{ phone: Phone }>(text, [id])).rows[0]?.phone;
}
