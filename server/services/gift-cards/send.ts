import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Language } from "../../../domain/language.ts";
import { isGiftCardSpendable } from "../../../domain/gift-card.ts";
import { dayMs } from "../../../domain/time.ts";
import type { Config } from "../../core/config.ts";
import { findGiftCard, type GiftCardRow, lockCardsToSend, storeSent } from "../../db/queries/gift-cards.ts";
import { requestSms } from "../outbox/sms.ts";
import { giftCardLink } from "./token.ts";

/** Without the amount: part of it may be spent by the time that the message is read. */
const texts: Record<Language, (link: string) => string> = {
  ru: (link) => `Вам подарили карту Kezek. Открыть подарок: ${link}`,
  kz: (link) => `Сізге Kezek сыйлық картасы сыйланды. Сыйлықты ашу: ${link}`,
  en: (link) => `You have been given a Kezek gift card. Open your gift: ${link}`,
};

/** For so long a message is tried to be sent. */
const sendingDays = 3;

type Sending = { config: Pick<Config, "publicUrl" | "secrets">; now: Date };

/** Has the link of a card sent to a phone. */
export async function requestGiftSms(
  transaction: PoolClient,
  { config, now }: Sending,
  { phone, row }: { phone: number; row: GiftCardRow },
): Promise<void> {
  await requestSms(transaction, config.secrets.tokenKey, {
    id: randomUUID(),
    phone,
    text: texts[row.language](giftCardLink({ config }, row)),
    beginBefore: new Date(now.getTime() + sendingDays * dayMs),
    isSent: true,
    giftCardId: row.id,
    now,
  });
}

/**
 * Sends a paid card, whose row is locked, once: its link goes to the recipient's phone; or it is with the buyer, who sees it
 * from now on. Where the buyer has handed it over before its day, and it is spent or in an account, no message follows.
 */
export async function sendGiftCard(transaction: PoolClient, sending: Sending, row: GiftCardRow): Promise<void> {
  const isFirst = await storeSent(transaction, row.id, sending.now);
  const isTaken = row.keeperId !== null || !isGiftCardSpendable(row, sending.now.getTime());
  if (!isFirst || isTaken || row.recipientPhone === null) return;
  await requestGiftSms(transaction, sending, { phone: row.recipientPhone, row });
}

/** So many in one transaction. */
const mostAtOnce = 200;

/**
 * Sends the cards whose day has come.
 * @returns whether there may be more
 */
export async function sendDueGiftCards(transaction: PoolClient, sending: Sending): Promise<boolean> {
  const ids = await lockCardsToSend(transaction, sending.now, mostAtOnce);
  for (const id of ids) {
    const row = await findGiftCard(transaction, id, "ru");
    if (row !== undefined) await sendGiftCard(transaction, sending, row);
  }
  return ids.length === mostAtOnce;
}
