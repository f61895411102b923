import { epochOf, type Instant } from "./time.ts";

/** What a visit consists of, in the order in which it begins; of what begins at once by person. */
export function inVisitOrder<Entry extends { startTime: Instant; person: number }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (one, other) => epochOf(one.startTime) - epochOf(other.startTime) || one.person - other.person,
  );
}
