import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Language } from "../../../domain/language.ts";
import { sendingHours } from "../../../domain/sending-hours.ts";
import { localDateAt } from "../../../domain/zone.ts";
import type { Config } from "../../core/config.ts";
import type { RequestRow } from "../../db/queries/waitlist.ts";
import { requestSms } from "../outbox/sms.ts";
import { localMoment } from "../kit/local-moment.ts";
import { withNameOf } from "../kit/message-text.ts";
import { newVisitLink } from "../reservations/visit-link.ts";

type Values = { firm: string; date: string; time: string; until: string; link: string };

const texts: Record<Language, (words: Values) => string> = {
  ru: ({ firm, date, time, until, link }) =>
    `${firm}: есть время ${date} в ${time}, держим для вас до ${until}. Ответить: ${link}`,
  kz: ({ firm, date, time, until, link }) =>
    `${firm}: ${date}, сағат ${time} бос, сізге ${until} уақытына дейін ұстаймыз. Жауап: ${link}`,
  en: ({ firm, date, time, until, link }) =>
    `${firm}: ${date}, ${time} is free. We are holding it for you until ${until}. Answer: ${link}`,
};

/** `startsAt`: of the offered time, RFC 3339; `timeZone`: the firm's. */
type OfferMessage = {
  request: RequestRow;
  offeredId: string;
  startsAt: string;
  heldUntil: Date;
  timeZone: string;
  now: Date;
};

/** Has somebody notified of a time that is held for them, with a link that is a key to their visit, or else to that time; never at night. */
export async function requestOfferSms(
  transaction: PoolClient,
  { publicUrl, tokenKey }: Pick<Config, "publicUrl"> & { tokenKey: string },
  { request, offeredId, startsAt, heldUntil, timeZone, now }: OfferMessage,
): Promise<void> {
  const { firmId, visitId, phone, language } = request;
  const reservationId = visitId ?? offeredId;
  const link = await newVisitLink(transaction, { publicUrl }, { firmId, reservationId, language, now });
  const hours = sendingHours(timeZone, localDateAt(timeZone, now.getTime()));
  const until = localMoment(heldUntil.toISOString(), timeZone, language).time;
  const moment = localMoment(startsAt, timeZone, language);
  await requestSms(transaction, tokenKey, {
    id: randomUUID(),
    phone,
    text: withNameOf(request.firm.name, (firm) => texts[language]({ firm, until, link, ...moment })),
    visit: { reservationId: offeredId, startsAt },
    beginBefore: new Date(Math.min(heldUntil.getTime(), hours.until)),
    isSent: true,
    now,
  });
}
