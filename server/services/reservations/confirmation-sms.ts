import { hourMs } from "../../../domain/time.ts";
import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { everywhere, pagePaths, pathOf, secretMark } from "../../../domain/addresses.ts";
import type { Language } from "../../../domain/language.ts";
import { limits } from "../../../domain/limits.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { countConfirmed, lockConfirmations, type ReservationRow } from "../../db/queries/reservations.ts";
import { requestSms } from "../outbox/sms.ts";

type Words = { firm: string; date: string; time: string; link: string };

const texts: Record<Language, (words: Words) => string> = {
  ru: ({ firm, date, time, link }) => `${firm}: вы записаны на ${date} в ${time}. Посмотреть или отменить: ${link}`,
  kz: ({ firm, date, time, link }) => `${firm}: сіз жазылдыңыз, ${date}, сағат ${time}. Көру немесе бас тарту: ${link}`,
  en: ({ firm, date, time, link }) => `${firm}: you are booked for ${date}, ${time}. View or cancel: ${link}`,
};

/**
 * Has the client told of their visit, with the link that is its key: the secret stands in the fragment, which no server, log
 * or Referer sees. A phone that is confirmed for one visit after another is not told of each: messages are paid for.
 */
export async function requestConfirmationSms(
  transaction: PoolClient,
  { config }: Pick<Dependencies, "config">,
  { row, secret, phone, language, now }: ConfirmedVisit,
): Promise<void> {
  await lockConfirmations(transaction, phone);
  const since = new Date(now.getTime() - hourMs);
  if ((await countConfirmed(transaction, phone, since)) > limits.confirmationSmsPerPhonePerHour) return;
  const path = pathOf(pagePaths.reservationSuccess, { reservationId: row.id });
  const link = `${config.publicUrl}${path}?${everywhere.language}=${language}${secretMark}${secret}`;
  const start = formatInZone(row.timeZone, Date.parse(row.startsAt));
  const [year, month, day] = start.slice(0, 10).split("-");
  const date = [day, month, year].join(language === "en" ? "/" : ".");
  const text = texts[language]({ firm: row.firm.name, date, time: start.slice(11, 16), link });
  const beginBefore = new Date(row.startsAt);
  await requestSms(transaction, config.secrets.tokenKey, {
    id: randomUUID(),
    reservationId: row.id,
    phone,
    text,
    beginBefore,
    isSent: true,
    now,
  });
}

/** `phone`: whom to tell, in `language`; `secret`: the key to the reservation of `row`. */
type ConfirmedVisit = { row: ReservationRow; secret: string; phone: number; language: Language; now: Date };
