import {
  both,
  type Cells,
  cellMinutes,
  cellRange,
  isEmpty,
  listCells,
  noCells,
} from "../../../domain/availability/cells.ts";
import type { Instant } from "../../../domain/time.ts";
import { minuteAtWall, zoneDay } from "../../../domain/zone.ts";
import type { FreeTimes, HoursWanted } from "../../core/availability.ts";
import { requestFor } from "./alike-services.ts";
import type { KnownDay } from "./day-cache.ts";
import { earliestCell, openDates } from "./firm-days.ts";
import type { FirmSchedule } from "./firm-schedule.ts";
import { instantAt } from "./slot.ts";
import type { CachedSources } from "./sources.ts";

/** How many times of a service are told. */
const most = 4;

type Asked = { firmIds: readonly number[]; hours: HoursWanted; now: number };

/** firmId → the first free times of each of its services in the hours that are wanted; each is worked out when it is asked for. */
export async function findFreeTimes(
  { schedules, days }: CachedSources,
  { firmIds, hours, now }: Asked,
): Promise<Map<number, FreeTimes>> {
  const windowOf = windowsOf(hours, now);
  const asked = [...(await schedules.of(firmIds)).values()].flatMap((schedule) => {
    const window = windowOf(schedule);
    return window === undefined ? [] : { schedule, date: hours.date, window };
  });
  return new Map((await days.of(asked, now)).map((one) => [one.schedule.id, freeTimesOf(one)]));
}

type Known = { schedule: FirmSchedule; window: Window; day: KnownDay };

function freeTimesOf({ schedule, window, day }: Known): FreeTimes {
  const startsOf = (serviceId: number): Cells => {
    const request = requestFor(schedule, serviceId);
    return request === undefined ? noCells : both(day.startsOf(request), window.wanted);
  };
  return {
    has: (serviceId) => !isEmpty(startsOf(serviceId)),
    get: (serviceId) => listCells(startsOf(serviceId)).slice(0, most).map(window.instantAt),
  };
}

/** When a visit may start in the hours that are wanted, as far as the clock is concerned. */
type Window = { wanted: Cells; instantAt: (cell: number) => Instant };

/** The windows of firms, found once for all that are in one zone and take reservations alike; none on a date when they take none. */
function windowsOf(hours: HoursWanted, now: number): (schedule: FirmSchedule) => Window | undefined {
  const known: { of: FirmSchedule; window: Window | undefined }[] = [];
  return (schedule) => {
    const alike = known.find(({ of }) => areTakenAlike(of, schedule));
    if (alike !== undefined) return alike.window;
    const window = findWindow(schedule, hours, now);
    known.push({ of: schedule, window });
    return window;
  };
}

function areTakenAlike(one: FirmSchedule, other: FirmSchedule): boolean {
  const { timeZone, horizonDays, leadMinutes } = one;
  return timeZone === other.timeZone && horizonDays === other.horizonDays && leadMinutes === other.leadMinutes;
}

function findWindow(
  schedule: FirmSchedule,
  { date, fromMinute, untilMinute }: HoursWanted,
  now: number,
): Window | undefined {
  const { first, last } = openDates(schedule, now);
  if (date < first || date > last) return undefined;
  const day = zoneDay(schedule.timeZone, date);
  const cellAt = (minute: number) => Math.ceil(minuteAtWall(day, minute) / cellMinutes);
  const earliest = Math.max(cellAt(fromMinute), earliestCell(schedule, day, now));
  const instants = new Map<number, Instant>();
  return {
    wanted: cellRange(earliest, cellAt(untilMinute)),
    instantAt(cell) {
      const instant = instants.get(cell) ?? instantAt(day, cell * cellMinutes);
      instants.set(cell, instant);
      return instant;
    },
  };
}
