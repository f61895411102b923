import type { Slot } from "../../../../domain/entities.ts";
import { holdOf } from "../../../../machines/reservation/selectors.ts";
import { useFlowSelector, useSend } from "../flow.ts";

/** Takes a time; with the one that is held already the client goes on. */
export function usePick(): (slot: Slot) => void {
  const send = useSend();
  const hold = useFlowSelector(holdOf);
  return ({ startTime }) => {
    const isHeld = hold !== null && Date.parse(hold.startTime) === Date.parse(startTime);
    send(isHeld ? { type: "step.revisited", step: "contacts" } : { type: "slot.picked", startTime });
  };
}
