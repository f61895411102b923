import { type Instant, localDateOf } from "../../../../domain/time.ts";
import { formatDay, formatTime } from "../../../format/calendar.ts";
import { useLanguage } from "../../../i18n/react.tsx";

/** Says a day and an hour in full. */
export function useWhen(): (instant: Instant) => string {
  const language = useLanguage();
  return (instant) => `${formatDay(localDateOf(instant), language)}, ${formatTime(instant)}`;
}
