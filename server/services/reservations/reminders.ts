import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Language } from "../../../domain/language.ts";
import { remindersOf, reviewRequestOf } from "../../../domain/reminders.ts";
import type { Config } from "../../core/config.ts";
import { storeReminders, takeDueReminders } from "../../db/queries/reminders.ts";
import { storeReviewRequest } from "../../db/queries/review-requests.ts";
import type { ReservationRow } from "../../db/queries/reservations.ts";
import { requestSms } from "../outbox/sms.ts";
import { localMoment } from "../kit/local-moment.ts";
import { withNameOf } from "../kit/message-text.ts";
import { newVisitLink } from "./visit-link.ts";

type Values = { firm: string; address: string; date: string; time: string; link: string };

const texts: Record<Language, (words: Values) => string> = {
  ru: ({ firm, address, date, time, link }) => `Ждём вас ${date} в ${time}. ${firm}, ${address}. ${link}`,
  kz: ({ firm, address, date, time, link }) => `Сізді ${date}, сағат ${time} күтеміз. ${firm}, ${address}. ${link}`,
  en: ({ firm, address, date, time, link }) => `See you on ${date} at ${time}. ${firm}, ${address}. ${link}`,
};

/**
 * Has the client of a confirmed visit reminded of it, where there is time for that, and asked how it was the day after. Whatever was
 * planned before is not.
 */
export async function planReminders(
  transaction: PoolClient,
  row: Pick<ReservationRow, "firmId" | "id" | "startsAt" | "endsAt" | "timeZone">,
  now: Date,
): Promise<void> {
  const visit = { startsAt: Date.parse(row.startsAt), madeAt: now.getTime(), timeZone: row.timeZone };
  await storeReminders(transaction, row, remindersOf(visit));
  await storeReviewRequest(transaction, row, reviewRequestOf({ ...row, endsAt: Date.parse(row.endsAt) }));
}

/** So many in one transaction. */
const mostAtOnce = 200;

/**
 * Requests the messages of reminders that are due, each with a link of its own.
 * @returns whether there may be more
 */
export async function requestReminders(
  transaction: PoolClient,
  { publicUrl, tokenKey, now }: Pick<Config, "publicUrl"> & { tokenKey: string; now: Date },
): Promise<boolean> {
  const due = await takeDueReminders(transaction, now, mostAtOnce);
  for (const { id: reservationId, firmId, phone, language, firmName, address, ...visit } of due) {
    const link = await newVisitLink(transaction, { publicUrl }, { firmId, reservationId, language, now });
    const moment = localMoment(visit.startsAt, visit.timeZone, language);
    await requestSms(transaction, tokenKey, {
      id: randomUUID(),
      phone,
      text: withNameOf(firmName, (firm) => texts[language]({ firm, address, link, ...moment })),
      visit: { reservationId, startsAt: visit.startsAt },
      beginBefore: new Date(visit.sendUntil),
      isSent: true,
      now,
    });
  }
  return due.length === mostAtOnce;
}
