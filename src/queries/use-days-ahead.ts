import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Failure, failureOf } from "../../domain/failure.ts";
import { limits } from "../../domain/limits.ts";
import type { Day, Slot } from "../../domain/entities.ts";
import { addDays, type LocalDate } from "../../domain/time.ts";
import type { OwnReservation } from "../../domain/own-reservation.ts";
import type { Schemas } from "../api/client.ts";
import { getReservationTimes } from "./reservation.ts";
import { useSource } from "./source.ts";

/** Two weeks at once, then a month more; and so on for whoever looks further ahead. */
const stretches = { first: limits.daysAhead, later: limits.daysAtOnce };
/** How many places are kept for the month that is on its way. */
const keptPlaces = 7;

export type DaysAhead = {
  days: readonly Day[];
  /** They are those of what was wanted before: the others are on their way. */
  isOfBefore: boolean;
  /** The nearest free times of all days, the first one first; none until the first days are there. */
  nearest: readonly Slot[];
  today: LocalDate;
  /** How many places to keep for days on their way. */
  awaited: number;
  isComplete: boolean;
  /** Why some of them are not there; undefined while nothing has failed. */
  failure: Failure | undefined;
  isFetching: boolean;
  retry: () => void;
  /** Reads a month more; undefined before the first is there, and where the firm takes no reservations so far ahead. */
  readMore: (() => void) | undefined;
};

type Wanted = Omit<Schemas["GetReservationTimes"], "from" | "days" | "reservationId">;

/**
 * The days ahead with how much of each is free. Those that were there stay until all those of something else are.
 * @param own the reservation whose time does not count as taken; null where there is none
 * @param today the firm's
 * @param options.staleTime for how long what was read is true, in ms; as long as the query says unless given
 */
export function useDaysAhead(
  wanted: Wanted,
  own: OwnReservation | null,
  today: LocalDate,
  options: { staleTime?: number } = {},
): DaysAhead {
  const source = useSource();
  const [months, setMonths] = useState(1);
  const { first, later } = stretches;
  const queryOf = (from: LocalDate, days: number) => ({
    ...getReservationTimes(source, { ...wanted, from, days }, own),
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
  const wantedDays = read.flatMap(({ data }) => data?.days ?? []);
  const isPending = read.some((stretch) => stretch.isPending);
  const before = useDaysBefore(JSON.stringify([wanted, own?.reservationId]), wantedDays, isPending);
  const days = before ?? wantedDays;
  const isMore = days.length > 0 && days.at(-1)?.state !== "notOpenYet" && !(isPending && months === 1);
  const failed = read.find(({ isError }) => isError);
  const missing = read.find(({ isError, data }) => isError && data === undefined);
  return {
    days,
    isOfBefore: before !== undefined,
    nearest: near.data?.nearest ?? [],
    today,
    awaited: before !== undefined || !isPending ? 0 : days.length === 0 ? first : keptPlaces,
    isComplete: near.isSuccess && !isPending,
    failure: missing && failureOf(missing.error),
    isFetching: read.some(({ isFetching }) => isFetching),
    retry: () => void failed?.refetch(),
    readMore: isMore && failed === undefined ? () => setMonths(isPending ? months : months + 1) : undefined,
  };
}

/** The days of what was wanted before, as long as those of what is wanted now are on their way. */
function useDaysBefore(key: string, days: readonly Day[], isPending: boolean): readonly Day[] | undefined {
  const [last, setLast] = useState({ key, days });
  const isLast = last.key === key && days.length === last.days.length && days.every((day, at) => day === last.days[at]);
  if (!isPending && !isLast) setLast({ key, days });
  return isPending && last.key !== key && last.days.length > 0 ? last.days : undefined;
}
