import type { BlockedSlot, Slot } from "../../domain/entities.ts";
import { type PartOfDay, partOfDayAt, partsOfDay } from "../../domain/part-of-day.ts";
import { localMinuteOf } from "../../domain/time.ts";

/** A time of the grid: to be had, or greyed with its reason. `hasChange`: one change opens it. */
type GridTime = { startTime: string } & ({ slot: Slot } | { blocked: BlockedSlot; hasChange: boolean });

/** `isTaken`: none of its times can be had, and no one change opens any. */
export type SlotGroup = { part: PartOfDay; times: GridTime[]; isTaken: boolean };

/**
 * The times of a day in their order, in the parts of the day that have any.
 * @param express those of the blocked that can be had as times of an express service
 */
export function groupTimes(
  slots: readonly Slot[],
  blocked: readonly BlockedSlot[],
  express: readonly string[],
): SlotGroup[] {
  const soon = new Set(express.map((startTime) => Date.parse(startTime)));
  const times: GridTime[] = [
    ...slots.map((slot) => ({ startTime: slot.startTime, slot })),
    ...blocked.map((reason) => ({
      startTime: reason.startTime,
      blocked: reason,
      hasChange: reason.unlock !== undefined || soon.has(Date.parse(reason.startTime)),
    })),
  ].toSorted((left, right) => Date.parse(left.startTime) - Date.parse(right.startTime));
  return partsOfDay
    .map((part) => ({ part, times: times.filter(({ startTime }) => partOfDayAt(localMinuteOf(startTime)) === part) }))
    .filter((group) => group.times.length > 0)
    .map((group) => ({ ...group, isTaken: group.times.every(isTaken) }));
}

function isTaken(time: GridTime): boolean {
  return "blocked" in time && !time.hasChange;
}
