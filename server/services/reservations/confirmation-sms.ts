import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Language } from "../../../domain/language.ts";
import { limits } from "../../core/limits.ts";
import { hourMs } from "../../../domain/time.ts";
import type { Config } from "../../core/config.ts";
import { countConfirmed, lockConfirmations, type ReservationRow } from "../../db/queries/reservations.ts";
import { requestSms } from "../outbox/sms.ts";
import { localMoment } from "../kit/local-moment.ts";
import { withNameOf } from "../kit/message-text.ts";
import { newVisitLink } from "./visit-link.ts";

type Values = { firm: string; date: string; time: string; link: string };

const texts: Record<Language, (words: Values) => string> = {
  ru: ({ firm, date, time, link }) => `${firm}: вы записаны на ${date} в ${time}. Посмотреть или отменить: ${link}`,
  kz: ({ firm, date, time, link }) => `${firm}: сіз жазылдыңыз, ${date}, сағат ${time}. Көру немесе бас тарту: ${link}`,
  en: ({ firm, date, time, link }) => `${firm}: you are booked for ${date}, ${time}. View or cancel: ${link}`,
};

/**
 * Has the client told of their visit, with a link that is a key to it. A phone that is confirmed for one visit after another
 * is not told of each: messages are paid for.
 */
export async function requestConfirmationSms(
  transaction: PoolClient,
  { config }: { config: Pick<Config, "publicUrl" | "secrets"> },
  { row, phone, language, now }: ConfirmedVisit,
): Promise<void> {
  await lockConfirmations(transaction, phone);
  const since = new Date(now.getTime() - hourMs);
  if ((await countConfirmed(transaction, phone, since)) > limits.confirmationSmsPerPhonePerHour) return;
  const { id: reservationId, firmId, startsAt, timeZone } = row;
  const moment = localMoment(startsAt, timeZone, language);
  const link = await newVisitLink(transaction, config, { firmId, reservationId, language, now });
  await requestSms(transaction, config.secrets.tokenKey, {
    id: randomUUID(),
    phone,
    text: withNameOf(row.firm.name, (firm) => texts[language]({ firm, link, ...moment })),
    visit: { reservationId, startsAt },
    beginBefore: new Date(startsAt),
    isSent: true,
    now,
  });
}

/** `phone`: whom to tell, in `language`, of the visit of `row`. */
type ConfirmedVisit = { row: ReservationRow; phone: number; language: Language; now: Date };
