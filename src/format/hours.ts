/** Opening hours of one weekday; ISO 8601 weekdays, absent times on a day off. */
export type WeekdayHours = { weekday: number; opensAt?: string; closesAt?: string };

/** Weekdays in a row that keep the same hours. */
export type HoursRun = { from: number; to: number; opensAt: string | undefined; closesAt: string | undefined };

/** Joins neighbouring weekdays with equal hours: Mon–Fri 09:00–20:00, Sat 10:00–18:00, Sun off. */
export function runsOfHours(hours: readonly WeekdayHours[]): HoursRun[] {
  const runs: HoursRun[] = [];
  for (const { weekday, opensAt, closesAt } of hours.toSorted((left, right) => left.weekday - right.weekday)) {
    const last = runs.at(-1);
    if (last !== undefined && last.opensAt === opensAt && last.closesAt === closesAt) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, opensAt, closesAt });
  }
  return runs;
}
