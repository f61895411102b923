import type { SurveyAnswers } from "./entities.ts";
import type { WallMinutes } from "./hours.ts";
import { begins } from "./part-of-day.ts";

/** The answers of a survey that firms are measured by, their keys read in the catalogue. */
export type Taste = Pick<SurveyAnswers, "hours" | "budget" | "priority"> & {
  /** The categories that are for whom is asked for; none where nobody was named. */
  forWhom: readonly number[];
  /** The categories that are of interest. */
  interests: readonly number[];
};

/** What a firm is measured by. */
export type Measured = {
  categoryIds: readonly number[];
  /** Minor units. */
  priceFrom: { amount: number };
  averageRating: number;
  discountPercent?: number | undefined;
  /** RFC 3339. */
  nearest?: { startTime: string } | undefined;
  weekly: readonly (WallMinutes & { weekday: number })[];
};

/** What an answer counts beside the others: for whom and what it is come before when, how much and how good. */
const weights = { forWhom: 10, interests: 10, hours: 2, budget: 2, priority: 3 };
const highestDiscount = 30;

/** Firms in the order in which they fit a taste; those that fit as well stay as they stood. */
export function inOwnOrder<Firm extends Measured>(firms: readonly Firm[], taste: Taste): Firm[] {
  const { forWhom, interests, hours = [], budget = [], priority = [] } = taste;
  const dearness = placeAmong(firms.map(priceOf));
  const lateness = placeAmong(firms.map(startOf));
  const fitOf = (firm: Firm) =>
    weights.forWhom * Number(forWhom.some((id) => firm.categoryIds.includes(id))) +
    weights.interests * mean(interests.map((id) => Number(firm.categoryIds.includes(id)))) +
    weights.hours * mean(hours.map((part) => openIn[part](firm.weekly))) +
    weights.budget * mean(budget.map((one) => fitsBudget[one](dearness(priceOf(firm))))) +
    weights.priority * mean(priority.map((one) => fitsPriority[one](firm, lateness)));
  const fit = new Map(firms.map((firm) => [firm, fitOf(firm)]));
  return firms.toSorted((one, other) => (fit.get(other) ?? 0) - (fit.get(one) ?? 0));
}

type Share = (value: number) => number;

/** How much of a part of the day, or of the weekend, a firm is open: 0 to 1. */
const openIn = {
  morning: (weekly) => within(8 * 60, 11 * 60, weekly),
  day: (weekly) => within(begins.day, begins.evening, weekly),
  evening: (weekly) => within(begins.evening, 22 * 60, weekly),
  weekend: (weekly) => mean([6, 7].map((day) => Number(weekly.some(({ weekday }) => weekday === day)))),
} satisfies Record<string, (weekly: Measured["weekly"]) => number>;

/** By how dear a firm is among the others: 0 the cheapest, 1 the dearest. */
const fitsBudget = {
  low: (place) => 1 - place,
  middle: (place) => 1 - Math.abs(2 * place - 1),
  high: (place) => place,
} satisfies Record<string, Share>;

const fitsPriority = {
  rating: ({ averageRating }) => Math.max(0, averageRating - 4),
  soon: (firm, placeOf) => 1 - placeOf(startOf(firm)),
  discount: ({ discountPercent = 0 }) => Math.min(1, discountPercent / highestDiscount),
} satisfies Record<string, (firm: Measured, placeOf: Share) => number>;

/** The share of the minutes between two of a day that a firm is open, on an average working day. */
function within(from: number, until: number, weekly: Measured["weekly"]): number {
  const shares = weekly.map(({ startsMinute, endsMinute }) =>
    Math.max(0, (Math.min(endsMinute, until) - Math.max(startsMinute, from)) / (until - from)),
  );
  const days = new Set(weekly.map(({ weekday }) => weekday)).size;
  return days === 0 ? 0 : Math.min(1, sum(shares) / days);
}

/** Where a value stands among others, 0 the least, 1 the greatest; equal ones stand at the same place. */
function placeAmong(values: readonly number[]): Share {
  const distinct = [...new Set(values)].toSorted((one, other) => one - other);
  return (value) => (distinct.length < 2 ? 0 : distinct.indexOf(value) / (distinct.length - 1));
}

function priceOf({ priceFrom }: Measured): number {
  return priceFrom.amount;
}

/** Epoch milliseconds of the nearest time; what has none comes after all. */
function startOf({ nearest }: Measured): number {
  return nearest === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(nearest.startTime);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => (values.length === 0 ? 0 : sum(values) / values.length);
