import { mayAskFor } from "../../../domain/cancelling.ts";
import { partOfDayAt } from "../../../domain/part-of-day.ts";
import { minuteMs } from "../../../domain/time.ts";
import { wallMinuteAt, type ZoneDay } from "../../../domain/zone.ts";
import type { Answer, PlannedTime, WantedWithin } from "../../core/availability.ts";
import { readFirmDays } from "./firm-days.ts";
import { planOf } from "./plan.ts";
import { everyVisit } from "../visit-search/questions.ts";
import type { Sources } from "./sources.ts";
import { readWanted } from "./wanted.ts";

/** The first visit that begins where somebody wants it and asks for no more than they may be asked for; undefined where there is none. */
export async function findFirstPlan(sources: Sources, wanted: WantedWithin): Promise<Answer<PlannedTime | undefined>> {
  const read = await readWanted(sources, wanted);
  if (!read.ok) return read;
  const { schedule, request } = read.value;
  const { from, until, now, ownReservationId } = wanted;
  const { masterIds, units } = request;
  const question = { schedule, masterIds, units, from, until, now, ownReservationId };
  for (const open of await readFirmDays(sources.reader, question)) {
    for (const visit of (await sources.search.firstVisits(request, [open.day], everyVisit)).flat()) {
      if (!willDo(open.zoneDay, visit.startMinute, wanted)) continue;
      const plan = planOf(read.value, open, visit);
      if (mayAskFor({ wanted: plan.prepayment, agreed: wanted.mostPrepayment })) return { ok: true, value: plan };
    }
  }
  return { ok: true, value: undefined };
}

function willDo(day: ZoneDay, minute: number, { partOfDay, earliest, latest }: WantedWithin): boolean {
  const startsAt = day.startsAt + minute * minuteMs;
  if (startsAt < earliest || startsAt >= latest) return false;
  return partOfDay === "any" || partOfDayAt(wallMinuteAt(day, minute)) === partOfDay;
}
