import type { Language } from "../../domain/language.ts";
import { weekdayNameShort } from "./calendar.ts";

/** ISO weekdays in their order, neighbours joined: "пн–ср, пт". */
export function formatWeekdays(weekdays: readonly number[], language: Language): string {
  const runs: { from: number; to: number }[] = [];
  for (const day of weekdays.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last !== undefined && day === last.to + 1) last.to = day;
    else runs.push({ from: day, to: day });
  }
  const name = (day: number) => weekdayNameShort(day, language);
  return runs
    .map(({ from, to }) => (from === to ? name(from) : name(from) + (to === from + 1 ? ", " : "–") + name(to)))
    .join(", ");
}
