import { type Instant, type LocalDate, localDateOf } from "../../domain/time.ts";
import { formatDateOfYear, formatDayOfYear, formatDayShortOfYear } from "../format/calendar.ts";
import { dateBeside, dateInZone } from "../format/zone.ts";
import { useLanguage } from "../i18n/react.tsx";
import { useNow } from "./now.ts";

/** The dates of what was and will be, at the place of each: with the year where it is not the present one there. */
export function useDates() {
  const language = useLanguage();
  const now = useNow();
  return {
    /** {@link formatDateOfYear} */
    dateOf: (instant: Instant) => formatDateOfYear(localDateOf(instant), dateBeside(instant, now), language),
    /** {@link formatDayOfYear} */
    dayOf: (instant: Instant) => formatDayOfYear(localDateOf(instant), dateBeside(instant, now), language),
    /** {@link formatDayShortOfYear} */
    shortDayOf: (instant: Instant) => formatDayShortOfYear(localDateOf(instant), dateBeside(instant, now), language),
  };
}

/** {@link useDates} of days without an hour, at a place of that IANA zone. */
export function useDatesIn(timeZone: string) {
  const language = useLanguage();
  const now = useNow();
  const today = dateInZone(timeZone, now);
  return {
    /** {@link formatDateOfYear} */
    dateOf: (date: LocalDate) => formatDateOfYear(date, today, language),
    /** {@link formatDayOfYear} */
    dayOf: (date: LocalDate) => formatDayOfYear(date, today, language),
    /** {@link formatDayShortOfYear} */
    shortDayOf: (date: LocalDate) => formatDayShortOfYear(date, today, language),
  };
}
