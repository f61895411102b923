import type { Language } from "../../../domain/language.ts";
import { reservationDate } from "../../../domain/reservation-date.ts";
import { formatInZone } from "../../../domain/zone.ts";

/** The date and the time of an instant in a zone, as messages write them: "23.11.2026" ("23/11/2026" in English), "13:00". */
export function localMoment(instant: string, timeZone: string, language: Language): { date: string; time: string } {
  return reservationDate(formatInZone(timeZone, Date.parse(instant)), language);
}
