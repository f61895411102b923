import { type LocalDate, weekdayOf } from "./time.ts";

/** Minutes of a wall clock from the midnight that begins a date, end excluded; past 1440 they are of the next date. */
export type WallMinutes = { startsMinute: number; endsMinute: number };

/** Hours that repeat every week, by ISO weekday, and the dates on which others stand in their place: none on a day off. */
export type Hours = {
  weekly: readonly (WallMinutes & { weekday: number })[];
  special: Readonly<Record<LocalDate, readonly WallMinutes[]>>;
};

/** The hours that begin on a date; those that began the day before and go on past midnight are not among them. */
export function hoursOn({ weekly, special }: Hours, date: LocalDate): readonly WallMinutes[] {
  const weekday = weekdayOf(date);
  return special[date] ?? weekly.filter((range) => range.weekday === weekday);
}

/** What the hours of two have in common of those that begin on a date: when a master works while the firm is open. */
export function hoursOnBoth(one: Hours, other: Hours, date: LocalDate): WallMinutes[] {
  const others = hoursOn(other, date);
  return hoursOn(one, date).flatMap((range) =>
    others.flatMap((around) => {
      const startsMinute = Math.max(range.startsMinute, around.startsMinute);
      const endsMinute = Math.min(range.endsMinute, around.endsMinute);
      return startsMinute < endsMinute ? [{ startsMinute, endsMinute }] : [];
    }),
  );
}
