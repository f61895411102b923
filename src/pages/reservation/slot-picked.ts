import { costOf } from "../../../domain/bill.ts";
import type { Slot } from "../../../domain/entities.ts";
import type { PickedSlot } from "../../../machines/reservation/machine.ts";

/** That a slot was picked, at the price that it shows. */
export function slotPicked({ startTime, entries }: Slot): { type: "slot.picked" } & PickedSlot {
  return { type: "slot.picked", startTime, cost: costOf(entries).cost };
}
