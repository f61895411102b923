import type { Bill } from "../../domain/entities.ts";
import { localDateOf } from "../../domain/time.ts";
import { formatDate, formatTime } from "../format/calendar.ts";
import { useLanguage, useT } from "../i18n/react.tsx";

/** Until when a visit can be cancelled for nothing, or that it can't be where something is due before it. */
export function useCancelling(bill: Pick<Bill, "freeCancelUntil" | "prepayment"> | null): string | undefined {
  const t = useT();
  const language = useLanguage();
  if (bill === null) return undefined;
  const { freeCancelUntil, prepayment } = bill;
  if (freeCancelUntil === undefined) return prepayment.amount > 0 ? t("reservation.policy.late") : undefined;
  const date = formatDate(localDateOf(freeCancelUntil), language);
  return t("reservation.policy.freeUntil", { date, time: formatTime(freeCancelUntil) });
}
