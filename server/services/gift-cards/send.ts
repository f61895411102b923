import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { type Language, localeOf } from "../../../domain/language.ts";
import { dayMs } from "../../../domain/time.ts";
import type { Config } from "../../core/config.ts";
import { findGiftCard, type GiftCardRow, lockCardsToSend, storeSent } from "../../db/queries/gift-cards.ts";
import { requestSms } from "../outbox/sms.ts";
import { giftCardLink } from "./token.ts";

const texts: Record<Language, (money: string, link: string) => string> = {
  ru: (money, link) => `Вам подарили карту Kezek на ${money}. Открыть подарок: ${link}`,
  kz: (money, link) => `Сізге ${money} Kezek картасы сыйланды. Сыйлықты ашу: ${link}`,
  en: (money, link) => `You have been given a Kezek card for ${money}. Open your gift: ${link}`,
};

/** For so long a message is tried to be sent. */
const sendingDays = 3;

type Sending = { config: Pick<Config, "publicUrl" | "secrets">; now: Date };

/** An amount in minor units as messages write it. */
export function moneyText(amount: number, language: Language): string {
  return `${new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 2 }).format(amount / 100)} ₸`.replaceAll(
    /\s/gu,
    " ",
  );
}

/** Has the link of a card sent to a phone. */
export async function requestGiftSms(
  transaction: PoolClient,
  { config, now }: Sending,
  { phone, row }: { phone: number; row: GiftCardRow },
): Promise<void> {
  await requestSms(transaction, config.secrets.tokenKey, {
    id: randomUUID(),
    phone,
    text: texts[row.language](moneyText(row.amount, row.language), giftCardLink({ config }, row)),
    beginBefore: new Date(now.getTime() + sendingDays * dayMs),
    isSent: true,
    now,
  });
}

/**
 * Sends a paid card, whose row is locked, once: its link goes to the recipient's phone; or it is with the buyer, who sees it
 * from now on.
 */
export async function sendGiftCard(transaction: PoolClient, sending: Sending, row: GiftCardRow): Promise<void> {
  if (!(await storeSent(transaction, row.id, sending.now)) || row.recipientPhone === null) return;
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
