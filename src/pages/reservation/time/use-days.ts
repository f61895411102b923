import { useQuery } from "@tanstack/react-query";
import type { Day } from "../../../../domain/entities.ts";
import { addDays, type LocalDate } from "../../../../domain/time.ts";
import { paramsOf } from "../../../../domain/wishes.ts";
import { layoutOf, wishesOf } from "../../../../machines/reservation/selectors.ts";
import type { ReservationParams } from "../../../../domain/entities.ts";
import { useEnvironment } from "../../../blocks/environment.ts";
import { dateInZone } from "../../../format/zone.ts";
import { getReservationTimes } from "../../../queries/reservation.ts";
import { useSource } from "../../../queries/source.ts";
import { useFlowSelector, useOwnHold, useSalon } from "../flow.ts";

/** Two weeks at once, and then a month more: whoever looks further ahead finds it there. */
const firstDays = 14;
const laterDays = 31;
/** How many places are kept for the month that is on its way. */
const keptPlaces = 7;

/** What is wanted, as the contract writes it. */
export function useParams(): ReservationParams {
  return paramsOf(useFlowSelector(wishesOf), useFlowSelector(layoutOf));
}

export type Days = {
  days: Day[];
  today: LocalDate;
  /** How many places to keep for days on their way. */
  awaited: number;
  isComplete: boolean;
  isFailed: boolean;
  isFetching: boolean;
  retry: () => void;
};

/** The days ahead with how much of each is free. */
export function useDays(): Days {
  const source = useSource();
  const { firm } = useSalon();
  const { now } = useEnvironment();
  const wanted = { firmId: firm.id, params: useParams(), ...useOwnHold() };
  const today = dateInZone(firm.timeZone, now);
  const first = useQuery(getReservationTimes(source, { ...wanted, from: today, days: firstDays }));
  const later = useQuery({
    ...getReservationTimes(source, { ...wanted, from: addDays(today, firstDays), days: laterDays }),
    enabled: first.isSuccess,
  });
  return {
    days: [...(first.data?.days ?? []), ...(later.data?.days ?? [])],
    today,
    awaited: first.isPending ? firstDays : later.isPending ? keptPlaces : 0,
    isComplete: first.isSuccess && !later.isPending,
    isFailed: [first, later].some(({ isError, data }) => isError && data === undefined),
    isFetching: first.isFetching || later.isFetching,
    retry: () => void (first.isError ? first.refetch() : later.refetch()),
  };
}
