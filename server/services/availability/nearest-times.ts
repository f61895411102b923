import { summarizeDay } from "../../../domain/availability/day-times.ts";
import { addDays, type Instant } from "../../../domain/time.ts";
import type { Reader } from "../../core/reader.ts";
import type { Sources } from "./sources.ts";
import { readBusyTimes } from "../../db/queries/busy-times.ts";
import { firmDays, openDates, zoneDaysOf } from "./firm-days.ts";
import { instantAt } from "./slot.ts";
import { type FirmRequest, mostPopular } from "./wanted.ts";

/** Days from today on, end excluded. Most firms have a free time in the first few, so that the rest is rarely read. */
const stretches = [
  { from: 0, until: 3 },
  { from: 3, until: 14 },
];

/** firmId → the nearest free time of the next two weeks for the firm's most popular service. */
export async function findNearestTimes(
  { reader, schedules }: Sources,
  firmIds: readonly number[],
  now: number,
): Promise<Map<number, Instant>> {
  const all = await schedules.of(firmIds);
  let waiting = [...all.values()].flatMap((schedule) => mostPopular(schedule) ?? []);
  const found = new Map<number, Instant>();
  for (const stretch of stretches) {
    if (waiting.length === 0) break;
    const questions = waiting.map((firmRequest) => questionOf(firmRequest, stretch, now));
    await readFirstTimes(reader, questions, now, found);
    waiting = waiting.filter(({ schedule }) => !found.has(schedule.id));
  }
  return found;
}

type Question = ReturnType<typeof questionOf>;

function questionOf({ schedule, request }: FirmRequest, stretch: (typeof stretches)[number], now: number) {
  const { first, last } = openDates(schedule, now);
  const until = addDays(first, stretch.until - 1);
  return { schedule, request, days: zoneDaysOf(schedule, addDays(first, stretch.from), until < last ? until : last) };
}

async function readFirstTimes(
  reader: Reader,
  questions: readonly Question[],
  now: number,
  found: Map<number, Instant>,
): Promise<void> {
  const days = questions.flatMap((question) => question.days);
  if (days.length === 0) return;
  const times = await readBusyTimes(reader, {
    masters: questions.flatMap(({ schedule, request }) =>
      request.masterIds.map((masterId) => ({ firmId: schedule.id, masterId })),
    ),
    from: Math.min(...days.map(({ startsAt }) => startsAt)),
    until: Math.max(...days.map(({ startsAt, minutes }) => startsAt + minutes * 60_000)),
    now,
  });
  for (const { schedule, request, days: own } of questions) {
    const taken = times.filter(({ firmId }) => firmId === schedule.id);
    const question = { schedule, masterIds: request.masterIds, now };
    for (const { zoneDay, day } of firmDays(question, own, taken)) {
      const { firstMinute } = summarizeDay(day, request);
      if (firstMinute === undefined) continue;
      found.set(schedule.id, instantAt(zoneDay, firstMinute));
      break;
    }
  }
}
