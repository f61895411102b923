import type { Bill } from "../../domain/entities.ts";
import { useDates } from "./use-dates.ts";
import { formatTime } from "../format/calendar.ts";
import { useT } from "../i18n/react.tsx";

/** Until when a visit can be cancelled for nothing, or that it can't be where something is due before it. */
export function useCancelling(bill: Pick<Bill, "freeCancelUntil" | "prepayment"> | null): string | undefined {
  const t = useT();
  const { dateOf } = useDates();
  if (bill === null) return undefined;
  const { freeCancelUntil, prepayment } = bill;
  if (freeCancelUntil === undefined) return prepayment.amount > 0 ? t("reservation.policy.late") : undefined;
  const date = dateOf(freeCancelUntil);
  return t("reservation.policy.freeUntil", { date, time: formatTime(freeCancelUntil) });
}
