import { useQueries, useQuery } from "@tanstack/react-query";
import type { Day } from "../../../../domain/entities.ts";
import type { LocalDate } from "../../../../domain/time.ts";
import { getAvailableTimes } from "../../../queries/reservation.ts";
import { useSource } from "../../../queries/source.ts";
import { useOwnHold, useSalon } from "../flow.ts";
import { useParams } from "./use-days.ts";

/** The times of a day. Those of the free days beside it are fetched too; a day that is left is not waited for. */
export function useTimes(date: LocalDate | undefined, days: readonly Day[]) {
  const source = useSource();
  const { firm } = useSalon();
  const params = useParams();
  const own = useOwnHold();
  const timesOf = (day: LocalDate) => getAvailableTimes(source, { firmId: firm.id, params, date: day }, own);
  const query = useQuery({
    ...timesOf(date ?? ""),
    enabled: date !== undefined,
    // With another master the day stays in view until its new times are there.
    placeholderData: (previous) => (previous?.date === date ? previous : undefined),
  });
  const beside = query.isSuccess && date !== undefined ? besides(days, date) : [];
  useQueries({ queries: beside.map(timesOf) });
  return { ...query, times: query.data };
}

/** The nearest free days before and after a date. */
function besides(days: readonly Day[], date: LocalDate): LocalDate[] {
  const free = days.filter((day) => day.state === "free").map((day) => day.date);
  return [free.findLast((day) => day < date), free.find((day) => day > date)].filter((day) => day !== undefined);
}
