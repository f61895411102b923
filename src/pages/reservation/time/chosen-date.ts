import type { Day } from "../../../../domain/entities.ts";
import type { LocalDate } from "../../../../domain/time.ts";

/**
 * The day to show: the one that was picked, else the nearest free one, so that nobody looks at an empty month.
 * Undefined while days are on their way, and where none of them is free.
 */
export function chosenDate({ days }: { days: readonly Day[] }, picked: LocalDate | null): LocalDate | undefined {
  const isThere = days.some(({ date }) => date === picked);
  return picked !== null && isThere ? picked : nearestFree(days, "")?.date;
}

/** The first day with free time on a date or after it. */
export function nearestFree(days: readonly Day[], from: LocalDate): Day | undefined {
  return days.find(({ date, state }) => state === "free" && date >= from);
}
