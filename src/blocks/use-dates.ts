import { type Instant, localDateOf } from "../../domain/time.ts";
import { formatDateOfYear, formatDayOfYear } from "../format/calendar.ts";
import { dateBeside } from "../format/zone.ts";
import { useLanguage } from "../i18n/react.tsx";
import { useEnvironment } from "./environment.ts";

/** The dates of what was and will be, at the place of each: with the year where it is not the present one there. */
export function useDates() {
  const language = useLanguage();
  const { now } = useEnvironment();
  return {
    /** {@link formatDateOfYear} */
    dateOf: (instant: Instant) => formatDateOfYear(localDateOf(instant), dateBeside(instant, now), language),
    /** {@link formatDayOfYear} */
    dayOf: (instant: Instant) => formatDayOfYear(localDateOf(instant), dateBeside(instant, now), language),
  };
}
