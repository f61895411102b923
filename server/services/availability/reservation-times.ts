import type { DaySummary } from "../../../domain/availability/day-times.ts";
import type { Visit } from "../../../domain/availability/visit.ts";
import type { Slot } from "../../../domain/entities.ts";
import { addDays, isLocalDate, type LocalDate } from "../../../domain/time.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Answer, Wanted } from "../../core/availability.ts";
import { limits } from "../../core/limits.ts";
import type { Most } from "../visit-search/questions.ts";
import type { Sources } from "./sources.ts";
import { Refused } from "../../core/refusal.ts";
import { type DaysQuestion, type FirmDay, openDates, readFirmDays } from "./firm-days.ts";
import { instantAt, slotWriter } from "./slot.ts";
import { type FirmRequest, readWanted } from "./wanted.ts";

type ReservationTimes = components["schemas"]["ReservationTimes"];
type Day = components["schemas"]["Day"];

const most = { slots: 6, slotsOnOneDay: 3 };

/**
 * Days from a date on, and the nearest free times from that date, or from today when it is past.
 * @throws Refused validationFailed for days beyond the last date that can be written
 */
export async function findReservationTimes(
  sources: Sources,
  wanted: Wanted & { from: LocalDate; days: number },
): Promise<Answer<ReservationTimes>> {
  const { from, now, ownReservationId } = wanted;
  const until = addDays(from, wanted.days - 1);
  if (!isLocalDate(until)) {
    const errors = [{ field: "/from", message: "must have that many days after it" }];
    throw new Refused("validationFailed", { errors });
  }
  const read = await readWanted(sources, wanted);
  if (!read.ok) return read;
  const { schedule, request } = read.value;
  const { masterIds, units } = request;
  const span = { schedule, masterIds, units, from, until, now, ownReservationId };
  const open = await readFirmDays(sources.reader, span);
  const found = await sources.search.overview(
    request,
    open.map(({ day }) => day),
    wantedAfter([]),
  );
  const nearest = slotsOf(read.value, open, found.first);
  const summaries = new Map(
    open.flatMap((day, index): [LocalDate, Day][] => {
      const summary = found.summaries[index];
      return summary ? [[day.zoneDay.date, summaryOf(summary, day)]] : [];
    }),
  );
  const { first } = openDates(schedule, now);
  const closed = (date: LocalDate): Day => ({ date, state: date < first ? "closed" : "notOpenYet", freeShare: 0 });
  const dates = Array.from({ length: wanted.days }, (_, index) => addDays(from, index));
  return {
    ok: true,
    value: {
      timeZone: schedule.timeZone,
      currency: schedule.currency,
      days: dates.map((date) => summaries.get(date) ?? closed(date)),
      nearest: await findNearest(sources, read.value, { from: addDays(until, 1), now, ownReservationId }, nearest),
    },
  };
}

function summaryOf({ firstMinute, ...summary }: DaySummary, { zoneDay }: FirmDay): Day {
  const first = firstMinute !== undefined && { firstTime: instantAt(zoneDay, firstMinute) };
  return { date: zoneDay.date, ...summary, ...first };
}

/** The nearest free times: those that are known, and more from a date on, up to the horizon. */
export async function findNearest(
  sources: Sources,
  firmRequest: FirmRequest,
  { from, now, ownReservationId }: Pick<DaysQuestion, "from" | "now" | "ownReservationId">,
  known: readonly Slot[],
): Promise<Slot[]> {
  const { schedule, request } = firmRequest;
  const { first, last } = openDates(schedule, now);
  const { masterIds, units } = request;
  const question = { schedule, masterIds, units, now, ownReservationId };
  let slots = [...known];
  for (let date = from > first ? from : first; slots.length < most.slots && date <= last;) {
    const until = addDays(date, limits.daysAtOnce - 1);
    const days = await readFirmDays(sources.reader, { ...question, from: date, until });
    const visits = await sources.search.firstVisits(
      request,
      days.map(({ day }) => day),
      wantedAfter(slots),
    );
    slots = [...slots, ...slotsOf(firmRequest, days, visits)];
    date = addDays(until, 1);
  }
  return slots;
}

const wantedAfter = (slots: readonly Slot[]): Most => ({
  ofAll: most.slots - slots.length,
  ofOne: most.slotsOnOneDay,
});

function slotsOf(firmRequest: FirmRequest, days: readonly FirmDay[], visits: readonly Visit[][]): Slot[] {
  return days.flatMap(({ zoneDay }, index) => (visits[index] ?? []).map(slotWriter(firmRequest, zoneDay)));
}
