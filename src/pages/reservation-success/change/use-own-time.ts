import type { Reservation, Slot } from "../../../../domain/entities.ts";
import { isOtherwise } from "../../../../machines/reservation-change/selectors.ts";
import { useFlowSelector } from "./flow.ts";

/** When the visit is as it is chosen: null where something else is chosen than it was asked for; and which time is that. */
export function useOwnTime({ startTime }: Reservation) {
  const isOther = useFlowSelector(isOtherwise);
  const isOwn = (slot: Slot) => !isOther && Date.parse(slot.startTime) === Date.parse(startTime);
  return { ownTime: isOther ? null : startTime, isOwn };
}
