import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Language } from "../../../domain/language.ts";
import { type ReservationStatus, statusesBefore } from "../../../domain/reservation-status.ts";
import { statusAt } from "../../../domain/visit-status.ts";
import type { Config } from "../../core/config.ts";
import { moveReservations } from "../../db/queries/reservation-moves.ts";
import { findReservation, lockReservation, type ReservationRow } from "../../db/queries/reservations.ts";
import { requestSms } from "../outbox/sms.ts";
import { endReservations } from "./end.ts";
import { localMoment } from "../kit/local-moment.ts";
import { withNameOf } from "../kit/message-text.ts";
import { newVisitLink } from "./visit-link.ts";

/** What a salon says of a visit. */
export type SalonMove = Extract<ReservationStatus, "arrived" | "completed" | "noShow" | "cancelledBySalon">;

/** Why it could not be said: nobody's visit, too early to tell, or the status does not lead there. */
export type SalonMoveRefused =
  | { type: "unknown" }
  | { type: "tooEarly" }
  | { type: "impossible"; status: ReservationStatus };

type Values = { firm: string; date: string; time: string; link: string };

const cancelledTexts: Record<Language, (words: Values) => string> = {
  ru: ({ firm, date, time, link }) => `${firm}: салон отменил вашу запись на ${date} в ${time}. Подробнее: ${link}`,
  kz: ({ firm, date, time, link }) =>
    `${firm}: салон жазылуыңыздан бас тартты, ${date}, сағат ${time}. Толығырақ: ${link}`,
  en: ({ firm, date, time, link }) => `${firm} has cancelled your booking for ${date}, ${time}. Details: ${link}`,
};

/**
 * Writes down what a salon says of a visit, with all that follows for its time and its money (records 39, 121); a client whose visit is
 * cancelled is told so. What stands already is not written again.
 * @returns null once it stands
 */
export async function moveBySalon(
  transaction: PoolClient,
  { config }: { config: Pick<Config, "publicUrl" | "secrets"> },
  { reservationId, to, now }: { reservationId: string; to: SalonMove; now: Date },
): Promise<SalonMoveRefused | null> {
  const language = await lockReservation(transaction, reservationId);
  const row = language && (await findReservation(transaction, reservationId, language));
  if (!row) return { type: "unknown" };
  const { firmId, id, status, startsAt, endsAt } = row;
  if (status === to) return null;
  // What has taken place is not called off, though nobody wrote that down.
  const isOver = statusAt({ status, endTime: endsAt }, now.getTime()) === "completed";
  if (to === "cancelledBySalon" && isOver) return { type: "impossible", status: "completed" };
  if (!statusesBefore(to, "salon").includes(status)) return { type: "impossible", status };
  if ((to === "completed" || to === "noShow") && now.getTime() < Date.parse(startsAt)) return { type: "tooEarly" };
  const reservations = { firmId, ids: [id] };
  if (to === "arrived") await moveReservations(transaction, reservations, { to, by: "salon", now });
  else await endReservations(transaction, reservations, { to, by: "salon", now });
  if (to === "cancelledBySalon") await notifyOfCancellation(transaction, config, row, now);
  return null;
}

async function notifyOfCancellation(
  transaction: PoolClient,
  config: Pick<Config, "publicUrl" | "secrets">,
  { firmId, id: reservationId, clientPhone: phone, language, startsAt, timeZone, firm: { name } }: ReservationRow,
  now: Date,
): Promise<void> {
  const beginBefore = new Date(startsAt);
  if (phone === null || beginBefore <= now) return;
  const link = await newVisitLink(transaction, config, { firmId, reservationId, language, now });
  const moment = localMoment(startsAt, timeZone, language);
  await requestSms(transaction, config.secrets.tokenKey, {
    id: randomUUID(),
    phone,
    text: withNameOf(name, (firm) => cancelledTexts[language]({ firm, link, ...moment })),
    beginBefore,
    isSent: true,
    now,
  });
}
