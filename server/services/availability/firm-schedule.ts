import { type Cells, cellsInside, cellsTouched, type Minutes, without } from "../../../domain/availability/cells.ts";
import type { Able } from "../../../domain/availability/visit-request.ts";
import { weekdayOf } from "../../../domain/time.ts";
import { minuteAtWall, type ZoneDay } from "../../../domain/zone.ts";
import type { Weekday, WeekdayRange } from "../../db/catalogue/catalogue.ts";
import type { FirmScheduleRow } from "../../db/queries/firm-schedules.ts";

/** A service as far as time and money go; amounts in minor units. */
export type ServiceTerms = FirmScheduleRow["services"][number];

/** What the calendar of a firm is computed from. */
export type FirmSchedule = Pick<
  FirmScheduleRow,
  "id" | "timeZone" | "currency" | "leadMinutes" | "horizonDays" | "freeCancelHours"
> & {
  /** By id, the most popular first. */
  services: ReadonlyMap<number, ServiceTerms>;
  /** The masters who do a service and can be booked online, each with their own length and price, the best rated first. */
  ableTo: (serviceId: number) => readonly Able[];
  /** The place of a master among all: 0 is the best rated, among equals the first in the firm's own order. */
  rankOf: (masterId: number) => number;
  /** When a master is at work on a day: in their shifts, while the firm is open, without breaks. */
  workOf: (masterId: number, day: ZoneDay) => Cells;
  /** The discount in per cent for what begins at a minute of the wall clock. */
  discountAt: (weekday: Weekday, wallMinute: number) => number;
};

/** Makes a schedule of what was read. */
export function firmSchedule(row: FirmScheduleRow): FirmSchedule {
  const { id, timeZone, currency, leadMinutes, horizonDays, freeCancelHours, hours, discounts, services, masters } =
    row;
  const able = new Map(
    services.map(({ id: serviceId, minutes, price, priceMax }) => [
      serviceId,
      masters
        .filter(({ serviceIds }) => serviceIds.includes(serviceId))
        .map((master): Able => ({ masterId: master.id, minutes, price, priceMax })),
    ]),
  );
  const roster = new Map(masters.map((master, rank) => [master.id, { rank, ...rosterOf(master, hours) }]));
  return {
    id,
    timeZone,
    currency,
    leadMinutes,
    horizonDays,
    freeCancelHours,
    services: new Map(services.map((service) => [service.id, service])),
    ableTo: (serviceId) => able.get(serviceId) ?? [],
    rankOf: (masterId) => roster.get(masterId)?.rank ?? masters.length,
    workOf: (masterId, day) => roster.get(masterId)?.workOn(day) ?? cellsInside([]),
    discountAt: (weekday, wallMinute) =>
      Math.max(
        0,
        ...discounts.flatMap((discount) => {
          const { startsMinute, endsMinute, percent } = discount;
          return discount.weekday === weekday && startsMinute <= wallMinute && wallMinute < endsMinute ? [percent] : [];
        }),
      ),
  };
}

type Roster = { workOn: (day: ZoneDay) => Cells };

function rosterOf(master: FirmScheduleRow["masters"][number], hours: readonly WeekdayRange[]): Roster {
  const daysOff = new Set(master.daysOff);
  const ordinary = new Map<Weekday, Cells>();

  function compute(weekday: Weekday, at: (wallMinute: number) => number): Cells {
    const shifts = onWeekday(master.shifts, weekday).flatMap((shift) => common(shift, onWeekday(hours, weekday)));
    const onDay = ({ startsMinute, endsMinute }: Minutes) => ({
      startsMinute: at(startsMinute),
      endsMinute: at(endsMinute),
    });
    return without(cellsInside(shifts.map(onDay)), cellsTouched(onWeekday(master.breaks, weekday).map(onDay)));
  }
  function workOn(day: ZoneDay): Cells {
    const weekday = weekdayOf(day.date);
    if (daysOff.has(day.date)) return cellsInside([]);
    if (day.clock.length > 1 || day.minutes !== 1440) return compute(weekday, (minute) => minuteAtWall(day, minute));
    const known = ordinary.get(weekday) ?? compute(weekday, (minute) => minute);
    ordinary.set(weekday, known);
    return known;
  }
  return { workOn };
}

function onWeekday(ranges: readonly WeekdayRange[], weekday: Weekday): WeekdayRange[] {
  return ranges.filter((range) => range.weekday === weekday);
}

function common(range: Minutes, others: readonly Minutes[]): Minutes[] {
  return others.flatMap((other) => {
    const startsMinute = Math.max(range.startsMinute, other.startsMinute);
    const endsMinute = Math.min(range.endsMinute, other.endsMinute);
    return startsMinute < endsMinute ? [{ startsMinute, endsMinute }] : [];
  });
}
