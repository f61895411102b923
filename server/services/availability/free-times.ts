import { firstStarts } from "../../../domain/availability/day-times.ts";
import { minuteAtWall } from "../../../domain/zone.ts";
import type { FreeTimes, HoursWanted, LookedFor } from "../../core/availability.ts";
import { openDates, zoneDaysOf } from "./firm-days.ts";
import type { FirmSchedule } from "./firm-schedule.ts";
import { readDays } from "./many-firms.ts";
import { instantAt } from "./slot.ts";
import type { Sources } from "./sources.ts";
import { alikeServices, withMaster } from "./wanted.ts";

/** How many times of a service are told. */
const most = 4;

type Asked = { firmIds: readonly number[]; hours: HoursWanted; now: number; lookedFor?: LookedFor | undefined };

/** firmId → the first free times of each of its services, or of those that are looked for, in the hours that are wanted. */
export async function findFreeTimes(
  { reader, schedules }: Sources,
  { firmIds, hours, now, lookedFor }: Asked,
): Promise<Map<number, FreeTimes>> {
  const all = await schedules.of(firmIds);
  const questions = [...all.values()].filter((schedule) => isOpenFor(schedule, hours.date, now)).flatMap(questionsOf);
  const found = new Map<number, Map<number, string[]>>();
  for (const { schedule, request, alike, firmDays } of await readDays(reader, questions, now, hours.fromMinute)) {
    const times = firmDays.flatMap(({ zoneDay, day }) => {
      const startsMinute = minuteAtWall(zoneDay, hours.fromMinute);
      const endsMinute = minuteAtWall(zoneDay, hours.untilMinute);
      const starts = firstStarts(day, request, { startsMinute, endsMinute }, most);
      return starts.map((minute) => instantAt(zoneDay, minute));
    });
    if (times.length === 0) continue;
    const ofFirm = found.get(schedule.id) ?? new Map<number, string[]>();
    for (const { id } of alike) ofFirm.set(id, times);
    found.set(schedule.id, ofFirm);
  }
  return found;

  function questionsOf(schedule: FirmSchedule) {
    const days = zoneDaysOf(schedule, hours.date, hours.date);
    return alikeServices(schedule, lookedFor?.(schedule.id) ?? (() => true)).flatMap((alike) => {
      const [service] = alike;
      return service === undefined ? [] : { ...withMaster(schedule, service, null), alike, days };
    });
  }
}

function isOpenFor(schedule: FirmSchedule, date: string, now: number): boolean {
  const { first, last } = openDates(schedule, now);
  return first <= date && date <= last;
}
