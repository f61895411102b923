import type { ComponentProps } from "react";
import { reservationChangeMachine } from "../../../../machines/reservation-change/machine.ts";
import { reservationChangeEffects } from "../../../effects/reservation-change.ts";
import type { ChangePort } from "../../../pages/reservation-success/port.ts";
import { useChanged } from "../../../queries/changes.ts";
import { getReservation } from "../../../queries/reservation.ts";
import { useSource } from "../../../queries/source.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { reactTo } from "../../facts/react-to.ts";
import { LiveTimes } from "./LiveTimes.tsx";
import { useProcess } from "../../core/run-process.ts";

/** Runs the process of changing a visit with the sheet that shows it. */
export default function Run({ children, ...own }: ComponentProps<ChangePort["Run"]>) {
  const { client, queryClient } = useDependencies("service");
  const { inspect } = useDependencies("observers");
  const changed = useChanged();
  const source = useSource();
  const actor = useProcess(
    () => ({
      machine: reservationChangeMachine.provide({ actors: reservationChangeEffects({ client }) }),
      input: own,
    }),
    {
      onFact: (fact) =>
        reactTo("reservationChange", fact, {
          showReservation: (reservation) =>
            queryClient.setQueryData(getReservation(source, reservation.id, undefined).queryKey, reservation),
          changed,
        }),
      inspect,
    },
  );
  return <LiveTimes>{children(actor)}</LiveTimes>;
}
