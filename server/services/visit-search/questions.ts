import type { Day } from "../../../domain/availability/day.ts";
import {
  type DaySummary,
  type DayTimes,
  findTimes,
  firstVisits,
  summarizeDay,
  visitAt,
  type VisitAnswer,
} from "../../../domain/availability/day-times.ts";
import { comparePlans, type DayPlan, shortestMinutes } from "../../../domain/availability/plans.ts";
import type { Visit } from "../../../domain/availability/visit.ts";
import type { VisitRequest } from "../../../domain/availability/visit-request.ts";

/** How many visits are wanted: of all days together, and of each. */
export type Most = { ofAll: number; ofOne: number };
export const everyVisit: Most = { ofAll: Number.POSITIVE_INFINITY, ofOne: Number.POSITIVE_INFINITY };

/** What is asked of the calendar for a request: each question has data, and its answer is data. */
export const questions = {
  /** The best plans of some days, and how long a visit takes at least, in minutes. */
  plans: (request: VisitRequest, days: readonly Day[]): { plans: DayPlan[]; shortestMinutes: number } => ({
    plans: comparePlans(days, request),
    shortestMinutes: shortestMinutes(request),
  }),
  /** Of each of some days whether it has free times, and how free it is; and their first visits. */
  overview: (
    request: VisitRequest,
    days: readonly Day[],
    most: Most,
  ): { summaries: DaySummary[]; first: Visit[][] } => ({
    summaries: days.map((day) => summarizeDay(day, request)),
    first: firstOf(request, days, most),
  }),
  /** All visits of a day, and why the other times have none. */
  times: (request: VisitRequest, day: Day): DayTimes => findTimes(day, request),
  /** Of each of some days the first visits. */
  firstVisits: firstOf,
  /** The visit that starts at a minute of a day. */
  visitAt: (request: VisitRequest, day: Day, minute: number): VisitAnswer => visitAt(day, request, minute),
};

function firstOf(request: VisitRequest, days: readonly Day[], most: Most): Visit[][] {
  let left = most.ofAll;
  return days.map((day) => {
    const visits = left === 0 ? [] : firstVisits(day, request, Math.min(left, most.ofOne));
    left -= visits.length;
    return visits;
  });
}
