import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { limits } from "../../domain/limits.ts";
import type { Day, Slot } from "../../domain/entities.ts";
import { addDays, type LocalDate } from "../../domain/time.ts";
import type { Schemas } from "../api/client.ts";
import { getReservationTimes } from "./reservation.ts";
import { useSource } from "./source.ts";

/** Two weeks at once, then a month more; and so on for whoever looks further ahead. */
const stretches = { first: limits.daysAhead, later: limits.daysAtOnce };
/** How many places are kept for the month that is on its way. */
const keptPlaces = 7;

export type DaysAhead = {
  days: Day[];
  /** The nearest free times of all days, the first one first; none until the first days are there. */
  nearest: readonly Slot[];
  today: LocalDate;
  /** How many places to keep for days on their way. */
  awaited: number;
  isComplete: boolean;
  isFailed: boolean;
  isFetching: boolean;
  retry: () => void;
  /** Reads a month more; undefined before the first is there, and where the firm takes no reservations so far ahead. */
  readMore: (() => void) | undefined;
};

type Wanted = Omit<Schemas["GetReservationTimes"], "from" | "days">;

/**
 * The days ahead with how much of each is free.
 * @param today the firm's
 * @param options.staleTime for how long what was read is true, in ms; as long as the query says unless given
 */
export function useDaysAhead(wanted: Wanted, today: LocalDate, options: { staleTime?: number } = {}): DaysAhead {
  const source = useSource();
  const [months, setMonths] = useState(1);
  const { first, later } = stretches;
  const queryOf = (from: LocalDate, days: number) => ({
    ...getReservationTimes(source, { ...wanted, from, days }),
    ...options,
  });
  const near = useQuery(queryOf(today, first));
  const far = useQueries({
    queries: Array.from({ length: months }, (_, index) => ({
      ...queryOf(addDays(today, first + index * later), later),
      enabled: near.isSuccess,
    })),
  });
  const read = near.isSuccess ? [near, ...far] : [near];
  const days = read.flatMap(({ data }) => data?.days ?? []);
  const isPending = read.some((stretch) => stretch.isPending);
  const isMore = days.length > 0 && days.at(-1)?.state !== "notOpenYet" && !(isPending && months === 1);
  const failed = read.find(({ isError }) => isError);
  return {
    days,
    nearest: near.data?.nearest ?? [],
    today,
    awaited: days.length === 0 && isPending ? first : isPending ? keptPlaces : 0,
    isComplete: near.isSuccess && !isPending,
    isFailed: read.some(({ isError, data }) => isError && data === undefined),
    isFetching: read.some(({ isFetching }) => isFetching),
    retry: () => void failed?.refetch(),
    readMore: isMore && failed === undefined ? () => setMonths(isPending ? months : months + 1) : undefined,
  };
}
