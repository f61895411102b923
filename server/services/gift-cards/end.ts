import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { giftCardToday } from "../../../domain/gift-card.ts";
import type { Language } from "../../../domain/language.ts";
import { formatAmount, signOf } from "../../../domain/money.ts";
import { dateInNumbers } from "../../../domain/reservation-date.ts";
import { isSendingHour, sendingHours } from "../../../domain/sending-hours.ts";
import { limits } from "../../core/limits.ts";
import { defaultTimeZone } from "../../../domain/time.ts";
import type { Config } from "../../core/config.ts";
import { insertEntry, storeEnd } from "../../db/queries/gift-card-entries.ts";
import {
  findGiftCard,
  findKeeperPhone,
  type GiftCardRow,
  lockCardsThatEnded,
  lockCardsToAnnounce,
} from "../../db/queries/gift-cards.ts";
import { requestSms } from "../outbox/sms.ts";
import { giftCardLink } from "./token.ts";

type Values = { money: string; until: string; link: string };

const texts: Record<Language, (words: Values) => string> = {
  ru: ({ money, until, link }) => `На подарочной карте Kezek осталось ${money}, она действует до ${until}. ${link}`,
  kz: ({ money, until, link }) => `Kezek сыйлық картасында ${money} қалды, жарамдылық мерзімі: ${until}. ${link}`,
  en: ({ money, until, link }) => `Your Kezek gift card has ${money} left and is valid until ${until}. ${link}`,
};

/** An amount as pages write it, with no other spaces than phones have. */
function moneyText({ balance, currency, language }: GiftCardRow): string {
  return `${formatAmount(balance, language)} ${signOf(currency)}`.replaceAll(/\s/gu, " ");
}

/** So many in one transaction. */
const mostAtOnce = 200;

type Ending = { config: Pick<Config, "publicUrl" | "secrets">; now: Date };

/**
 * Has whoever has a card told that its end is near, a month before and some days before, and never at night: who keeps it, or else
 * the phone that it was sent to, or the buyer who has handed it over.
 * @returns whether there may be more
 */
export async function announceEnds(transaction: PoolClient, { config, now }: Ending): Promise<boolean> {
  const today = giftCardToday(now.getTime());
  if (!isSendingHour(defaultTimeZone, now.getTime())) return false;
  const daysBefore = [limits.giftCardAnnounceDays, limits.giftCardLastAnnounceDays];
  const ids = await lockCardsToAnnounce(transaction, { today, daysBefore, now }, mostAtOnce);
  for (const id of ids) {
    const row = await findGiftCard(transaction, id, "ru");
    if (row === undefined || row.status === "awaitingPayment") continue;
    const { language, recipientPhone, buyerPhone } = row;
    const words = {
      money: moneyText(row),
      until: dateInNumbers(row.validUntil, language),
      link: giftCardLink({ config }, row),
    };
    await requestSms(transaction, config.secrets.tokenKey, {
      id: randomUUID(),
      phone: (await findKeeperPhone(transaction, id)) ?? recipientPhone ?? buyerPhone,
      text: texts[language](words),
      beginBefore: new Date(sendingHours(defaultTimeZone, today).until),
      isSent: true,
      giftCardId: id,
      now,
    });
  }
  return ids.length === mostAtOnce;
}

/**
 * Ends the cards whose last day is over, with what was left on them.
 * @returns whether there may be more
 */
export async function expireGiftCards(transaction: PoolClient, now: Date): Promise<boolean> {
  const ids = await lockCardsThatEnded(transaction, giftCardToday(now.getTime()), mostAtOnce);
  for (const giftCardId of ids) {
    const row = await findGiftCard(transaction, giftCardId, "ru");
    if (row === undefined) continue;
    await storeEnd(transaction, giftCardId, "expired");
    if (row.balance > 0) await insertEntry(transaction, { giftCardId, type: "expired", amount: -row.balance, now });
  }
  return ids.length === mostAtOnce;
}
