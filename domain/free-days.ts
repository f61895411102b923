import type { Day } from "./entities.ts";
import type { LocalDate } from "./time.ts";

/** The first day with free time on a date or after it; of all days without one. */
export function firstFree(days: readonly Day[], from: LocalDate = ""): Day | undefined {
  return days.find(({ date, state }) => state === "free" && date >= from);
}

/** The first day with free time on a date or after it, else the first of all. */
export function nearestFree(days: readonly Day[], date: LocalDate): Day | undefined {
  return firstFree(days, date) ?? firstFree(days);
}
