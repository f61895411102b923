import type { Visit } from "../../../domain/availability/visit.ts";
import type { Slot } from "../../../domain/entities.ts";
import { minuteMs } from "../../../domain/time.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { Occupancy } from "../../core/availability.ts";
import type { FirmSchedule } from "./firm-schedule.ts";

type Stretch = { from: number; until: number };
type Taken = { resource: Pick<Occupancy, "resourceKind" | "resourceId">; stretches: Stretch[] };

/**
 * What a visit takes: each of its masters for what they do, and each of its units of rooms and devices, until it is clean
 * again. `visit` is what the slot was written of.
 */
export function occupanciesOf(
  { entries }: Slot,
  visit: Visit,
  { timeZone, services, rooms }: FirmSchedule,
): Occupancy[] {
  const taken = new Map<string, Taken>();
  const take = (resource: Taken["resource"], stretch: Stretch) => {
    const key = `${resource.resourceKind} ${resource.resourceId}`;
    taken.set(key, { resource, stretches: [...(taken.get(key)?.stretches ?? []), stretch] });
  };
  for (const [index, { masterId, serviceId, startTime, endTime }] of entries.entries()) {
    const cleanup = (services.get(serviceId)?.cleanupMinutes ?? 0) * minuteMs;
    const stretch = { from: Date.parse(startTime), until: Date.parse(endTime) + cleanup };
    take({ resourceKind: "master", resourceId: masterId }, stretch);
    for (const number of visit.entries[index]?.units ?? []) {
      const unit = rooms.unitOf(number);
      if (unit !== undefined) take({ resourceKind: unit.kind, resourceId: unit.id }, stretch);
    }
  }
  return [...taken.values()].flatMap(({ resource, stretches }) =>
    joined(stretches).map(({ from, until }) => ({
      ...resource,
      startTime: formatInZone(timeZone, from),
      endTime: formatInZone(timeZone, until),
    })),
  );
}

/** Who does two services of one visit in a row cleans up after the second. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const stretch of stretches.toSorted((left, right) => left.from - right.from)) {
    const last = whole.at(-1);
    if (last && stretch.from < last.until) last.until = Math.max(last.until, stretch.until);
    else whole.push({ ...stretch });
  }
  return whole;
}
