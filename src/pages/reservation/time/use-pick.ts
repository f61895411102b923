import type { Slot } from "../../../../domain/entities.ts";
import { useHold, useSend } from "../flow.ts";
import { useSlotPicked } from "../slot-picked.ts";

/** Takes a time; with the one that is held already the client goes on. */
export function usePick(): (slot: Slot) => void {
  const send = useSend();
  const hold = useHold();
  const slotPicked = useSlotPicked();
  return (slot) => {
    const isHeld = hold !== null && Date.parse(hold.startTime) === Date.parse(slot.startTime);
    send(isHeld ? { type: "step.revisited", step: "contacts" } : slotPicked(slot));
  };
}
