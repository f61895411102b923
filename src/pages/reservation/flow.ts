import { useSelector } from "@xstate/react";
import { createContext, use } from "react";
import type { ReservationStep } from "../../../domain/addresses.ts";
import type { Firm, FirmServices, Master, Service } from "../../../domain/entities.ts";
import {
  holdOf,
  ownHoldOf,
  type ReservationActor,
  type ReservationSnapshot,
} from "../../../machines/reservation/selectors.ts";
import type { ReservationEvent } from "../../../machines/reservation/machine.ts";

/** The firm whose visit is being reserved, with what can be reserved there. */
export type Salon = { firm: Firm; categories: FirmServices["categories"]; services: Service[]; masters: Master[] };

type Flow = {
  actor: ReservationActor;
  salon: Salon;
  /** Goes to a step that was passed before. */
  goTo: (step: ReservationStep) => void;
};

const FlowContext = createContext<Flow | undefined>(undefined);

export const FlowProvider = FlowContext.Provider;

function useFlow(): Flow {
  const flow = use(FlowContext);
  if (flow === undefined) throw new Error("No flow: render inside of the reservation page");
  return flow;
}

export function useSalon(): Salon {
  return useFlow().salon;
}

export function useGoTo(): Flow["goTo"] {
  return useFlow().goTo;
}

/** What a selector of the process answers now. */
export function useReservation<Value>(select: (snapshot: ReservationSnapshot) => Value): Value {
  return useSelector(useFlow().actor, select);
}

/** Tells the process what the client did. */
export function useSend(): (event: ReservationEvent) => void {
  return useFlow().actor.send;
}

/** The hold for the choice as it stands; null without one. */
export function useHold() {
  return useReservation(holdOf);
}

/** Says in a question about times that the held one is ours, whatever was chosen since. */
export function useOwnHold(): { reservationId?: string } {
  const hold = useReservation(ownHoldOf);
  return hold === null ? {} : { reservationId: hold.reservationId };
}
