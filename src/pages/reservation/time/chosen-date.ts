import type { Day } from "../../../../domain/entities.ts";
import { firstFree } from "../../../../domain/free-days.ts";
import type { LocalDate } from "../../../../domain/time.ts";

/**
 * The day to show: the one that was picked, else the nearest free one, so that nobody looks at an empty month.
 * Undefined while days are on their way, and where none of them is free.
 */
export function chosenDate({ days }: { days: readonly Day[] }, picked: LocalDate | null): LocalDate | undefined {
  const isThere = days.some(({ date }) => date === picked);
  return picked !== null && isThere ? picked : firstFree(days)?.date;
}
