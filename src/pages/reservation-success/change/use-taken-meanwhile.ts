import { useQuery } from "@tanstack/react-query";
import type { Preview } from "../../../../domain/entities.ts";
import { localDateOf } from "../../../../domain/time.ts";
import type { WantedOfVisit } from "../../../../domain/visit-choice.ts";
import { ownVisitOf } from "../../../../machines/reservation-change/selectors.ts";
import { useLiveTimes } from "../../../queries/live-times.ts";
import { getAvailableTimes } from "../../../queries/reservation.ts";
import { useSource } from "../../../queries/source.ts";
import { useFlowSelector } from "./flow.ts";

/** Whether somebody else has taken the time that was picked, while the client reads what becomes of the visit then. */
export function useTakenMeanwhile(wanted: WantedOfVisit, preview: Preview, isBusy: boolean): boolean {
  const source = useSource();
  const date = localDateOf(preview.startTime);
  const { data: times } = useQuery(getAvailableTimes(source, { ...wanted, date }, useFlowSelector(ownVisitOf)));
  // What is taken once it is confirmed is taken by the client.
  useLiveTimes(isBusy ? null : { firmId: wanted.firmId, date });
  const isPicked = ({ startTime }: { startTime: string }) => Date.parse(startTime) === Date.parse(preview.startTime);
  return !isBusy && times !== undefined && times.blocked.some(isPicked) && !times.slots.some(isPicked);
}
