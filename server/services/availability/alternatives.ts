import type { Slot } from "../../../domain/entities.ts";
import { addDays, minuteMs } from "../../../domain/time.ts";
import { localDateAt } from "../../../domain/zone.ts";
import { everyVisit } from "../visit-search/questions.ts";
import type { Sources } from "./sources.ts";
import type { WantedAt } from "../../core/availability.ts";
import { type DaysQuestion, openDates, readFirmDays } from "./firm-days.ts";
import { findExpressSlots } from "./express.ts";
import { findNearest } from "./reservation-times.ts";
import { slotWriter } from "./slot.ts";
import { type FirmRequest, readWanted, withAnyMaster } from "./wanted.ts";

const most = 3;
/** Near is from so many days before the wanted day to so many after it. */
const near = { before: 1, after: 2 };

/**
 * The three free times nearest to the wanted one: with the masters who are named; failing these, near it with any
 * master; failing these, the first ones after it. Of an express service the first within its time. Nothing when what is wanted can't be had of the firm at all.
 */
export async function findAlternatives(sources: Sources, wanted: WantedAt): Promise<Slot[]> {
  const read = await readBookable(sources, wanted);
  if (!read.ok) return [];
  if (wanted.isExpress)
    return (await findExpressSlots(sources.reader, [withAnyMaster(read.value)], wanted.now)).flatMap(({ slots }) =>
      slots.slice(0, most),
    );
  const { now, ownReservationId } = wanted;
  const { schedule } = read.value;
  const startsAt = Math.min(Math.max(now, Date.parse(wanted.startTime)), openDates(schedule, now).endsAt - 1);
  const date = localDateAt(schedule.timeZone, startsAt);
  const span = { from: addDays(date, -near.before), until: addDays(date, near.after), now, ownReservationId };
  const steps = [
    () => findNear(sources, read.value, span, startsAt),
    () => findNear(sources, withAnyMaster(read.value), span, startsAt),
    () => findNearest(sources, read.value, { ...span, from: addDays(span.until, 1) }, []),
  ];
  let slots: Slot[] = [];
  for (const step of steps) if (slots.length < most) slots = withoutRepeats([...slots, ...(await step())]);
  return slots.slice(0, most);
}

/** What is wanted; of any masters, where one who is named can't do it. */
async function readBookable(sources: Sources, wanted: WantedAt): ReturnType<typeof readWanted> {
  const read = await readWanted(sources, wanted);
  if (read.ok || read.refusal !== "noMasterFree") return read;
  const entries = wanted.params.entries.map((entry) => ({ ...entry, masterId: null }));
  return readWanted(sources, { ...wanted, params: { ...wanted.params, entries } });
}

type Span = Omit<DaysQuestion, "schedule" | "masterIds">;

/** The free times of a span nearest to an instant, the nearest first: as many as are wanted beside those that are known. */
async function findNear(
  { reader, search }: Sources,
  firmRequest: FirmRequest,
  span: Span,
  startsAt: number,
): Promise<Slot[]> {
  const { schedule, request } = firmRequest;
  const days = await readFirmDays(reader, { ...span, schedule, masterIds: request.masterIds, units: request.units });
  const visits = await search.firstVisits(
    request,
    days.map(({ day }) => day),
    everyVisit,
  );
  return days
    .flatMap(({ zoneDay }, index) => {
      const write = slotWriter(firmRequest, zoneDay);
      return (visits[index] ?? []).map((visit) => ({
        distance: Math.abs(zoneDay.startsAt + visit.startMinute * minuteMs - startsAt),
        write: () => write(visit),
      }));
    })
    .toSorted((left, right) => left.distance - right.distance)
    .slice(0, 2 * most)
    .map(({ write }) => write());
}

function withoutRepeats(slots: readonly Slot[]): Slot[] {
  const startTimes = slots.map(({ startTime }) => startTime);
  return slots.filter(({ startTime }, index) => startTimes.indexOf(startTime) === index);
}
