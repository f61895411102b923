import type { Grade, Reviewability } from "./entities.ts";
import { limits } from "./limits.ts";
import type { ReservationStatus } from "./reservation-status.ts";
import { dayMs, epochOf, type Instant } from "./time.ts";
import { statusAt } from "./visit-status.ts";

const grades: Readonly<Record<number, Grade>> = { 1: "BAD", 2: "BAD", 3: "NORMAL", 4: "GOOD", 5: "EXCELLENT" };

/** The word for a rating, which is a whole number from 1 to 5. */
export function gradeOf(rating: number): Grade {
  const grade = grades[rating];
  if (grade === undefined) throw new Error(`No rating is ${rating}.`);
  return grade;
}

const beforeVisit: readonly ReservationStatus[] = ["held", "awaitingPrepayment", "confirmed", "arrived"];

/**
 * Whether a visit can be reviewed: not before its end, then for a while, and never what came to nothing.
 * @param now epoch milliseconds
 */
export function reviewabilityOf(visit: Parameters<typeof statusAt>[0], now: number): Reviewability {
  const status = statusAt(visit, now);
  if (beforeVisit.includes(status)) return "early";
  if (status !== "completed") return "impossible";
  return now < reviewableUntil(visit.endTime) ? "open" : "over";
}

/** Until when a visit that ends then can be reviewed, epoch milliseconds. */
export function reviewableUntil(endTime: Instant): number {
  return epochOf(endTime) + limits.reviewDays * dayMs;
}

/** A client's name as everybody may read it: the first word, and of the second its initial. */
export function publicNameOf(name: string): string {
  const [first = "", second] = name.trim().split(/\s+/u);
  return second === undefined ? first : `${first} ${[...second][0]}.`;
}
