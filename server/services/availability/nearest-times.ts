import { summarizeDay } from "../../../domain/availability/day-times.ts";
import { addDays } from "../../../domain/time.ts";
import type { LookedFor, NearestTime } from "../../core/availability.ts";
import type { Reader } from "../../core/reader.ts";
import type { Sources } from "./sources.ts";
import { openDates, zoneDaysOf } from "./firm-days.ts";
import { type Question, readDays } from "./many-firms.ts";
import { instantAt } from "./slot.ts";
import { bookable, type FirmRequest } from "./wanted.ts";

/** Days from today on, end excluded. Most firms have a free time today or in the next days, so that the rest is rarely read. */
const stretches = [
  { from: 0, until: 1 },
  { from: 1, until: 3 },
  { from: 3, until: 14 },
];

type Asked = { firmIds: readonly number[]; now: number; lookedFor: LookedFor | undefined };

/** firmId → the nearest free time of the next two weeks: for the most popular service, or for any that is looked for. */
export async function findNearestTimes(
  { reader, schedules }: Sources,
  { firmIds, now, lookedFor }: Asked,
): Promise<Map<number, NearestTime>> {
  const all = await schedules.of(firmIds);
  let waiting = [...all.values()].flatMap((schedule) => bookable(schedule, lookedFor?.(schedule.id)));
  const found = new Map<number, NearestTime>();
  for (const stretch of stretches) {
    if (waiting.length === 0) break;
    const questions = waiting.map((asked) => questionOf(asked, stretch, now));
    await readFirstTimes(reader, questions, now, found);
    waiting = waiting.filter(({ schedule }) => !found.has(schedule.id));
  }
  return found;
}

function questionOf(asked: FirmRequest, stretch: (typeof stretches)[number], now: number): Question {
  const { schedule } = asked;
  const { first, last } = openDates(schedule, now);
  const until = addDays(first, stretch.until - 1);
  return { ...asked, days: zoneDaysOf(schedule, addDays(first, stretch.from), until < last ? until : last) };
}

async function readFirstTimes(
  reader: Reader,
  questions: readonly Question[],
  now: number,
  found: Map<number, NearestTime>,
): Promise<void> {
  for (const { schedule, request, services, firmDays } of await readDays(reader, questions, now)) {
    for (const { zoneDay, day } of firmDays) {
      const { firstMinute } = summarizeDay(day, request);
      if (firstMinute === undefined) continue;
      const nearestTime = instantAt(zoneDay, firstMinute);
      const known = found.get(schedule.id);
      const isEarlier = known === undefined || Date.parse(nearestTime) < Date.parse(known.nearestTime);
      const [service] = services;
      if (service !== undefined && isEarlier) found.set(schedule.id, { nearestTime, nearestServiceId: service.id });
      break;
    }
  }
}
