import { useQueries, useQuery } from "@tanstack/react-query";
import type { AvailableTimes, Day, Reservation } from "../../../../domain/entities.ts";
import type { LocalDate } from "../../../../domain/time.ts";
import { getAvailableTimes } from "../../../queries/reservation.ts";
import { useSource } from "../../../queries/source.ts";
import { useHeldReservation, useSalon } from "../flow.ts";
import { useParams } from "./use-days.ts";

/** The times of a day. Those of the free days beside it are fetched too; a day that is left is not waited for. */
export function useTimes(date: LocalDate | undefined, days: readonly Day[]) {
  const source = useSource();
  const { firm } = useSalon();
  const params = useParams();
  const held = useHeldReservation();
  const timesOf = (day: LocalDate) => getAvailableTimes(source, { firmId: firm.id, params, date: day });
  const query = useQuery({
    ...timesOf(date ?? ""),
    enabled: date !== undefined,
    // With another master the day stays in view until its new times are there.
    placeholderData: (previous) => (previous?.date === date ? previous : undefined),
  });
  const beside = query.isSuccess && date !== undefined ? besides(days, date) : [];
  useQueries({ queries: beside.map(timesOf) });
  return { ...query, times: query.data && withHeld(query.data, held) };
}

/** The nearest free days before and after a date. */
function besides(days: readonly Day[], date: LocalDate): LocalDate[] {
  const free = days.filter((day) => day.state === "free").map((day) => day.date);
  return [free.findLast((day) => day < date), free.find((day) => day > date)].filter((day) => day !== undefined);
}

/** To the service the held time is taken; to the person who holds it, it is theirs. */
function withHeld(times: AvailableTimes, held: Reservation | undefined): AvailableTimes {
  const isHeldTime = ({ startTime }: { startTime: string }) =>
    Date.parse(startTime) === Date.parse(held?.startTime ?? "");
  if (held === undefined || held.startTime.slice(0, 10) !== times.date || times.slots.some(isHeldTime)) return times;
  const { startTime, endTime, total } = held;
  const fullPrice = total.amount;
  const entries = held.entries.map(({ serviceName: _service, masterName: _master, ...entry }) => entry);
  return {
    ...times,
    slots: [...times.slots, { startTime, endTime, price: total.amount, fullPrice, entries }],
    blocked: times.blocked.filter((blocked) => !isHeldTime(blocked)),
  };
}
