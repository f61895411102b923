import { hoursOn } from "../../domain/hours.ts";
import { addDays, type LocalDate, weekdayOf } from "../../domain/time.ts";
import type { SpecialHoursEntry } from "../../server/db/catalogue/catalogue.ts";
import type { FirmSketch } from "./sketch.ts";

/** The years of which the demo knows the holidays and who is away. */
export const years = [2026, 2027, 2028, 2029, 2030];

const hour = 60;

/**
 * The dates on which a firm does not keep to its week, by date: New Year's Eve ends at 18:00, New Year and Nauryz are off,
 * before Women's Day some begin early and end late, and on the first Tuesday of a month some clean until 14:00.
 */
export function specialHoursOf(sketch: FirmSketch): SpecialHoursEntry[] {
  const { opening, opensBeforeHolidays = false, cleansMonthly = false } = sketch;
  const usual = { weekly: opening, special: {} };
  const onOpenDay = (date: LocalDate, change: Change): SpecialHoursEntry[] => {
    const hours = hoursOn(usual, date).map(change);
    return hours.length === 0 ? [] : [{ date, hours }];
  };
  return years
    .flatMap((year) => [
      { date: `${year}-01-01`, hours: [] },
      ...(cleansMonthly ? firstTuesdays(year).flatMap((date) => onOpenDay(date, fromTwo)) : []),
      ...(opensBeforeHolidays ? onOpenDay(`${year}-03-07`, anHourMore) : []),
      { date: `${year}-03-22`, hours: [] },
      ...onOpenDay(`${year}-12-31`, untilSix),
    ])
    .toSorted((left, right) => (left.date < right.date ? -1 : 1));
}

type Stretch = SpecialHoursEntry["hours"][number];
type Change = (usual: Stretch) => Stretch;

const untilSix: Change = ({ startsMinute }) => ({ startsMinute, endsMinute: 18 * hour });
const fromTwo: Change = ({ endsMinute }) => ({ startsMinute: 14 * hour, endsMinute });
const anHourMore: Change = ({ startsMinute, endsMinute }) => ({
  startsMinute: startsMinute - hour,
  endsMinute: endsMinute + hour,
});

/** Of the months without a holiday in their first week. */
function firstTuesdays(year: number): LocalDate[] {
  return [2, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => {
    const first = `${year}-${String(month).padStart(2, "0")}-01`;
    return addDays(first, (9 - weekdayOf(first)) % 7);
  });
}
