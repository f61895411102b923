import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Language } from "../../../domain/language.ts";
import { isGiftCardSpendable } from "../../../domain/gift-card.ts";
import { dayMs } from "../../../domain/time.ts";
import type { Config } from "../../core/config.ts";
import {
  findGiftCard,
  type GiftCardRow,
  lockCardsToSend,
  storeSent,
  storeUndelivered,
} from "../../db/queries/gift-cards.ts";
import { requestSms } from "../outbox/sms.ts";
import { giftCardLink } from "./token.ts";

/**
 * By whom they are for: the recipient, or the buyer who hands the card over. Without the amount: part of it may be spent by the time
 * that the message is read.
 */
const texts: Record<"recipient" | "buyer" | "buyerInstead", Record<Language, (link: string) => string>> = {
  recipient: {
    ru: (link) => `Вам подарили карту Kezek. Открыть подарок: ${link}`,
    kz: (link) => `Сізге Kezek сыйлық картасы сыйланды. Сыйлықты ашу: ${link}`,
    en: (link) => `You have been given a Kezek gift card. Open your gift: ${link}`,
  },
  buyer: {
    ru: (link) => `Ваша подарочная карта Kezek готова. Передайте эту ссылку тому, кому дарите: ${link}`,
    kz: (link) => `Kezek сыйлық картаңыз дайын. Осы сілтемені сыйлайтын адамыңызға беріңіз: ${link}`,
    en: (link) => `Your Kezek gift card is ready. Pass this link on to whoever it is for: ${link}`,
  },
  buyerInstead: {
    ru: (link) => `SMS с вашей подарочной картой Kezek не дошло до получателя. Передайте ему ссылку сами: ${link}`,
    kz: (link) => `Kezek сыйлық картаңыз туралы SMS алушыға жетпеді. Оған сілтемені өзіңіз беріңіз: ${link}`,
    en: (link) => `The SMS with your Kezek gift card did not reach its recipient. Pass the link on yourself: ${link}`,
  },
};

/** For so long a message is tried to be sent. */
const sendingDays = 3;

type Sending = { config: Pick<Config, "publicUrl" | "secrets">; now: Date };

/** Has the link of a card sent to its recipient, or else to its buyer, who hands it over. */
export async function requestGiftSms(
  transaction: PoolClient,
  { config, now }: Sending,
  row: GiftCardRow,
  role: keyof typeof texts = row.recipientPhone === null ? "buyer" : "recipient",
): Promise<void> {
  const { recipientPhone, buyerPhone, language } = row;
  const text = texts[role][language];
  await requestSms(transaction, config.secrets.tokenKey, {
    id: randomUUID(),
    phone: recipientPhone ?? buyerPhone,
    text: text(giftCardLink({ config }, row)),
    beginBefore: new Date(now.getTime() + sendingDays * dayMs),
    isSent: true,
    giftCardId: row.id,
    now,
  });
}

/**
 * Sends a paid card, whose row is locked, once: its link goes to the recipient's phone, or to that of the buyer, who may have
 * closed the page where it is shown from now on. Where the buyer has handed it over before its day, and it is spent or in an account, no message follows.
 */
export async function sendGiftCard(transaction: PoolClient, sending: Sending, row: GiftCardRow): Promise<void> {
  const isFirst = await storeSent(transaction, row.id, sending.now);
  const isTaken = row.keeperId !== null || !isGiftCardSpendable(row, sending.now.getTime());
  if (isFirst && !isTaken) await requestGiftSms(transaction, sending, row);
}

/**
 * Leaves a card whose message will never reach its recipient with its buyer, who is told of it, can hand it over, and can have the
 * money back. Where another message of it may have come, or it was opened, it stays as it is.
 */
export async function handOverUndelivered(transaction: PoolClient, sending: Sending, messageId: string): Promise<void> {
  const id = await storeUndelivered(transaction, messageId);
  const row = id === undefined ? undefined : await findGiftCard(transaction, id, "ru");
  if (row !== undefined) await requestGiftSms(transaction, sending, row, "buyerInstead");
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
