import { useQuery } from "@tanstack/react-query";
import { ifCancelledNow } from "../../../domain/cancelling.ts";
import { partsOf, totalOfParts } from "../../../domain/prepayment-parts.ts";
import type { Prepayment } from "../../../domain/entities.ts";
import { useRereadAt } from "../../blocks/use-reread-at.ts";
import { useDates } from "../../blocks/use-dates.ts";
import { formatTime } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { getReservation } from "../../queries/reservation.ts";
import { useSource } from "../../queries/source.ts";
import { usePrepaymentPort } from "./port.ts";
import styles from "./prepayment.module.css";

/** What would come back of what is paid before the visit, and until when: said before it is paid, by the rule of what is paid. */
export function IfCancelled({ prepayment }: { prepayment: Prepayment }) {
  const t = useT();
  const language = useLanguage();
  const { dateOf } = useDates();
  const { secretOf } = usePrepaymentPort();
  const { reservationId, reservationStatus, bill } = prepayment;
  const reading = getReservation(useSource(), reservationId, secretOf(reservationId));
  const { data: visit, refetch } = useQuery({ ...reading, enabled: false });
  useRereadAt(visit?.freeCancelUntil, refetch);
  if (visit === undefined || reservationStatus !== "awaitingPrepayment") return null;
  const whole = bill.now.amount + totalOfParts(partsOf(bill));
  const paidVisit = { ...visit, status: "confirmed", paymentStatus: "paid" } as const;
  const money = ifCancelledNow(paidVisit, [{ kept: whole }], bill.now.currency);
  if (money === undefined) return null;
  const { back, kept, until } = money;
  return (
    <p className={styles.quiet}>
      {until === undefined
        ? t("payment.ifCancelled.late", { price: formatMoney(kept, language) })
        : t("payment.ifCancelled.free", {
            price: formatMoney(back, language),
            date: dateOf(until),
            time: formatTime(until),
          })}
    </p>
  );
}
