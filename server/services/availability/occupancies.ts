import type { Slot } from "../../../domain/entities.ts";
import { minuteMs } from "../../../domain/time.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { Occupancy } from "../../core/availability.ts";
import type { FirmSchedule } from "./firm-schedule.ts";

type Stretch = { from: number; until: number };

/** What a visit takes: each of its masters for what they do, and until it is clean again. */
export function occupanciesOf({ entries }: Slot, { timeZone, services }: FirmSchedule): Occupancy[] {
  const byMaster = new Map<number, Stretch[]>();
  for (const { masterId, serviceId, startTime, endTime } of entries) {
    const cleanup = (services.get(serviceId)?.cleanupMinutes ?? 0) * minuteMs;
    const stretch = { from: Date.parse(startTime), until: Date.parse(endTime) + cleanup };
    byMaster.set(masterId, [...(byMaster.get(masterId) ?? []), stretch]);
  }
  return [...byMaster].flatMap(([resourceId, stretches]) =>
    joined(stretches).map(({ from, until }) => ({
      resourceKind: "master",
      resourceId,
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
