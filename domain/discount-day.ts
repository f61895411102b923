import type { Discount } from "./entities.ts";
import { addDays, type LocalDate, parseMinutes, weekdayOf } from "./time.ts";

/**
 * The next date on which something is cheaper: today as long as those hours are not over.
 * @param today the date and the minute (from midnight) at the firm
 */
export function nextDiscounted(
  { weekdays, endsAt }: { weekdays: readonly number[]; endsAt: Discount["endsAt"] },
  today: { date: LocalDate; minute: number },
): LocalDate | undefined {
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .map((days) => addDays(today.date, days))
    .find((date) => weekdays.includes(weekdayOf(date)) && (date !== today.date || today.minute < parseMinutes(endsAt)));
}
