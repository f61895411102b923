import { useQuery } from "@tanstack/react-query";
import type { Preview, Reservation } from "../../../../domain/entities.ts";
import { localDateOf } from "../../../../domain/time.ts";
import type { VisitChoice } from "../../../../domain/visit-choice.ts";
import { paramsOf } from "../../../../domain/wishes.ts";
import { secretOf } from "../../../../machines/reservation-change/selectors.ts";
import { useLiveTimes } from "../../../queries/live-times.ts";
import { getAvailableTimes } from "../../../queries/reservation.ts";
import { useSource } from "../../../queries/source.ts";
import { useFlowSelector } from "./flow.ts";

type Picked = { reservation: Reservation; preview: Preview; choice: VisitChoice };

/** Whether somebody else has taken the time that was picked, while the client reads what becomes of the visit then. */
export function useTakenMeanwhile({ reservation, preview, choice }: Picked, isBusy: boolean): boolean {
  const source = useSource();
  const firmId = reservation.firm.id;
  const date = localDateOf(preview.startTime);
  const wanted = { firmId, params: paramsOf(choice.wishes, choice.layout), reservationId: reservation.id, date };
  const { data: times } = useQuery(getAvailableTimes(source, wanted, useFlowSelector(secretOf)));
  // What is taken once it is confirmed is taken by the client.
  useLiveTimes(isBusy ? null : { firmId, date });
  const isPicked = ({ startTime }: { startTime: string }) => Date.parse(startTime) === Date.parse(preview.startTime);
  return !isBusy && times !== undefined && times.blocked.some(isPicked) && !times.slots.some(isPicked);
}
