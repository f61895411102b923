import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { Config } from "../../core/config.ts";
import { takeDueReviewRequests } from "../../db/queries/review-requests.ts";
import { requestSms } from "../outbox/sms.ts";
import { withNameOf } from "../kit/message-text.ts";
import { newVisitLink } from "../reservations/visit-link.ts";

const texts: Record<Language, (words: { firm: string; link: string }) => string> = {
  ru: ({ firm, link }) => `${firm}: как прошёл визит? Оставьте отзыв: ${link}`,
  kz: ({ firm, link }) => `${firm}: бәрі қалай өтті? Пікір қалдырыңыз: ${link}`,
  en: ({ firm, link }) => `${firm}: how was your visit? Leave a review: ${link}`,
};

/** So many in one transaction. */
const mostAtOnce = 200;

/**
 * Asks the clients of visits that took place for a review, the day after, each once and with a link of its own.
 * @returns whether there may be more
 */
export async function requestReviews(
  transaction: PoolClient,
  { publicUrl, tokenKey, now }: Pick<Config, "publicUrl"> & { tokenKey: string; now: Date },
): Promise<boolean> {
  const { taken, due } = await takeDueReviewRequests(transaction, now, mostAtOnce);
  for (const { id: reservationId, firmId, phone, language, firmName, sendUntil } of due) {
    const visit = { firmId, reservationId, language, isToReview: true, now };
    const link = await newVisitLink(transaction, { publicUrl }, visit);
    await requestSms(transaction, tokenKey, {
      id: randomUUID(),
      phone,
      text: withNameOf(firmName, (firm) => texts[language]({ firm, link })),
      reviewOf: reservationId,
      beginBefore: new Date(sendUntil),
      isSent: true,
      now,
    });
  }
  return taken === mostAtOnce;
}
