import type { Weekday, WeekdayRange } from "../../../server/db/catalogue/catalogue.ts";

export const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5];
export const exceptMonday: readonly Weekday[] = [2, 3, 4, 5, 6, 7];
export const exceptSunday: readonly Weekday[] = [1, 2, 3, 4, 5, 6];

/** The same hours, counted from midnight, on each of the days. */
export function weekly(days: readonly Weekday[], fromHour: number, untilHour: number): WeekdayRange[] {
  return days.map((weekday) => ({ weekday, startsMinute: fromHour * 60, endsMinute: untilHour * 60 }));
}

/** A happy hour: fewer people come then, so it costs less. */
export function happyHour(
  percent: number,
  days: readonly Weekday[],
  fromHour: number,
  untilHour: number,
): (WeekdayRange & { percent: number })[] {
  return weekly(days, fromHour, untilHour).map((range) => ({ ...range, percent }));
}
