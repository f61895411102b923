import type { Preview } from "../../../../domain/entities.ts";
import { localDateOf } from "../../../../domain/time.ts";
import { formatDate, formatTime, formatTimeRange } from "../../../format/calendar.ts";
import { formatMoney } from "../../../format/money.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { useHeldReservation, useSalon } from "../flow.ts";
import styles from "./ConfirmStep.module.css";

/** Who does what when and for how much, and until when it can be cancelled. */
export function PreviewBill({ preview }: { preview: Preview }) {
  const t = useT();
  const language = useLanguage();
  const { services, masters } = useSalon();
  const { total, fullTotal, prepayment, freeCancelUntil } = preview;
  // For "any master" the one who is held is the one who comes.
  const entries = useHeldReservation()?.entries ?? preview.entries;
  const money = (amount: number) => formatMoney({ amount, currency: total.currency }, language);
  return (
    <div className={styles.bill}>
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.person}-${entry.serviceId}`} className={styles.line}>
            <span>
              {services.find(({ id }) => id === entry.serviceId)?.name}
              <small>
                {masters.find(({ id }) => id === entry.masterId)?.name} ·{" "}
                {formatTimeRange(entry.startTime, entry.endTime)}
              </small>
            </span>
            <b>{money(entry.price)}</b>
          </li>
        ))}
      </ul>
      {total.amount < fullTotal.amount && (
        <p className={styles.saved}>
          <span>{t("reservation.confirm.discount")}</span>
          <b>−{money(fullTotal.amount - total.amount)}</b>
        </p>
      )}
      <p className={styles.total}>
        <span>{t("company.total")}</span>
        <b>{money(total.amount)}</b>
      </p>
      {prepayment.amount > 0 && (
        <p className={styles.line}>
          <span>{t("reservation.confirm.prepayment")}</span>
          <b>{money(prepayment.amount)}</b>
        </p>
      )}
      <p className={styles.quiet}>
        {freeCancelUntil !== undefined &&
          t("reservation.policy.freeUntil", {
            date: formatDate(localDateOf(freeCancelUntil), language),
            time: formatTime(freeCancelUntil),
          })}
        {freeCancelUntil === undefined && prepayment.amount > 0 && t("reservation.policy.late")}
      </p>
    </div>
  );
}
