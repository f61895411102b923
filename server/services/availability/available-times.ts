import type { BlockedTime } from "../../../domain/availability/day-times.ts";
import type { Unlock } from "../../../domain/availability/unlock.ts";
import type { ZoneDay } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Answer, Wanted } from "../../core/availability.ts";
import type { Sources } from "./sources.ts";
import { openDates, readFirmDay } from "./firm-days.ts";
import { instantAt, slotWriter } from "./slot.ts";
import { type FirmRequest, readWanted } from "./wanted.ts";

type AvailableTimes = components["schemas"]["AvailableTimes"];
type BlockedSlot = components["schemas"]["BlockedSlot"];

/** The free times of one date, and why the others are not free. */
export async function findAvailableTimes(
  sources: Sources,
  wanted: Wanted & { date: string },
): Promise<Answer<AvailableTimes>> {
  const read = await readWanted(sources, wanted);
  if (!read.ok) return read;
  const { schedule, request } = read.value;
  // All who could do it, and not only those who are asked for: one of them may open a time.
  const masterIds = [...new Set(request.entries.flatMap(({ able }) => able.map(({ masterId }) => masterId)))];
  const { date, now, ownReservationId } = wanted;
  const open = await readFirmDay(sources.reader, {
    schedule,
    masterIds,
    units: request.units,
    date,
    now,
    ownReservationId,
  });
  const { timeZone, currency } = schedule;
  if (open === undefined) {
    const state = date < openDates(schedule, now).first ? "closed" : "notOpenYet";
    return { ok: true, value: { date, timeZone, currency, state, slots: [], blocked: [] } };
  }
  const { state, visits, blocked } = await sources.search.times(request, open.day);
  const slots = visits.map(slotWriter(read.value, open.zoneDay));
  const blockedSlots = blocked.map(blockedSlotWriter(read.value, open.zoneDay));
  return { ok: true, value: { date, timeZone, currency, state, slots, blocked: blockedSlots } };
}

function blockedSlotWriter(asked: FirmRequest, day: ZoneDay): (time: BlockedTime) => BlockedSlot {
  return ({ startMinute, reason, unlock: change }) => {
    const unlock = change && unlockOf(asked, change);
    return {
      startTime: instantAt(day, startMinute),
      reason: reason.kind,
      ...(reason.kind === "tooShort" && reason.freeMinutes !== undefined && { freeMinutes: reason.freeMinutes }),
      ...(unlock && { unlock }),
    };
  };
}

function unlockOf({ request, services }: FirmRequest, unlock: Unlock): BlockedSlot["unlock"] {
  if (unlock.kind === "longerWait") return { kind: unlock.kind, awaitingTime: unlock.awaitingMinutes };
  if (unlock.kind !== "withoutService") return unlock;
  const [entry, service] = [request.entries[unlock.index], services[unlock.index]];
  return entry && service && { kind: unlock.kind, person: entry.person, serviceId: service.id };
}
