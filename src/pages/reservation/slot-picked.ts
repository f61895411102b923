import { costOf } from "../../../domain/bill.ts";
import type { Slot } from "../../../domain/entities.ts";
import type { PickedSlot } from "../../../machines/reservation/machine.ts";
import { useHasRunOut } from "./flow.ts";

/** That a slot was picked, at the price that it shows. */
export function useSlotPicked(): (slot: Slot) => { type: "slot.picked" } & PickedSlot {
  const hasRunOut = useHasRunOut();
  return ({ startTime, entries }) => ({
    type: "slot.picked",
    startTime,
    cost: costOf(entries).cost,
    ...(hasRunOut && { hasRunOut }),
  });
}
