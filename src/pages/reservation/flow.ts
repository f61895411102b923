import type { ReservationStep } from "../../../domain/reservation-steps.ts";
import type { Firm, FirmServices, Master, Service } from "../../../domain/entities.ts";
import type { WishKey } from "../../../domain/wishes.ts";
import type { reservationMachine } from "../../../machines/reservation/machine.ts";
import { ownHoldOf } from "../../../machines/reservation/selectors.ts";
import { createFlow } from "../../flow/flow.ts";

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

/** By what a question about times says that the held one is ours, whatever was chosen since. */
export function useOwnHold(): { named: { reservationId?: string }; secret: string | undefined } {
  const hold = useFlowSelector(ownHoldOf);
  return { named: hold === null ? {} : { reservationId: hold.reservationId }, secret: hold?.secret };
}
