import type { ReservationStep } from "../../../domain/reservation-steps.ts";
import type { Firm, FirmServices, Master, Service } from "../../../domain/entities.ts";
import type { Hold } from "../../../domain/hold.ts";
import type { OwnReservation } from "../../../domain/own-reservation.ts";
import type { WishKey } from "../../../domain/wishes.ts";
import type { reservationMachine } from "../../../machines/reservation/machine.ts";
import { holdOf, ownHoldOf } from "../../../machines/reservation/selectors.ts";
import { createFlow } from "../../flow/flow.ts";
import { stateOf } from "../../flow/state.ts";
import { useHasPassed } from "../../ui/use-has-passed.ts";
import { isChoice } from "./states.ts";

/** The firm whose visit is being reserved, with what can be reserved there. */
export type Salon = { firm: Firm; categories: FirmServices["categories"]; services: Service[]; masters: Master[] };

type More = {
  salon: Salon;
  /** The time of day that is best, minutes from midnight: that of the visit that is to be had again. */
  hour: number | null;
  /** Goes to a step that was passed before. */
  goTo: (step: ReservationStep) => void;
  /** Goes to one to change something there, as one service: Back leads to where the client has come from. */
  change: (step: ReservationStep, wish?: WishKey) => void;
  /** The service that the client went back to change; null where it was none in particular. */
  changing: WishKey | null;
};

const flow = createFlow<typeof reservationMachine, More>("the reservation");

export const { FlowProvider, useFlow, useFlowSelector, useSend } = flow;

export function useSalon(): Salon {
  return flow.useFlow().salon;
}

export function useGoTo(): More["goTo"] {
  return flow.useFlow().goTo;
}

export function useChange(): More["change"] {
  return flow.useFlow().change;
}

export function useChanging(): More["changing"] {
  return flow.useFlow().changing;
}

/** The hold for the choice as it stands; null without one, and where it has run out while something else is chosen. */
export function useHold(): Hold | null {
  const hold = useFlowSelector(holdOf);
  return useHasRunOut() ? null : hold;
}

/** Whether what is held has run out while something is chosen: from where it is gone on with the process finds out itself. */
export function useHasRunOut(): boolean {
  const isChoosing = isChoice(useFlowSelector(stateOf));
  return useHasPassed(useFlowSelector(holdOf)?.until) && isChoosing;
}

/** By what a question about times says that the held one is ours, whatever was chosen since. */
export function useOwnHold(): OwnReservation | null {
  return useFlowSelector(ownHoldOf);
}
