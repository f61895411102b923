import type { Bill, Reservation } from "../../domain/entities.ts";
import { epochOf } from "../../domain/time.ts";
import { useNow } from "./now.ts";
import { useDates } from "./use-dates.ts";
import { formatTime } from "../format/calendar.ts";
import { useT } from "../i18n/react.tsx";

type Cancelled = Pick<Bill, "freeCancelUntil"> & Pick<Reservation, "startTime">;

/** Until when a visit can be cancelled for nothing, or that it can't be any more; undefined once it has begun. */
export function useCancelling(visit: Cancelled | null): string | undefined {
  const t = useT();
  const { dateOf } = useDates();
  const now = useNow();
  if (visit === null || epochOf(visit.startTime) <= now) return undefined;
  const { freeCancelUntil } = visit;
  if (freeCancelUntil === undefined) return t("reservation.policy.late");
  const date = dateOf(freeCancelUntil);
  return t("reservation.policy.freeUntil", { date, time: formatTime(freeCancelUntil) });
}
