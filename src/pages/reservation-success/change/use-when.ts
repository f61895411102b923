import type { Instant } from "../../../../domain/time.ts";
import { useDates } from "../../../blocks/use-dates.ts";
import { formatTime } from "../../../format/calendar.ts";

/** Says a day and an hour in full. */
export function useWhen(): (instant: Instant) => string {
  const { dayOf } = useDates();
  return (instant) => `${dayOf(instant)}, ${formatTime(instant)}`;
}
