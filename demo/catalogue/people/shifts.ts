import type { WallMinutes } from "../../../domain/hours.ts";
import type { Weekday, WeekdayRange } from "../../../server/db/catalogue/catalogue.ts";
import type { Chance } from "../chance.ts";

type Shifts = { hours: WeekdayRange[]; breaks: WeekdayRange[] };

const hour = 60;

/**
 * The week of one master inside the firm's opening: up to five days, the whole day, the early or the late part of it,
 * and an hour for lunch in a long one.
 * @param resting how many of the team rest on a weekday; counted on, so that they do not all rest together
 */
export function shiftsOf(
  chance: Chance,
  opening: readonly WeekdayRange[],
  resting: Map<Weekday, number>,
  teamSize: number,
): Shifts {
  const part = teamSize < 3 ? wholeDay : chance.pick([wholeDay, wholeDay, early, late]);
  const lunchHour = chance.pick([12, 13, 13, 14, 15]);
  const restDays = teamSize < 3 ? [] : chooseRest(chance, opening, resting);
  const hours = opening.filter(({ weekday }) => !restDays.includes(weekday)).map((day) => ({ ...day, ...part(day) }));
  const breaks = hours
    .filter(({ startsMinute, endsMinute }) => endsMinute - startsMinute >= 8 * hour)
    .map((shift) => lunchIn(shift, lunchHour * hour));
  return { hours, breaks };
}

const wholeDay = ({ startsMinute, endsMinute }: WallMinutes): WallMinutes => ({ startsMinute, endsMinute });
const early = ({ startsMinute, endsMinute }: WallMinutes): WallMinutes => ({
  startsMinute,
  endsMinute: endsMinute - 3 * hour,
});
const late = ({ startsMinute, endsMinute }: WallMinutes): WallMinutes => ({
  startsMinute: startsMinute + 3 * hour,
  endsMinute,
});

/** About the middle of the shift: never in its first or last three hours. */
function lunchIn({ weekday, startsMinute, endsMinute }: WeekdayRange, wished: number): WeekdayRange {
  const at = Math.min(Math.max(wished, startsMinute + 3 * hour), endsMinute - 4 * hour);
  return { weekday, startsMinute: at, endsMinute: at + hour };
}

/** As many days as the firm opens beyond five, those on which the fewest others rest. */
function chooseRest(chance: Chance, opening: readonly WeekdayRange[], resting: Map<Weekday, number>): Weekday[] {
  const days = chance
    .sample(opening, opening.length)
    .map(({ weekday }) => weekday)
    .toSorted((left, right) => (resting.get(left) ?? 0) - (resting.get(right) ?? 0))
    .slice(0, Math.max(1, opening.length - 5));
  for (const day of days) resting.set(day, (resting.get(day) ?? 0) + 1);
  return days;
}
