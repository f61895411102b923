import { type Cells, cellsInside, cellsTouched, type Minutes, without } from "../../../domain/availability/cells.ts";
import type { Able } from "../../../domain/availability/visit-request.ts";
import { type Hours, hoursOn, hoursOnBoth, type WallMinutes } from "../../../domain/hours.ts";
import { addDays, type LocalDate, weekdayOf, minutesOfDay } from "../../../domain/time.ts";
import { isUsualDay, minuteAtWall, type ZoneDay, zoneDay } from "../../../domain/zone.ts";
import type { Weekday } from "../../db/catalogue/catalogue.ts";
import type { FirmScheduleRow } from "../../db/queries/firm-schedules.ts";
import { type Rooms, roomsOf } from "./rooms.ts";

/** A service as far as time and money go; amounts in minor units. */
export type ServiceTerms = FirmScheduleRow["services"][number];

/** What the calendar of a firm is computed from. */
export type FirmSchedule = Pick<
  FirmScheduleRow,
  "id" | "version" | "timeZone" | "currency" | "leadMinutes" | "horizonDays" | "freeCancelHours"
> & {
  /** By id, the most popular first. */
  services: ReadonlyMap<number, ServiceTerms>;
  /** The masters who do a service and can be booked online, each with their own length and price, the best rated first. */
  ableTo: (serviceId: number) => readonly Able[];
  rooms: Rooms;
  /** The place of a master among all: 0 is the best rated, among equals the first in the firm's own order. */
  rankOf: (masterId: number) => number;
  /** When a master is at work on a day: in their shifts, while the firm is open, without breaks. */
  workOf: (masterId: number, day: ZoneDay) => Cells;
  /** The discount in per cent for what begins at a minute of the wall clock. */
  discountAt: (weekday: Weekday, wallMinute: number) => number;
};

/** Makes a schedule of what was read. */
export function firmSchedule(row: FirmScheduleRow): FirmSchedule {
  const { hours, discounts, services, masters, ...terms } = row;
  const able = new Map(
    services.map((service) => [
      service.id,
      masters.filter(({ serviceIds }) => serviceIds.includes(service.id)).map((master) => ableOf(master, service)),
    ]),
  );
  const roster = new Map(masters.map((master, rank) => [master.id, { rank, ...rosterOf(master, hours) }]));
  return {
    ...terms,
    services: new Map(services.map((service) => [service.id, service])),
    ableTo: (serviceId) => able.get(serviceId) ?? [],
    rooms: roomsOf(row.rooms),
    rankOf: (masterId) => roster.get(masterId)?.rank ?? masters.length,
    workOf: (masterId, day) => roster.get(masterId)?.workOn(day) ?? cellsInside([]),
    discountAt: (weekday, wallMinute) =>
      Math.max(
        0,
        ...discounts.flatMap((discount) => {
          const { startsMinute, endsMinute, percent } = discount;
          const minute = wallMinute + (discount.weekday === weekday ? 0 : minutesOfDay);
          const isOnDay = discount.weekday === weekday || discount.weekday === dayBefore(weekday);
          return isOnDay && startsMinute <= minute && minute < endsMinute ? [percent] : [];
        }),
      ),
  };
}

function ableOf({ id, rates }: FirmScheduleRow["masters"][number], service: ServiceTerms): Able {
  const own = rates.find(({ serviceId }) => serviceId === service.id);
  const { price, priceMax } = own?.price == null ? service : { price: own.price, priceMax: own.priceMax };
  return {
    masterId: id,
    minutes: own?.minutes ?? service.minutes,
    cleanupMinutes: service.cleanupMinutes,
    price,
    priceMax,
  };
}

type Roster = { workOn: (day: ZoneDay) => Cells };

function rosterOf({ shifts, breaks }: FirmScheduleRow["masters"][number], firm: Hours): Roster {
  // On a date with hours of its own the week's breaks do not count: a pause is between two of its ranges.
  const pauses: Hours = {
    weekly: breaks,
    special: Object.fromEntries(Object.keys(shifts.special).map((date) => [date, []])),
  };
  const known = new Map<LocalDate, Cells>();
  const usual = new Map<Weekday, Cells>();
  /** The dates with hours of their own, and those beside them. */
  const unusual = new Set(
    [...Object.keys(shifts.special), ...Object.keys(firm.special)].flatMap((date) =>
      [-1, 0, 1].map((days) => addDays(date, days)),
    ),
  );

  function compute(day: ZoneDay): Cells {
    const worked = around(day, (date) => hoursOnBoth(shifts, firm, date));
    return without(cellsInside(worked), cellsTouched(around(day, (date) => hoursOn(pauses, date))));
  }
  /** What a usual day and those around it begin is the same in every week. */
  function workOfWeekday(day: ZoneDay): Cells | undefined {
    if (unusual.has(day.date) || !isUsualDay(day)) return undefined;
    const weekday = weekdayOf(day.date);
    const work = usual.get(weekday) ?? compute(day);
    usual.set(weekday, work);
    return work;
  }
  function workOn(day: ZoneDay): Cells {
    const work = known.get(day.date) ?? workOfWeekday(day) ?? compute(day);
    known.set(day.date, work);
    return work;
  }
  return { workOn };
}

/** What begins on a day, the day before and the day after it, in minutes of the day; those after its end are of the next. */
function around(day: ZoneDay, rangesOn: (date: LocalDate) => readonly WallMinutes[]): Minutes[] {
  const next = lazily(() => zoneDay(day.zone, addDays(day.date, 1)));
  const minuteAt = (wallMinute: number) =>
    wallMinute < minutesOfDay
      ? minuteAtWall(day, wallMinute)
      : day.minutes + minuteAtWall(next(), wallMinute - minutesOfDay);
  return [-1, 0, 1].flatMap((days) =>
    rangesOn(addDays(day.date, days)).flatMap(({ startsMinute, endsMinute }) => {
      const [from, to] = [startsMinute + days * minutesOfDay, endsMinute + days * minutesOfDay];
      return to <= 0 ? [] : [{ startsMinute: minuteAt(Math.max(0, from)), endsMinute: minuteAt(to) }];
    }),
  );
}

function dayBefore(weekday: Weekday): number {
  return weekday === 1 ? 7 : weekday - 1;
}

function lazily<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
