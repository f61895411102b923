import { minuteMs } from "../../../domain/time.ts";
import type { Day } from "../../../domain/availability/day.ts";
import { whyPicked } from "../../../domain/availability/why-picked.ts";
import { termsOf } from "../../../domain/terms.ts";
import type { Visit } from "../../../domain/availability/visit.ts";
import { localDateAt, type ZoneDay } from "../../../domain/zone.ts";
import type { Answer, PlannedTime, Refusal, WantedAt } from "../../core/availability.ts";
import type { Sources } from "./sources.ts";
import { lastExpressStart } from "./express.ts";
import { openDates, readFirmDay } from "./firm-days.ts";
import { occupanciesOf } from "./occupancies.ts";
import { slotWriter } from "./slot.ts";
import { type FirmRequest, readWanted } from "./wanted.ts";

const refusalOf = {
  taken: "slotTaken",
  tooSoon: "slotTooSoon",
  outsideHours: "slotOutsideHours",
} as const satisfies Record<string, Refusal>;

/** Who does what when the visit starts at a time, why they were picked, what it costs, and on which terms. */
export async function findPlan(sources: Sources, wanted: WantedAt): Promise<Answer<PlannedTime>> {
  const read = await readWanted(sources, wanted);
  if (!read.ok) return read;
  const { schedule, request } = read.value;
  const { now, ownReservationId, isExpress = false } = wanted;
  const startsAt = Date.parse(wanted.startTime);
  if (startsAt < now) return { ok: false, refusal: "slotTooSoon" };
  const latest = isExpress ? lastExpressStart(now) : openDates(schedule, now).endsAt - 1;
  if (!(startsAt <= latest)) return { ok: false, refusal: "slotOutsideHours" };
  const date = localDateAt(schedule.timeZone, startsAt);
  const { masterIds, units } = request;
  const leadMinutes = isExpress ? 0 : undefined;
  const question = { schedule, masterIds, units, date, now, ownReservationId, leadMinutes };
  const open = await readFirmDay(sources.reader, question);
  if (open === undefined) return { ok: false, refusal: "slotOutsideHours" };
  const { zoneDay, day } = open;
  const answer = await sources.search.visitAt(request, day, (startsAt - zoneDay.startsAt) / minuteMs);
  if (answer.kind !== "visit") return { ok: false, refusal: refusalOf[answer.kind] };
  return { ok: true, value: planOf(read.value, open, answer.visit) };
}

/** A visit of a day with where any master was wanted and why theirs was picked, what it takes, and on which terms the firm takes it now. */
export function planOf(
  firmRequest: FirmRequest,
  { zoneDay, day }: { zoneDay: ZoneDay; day: Day },
  visit: Visit,
): PlannedTime {
  const { schedule, request } = firmRequest;
  const plain = slotWriter(firmRequest, zoneDay)(visit);
  const asked = visit.entries.map(({ index }) => request.entries[index]);
  const reasons = whyPicked(day, request, visit);
  const entries = plain.entries.map((entry, index) => {
    const isAnyMaster = asked[index]?.masterId === null;
    const pickedBecause = reasons[index];
    return { ...entry, ...(isAnyMaster && { isAnyMaster }), ...(pickedBecause && { pickedBecause }) };
  });
  const slot = { ...plain, entries };
  const { timeZone, currency, freeCancelHours, services } = schedule;
  const prepaymentOf = (serviceId: number) => services.get(serviceId)?.prepayment ?? 0;
  const terms = termsOf(slot, { timeZone, freeCancelHours, prepaymentOf });
  return { slot, occupancies: occupanciesOf(slot, visit, schedule), timeZone, currency, ...terms };
}
