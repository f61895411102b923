import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { createContext, use } from "react";
import type { SnapshotFrom } from "xstate";
import type { Firm, FirmServices, Master, Service } from "../../../domain/entities.ts";
import type { reservationMachine } from "../../../machines/reservation/machine.ts";
import { isProven } from "../../../machines/reservation/rules.ts";
import type { ReservationContext, ReservationEvent } from "../../../machines/reservation/types.ts";
import { getReservation } from "../../queries/reservation.ts";
import { useSource } from "../../queries/source.ts";
import type { ReservationStep } from "../../../domain/addresses.ts";
import type { ReservationActor } from "./port.ts";

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

/** What the process remembers. */
export function useContextSelector<Value>(read: (context: ReservationContext) => Value): Value {
  return useSelector(useFlow().actor, ({ context }) => read(context));
}

/** Whether the phone as it is typed needs no code any more. */
export function useIsKnown(): boolean {
  return useContextSelector((context) => isProven(context, context.clientPhone));
}

export function useSnapshot<Value>(read: (snapshot: SnapshotFrom<typeof reservationMachine>) => Value): Value {
  return useSelector(useFlow().actor, read);
}

/** Tells the process what the client did. */
export function useSend(): (event: ReservationEvent) => void {
  return useFlow().actor.send;
}

/** The services of the visit, in the order in which they were chosen. */
export function useChosenServices(): Service[] {
  const { services } = useSalon();
  const ids = useContextSelector((context) => context.services);
  return ids.flatMap((id) => services.find((service) => service.id === id) ?? []);
}

/** The hold for the choice as it stands; null without one. */
export function useHold() {
  return useContextSelector(({ hold, isHoldStale }) => (isHoldStale ? null : hold));
}

/** Says in a question about times that the held one is ours, whatever was chosen since. */
export function useOwnHold(): { reservationId?: string } {
  const reservationId = useContextSelector(({ hold }) => hold?.reservationId);
  return reservationId === undefined ? {} : { reservationId };
}

/** What is held, with the masters who were picked; undefined while it is on its way or without a hold. */
export function useHeldReservation() {
  const source = useSource();
  const hold = useHold();
  const { data } = useQuery({
    ...getReservation(source, hold?.reservationId ?? "", hold?.secret ?? ""),
    enabled: hold !== null,
  });
  return hold === null ? undefined : data;
}
