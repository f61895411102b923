import { minuteMs } from "../../../domain/time.ts";
import { minuteAtWall, type ZoneDay } from "../../../domain/zone.ts";
import type { Reader } from "../../core/reader.ts";
import { type BusyTime, readBusyTimes } from "../../db/queries/busy-times.ts";
import { endOfCells, type FirmDay, firmDays, resourcesOf } from "./firm-days.ts";
import type { FirmRequest } from "./wanted.ts";

/** What is wanted of a firm, on which of its days. */
export type Question = FirmRequest & { days: readonly ZoneDay[] };

/**
 * Reads the days of questions to many firms in one query; each question with its days, in their order.
 * @param fromMinute the minute of a day's wall clock before which nothing is asked for: what ended by then is not read
 */
export async function readDays<Asked extends Question>(
  reader: Reader,
  questions: readonly Asked[],
  now: number,
  fromMinute = 0,
): Promise<(Asked & { firmDays: FirmDay[] })[]> {
  const days = questions.flatMap((question) => question.days);
  if (days.length === 0) return [];
  const times = await readBusyTimes(reader, {
    resources: [...new Map(questions.flatMap(keyedResources)).values()],
    from: Math.min(...days.map((day) => day.startsAt + minuteAtWall(day, fromMinute) * minuteMs)),
    until: Math.max(...days.map(endOfCells)),
    now,
  });
  const byFirm = new Map<number, BusyTime[]>(questions.map(({ schedule }) => [schedule.id, []]));
  for (const time of times) byFirm.get(time.firmId)?.push(time);
  return questions.map((question) => {
    const { schedule, request } = question;
    const asked = { schedule, masterIds: request.masterIds, units: request.units, now };
    return { ...question, firmDays: firmDays(asked, question.days, byFirm.get(schedule.id) ?? []) };
  });
}

/** What can be taken of a question by what tells it apart. */
function keyedResources({ schedule, request: { masterIds, units } }: Question) {
  const resources = resourcesOf(schedule, masterIds, units);
  return resources.map((resource) => [`${resource.firmId} ${resource.kind} ${resource.id}`, resource] as const);
}
