import type { Reservation } from "../../../domain/entities.ts";
import { localDateOf } from "../../../domain/time.ts";
import { formatDate, formatTime, formatTimeRange } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./success.module.css";

/** The salon, what is done by whom, and what it costs. */
export function VisitCard({ reservation }: { reservation: Reservation }) {
  const t = useT();
  const language = useLanguage();
  const { firm, entries, total, freeCancelUntil } = reservation;
  return (
    <article className={styles.card} aria-label={t("success.visit")}>
      <div className={styles.picture}>
        <Picture {...firm.picture} alt="" sizes="(min-width: 60rem) 40rem, 92vw" isFirst />
      </div>
      <div className={styles.body}>
        <h2>{firm.name}</h2>
        <ul className={styles.lines}>
          {entries.map((entry) => (
            <li key={`${entry.person}-${entry.serviceId}`}>
              <span>
                {entry.serviceName}
                <small>
                  {entry.masterName} · {formatTimeRange(entry.startTime, entry.endTime)}
                </small>
              </span>
              <b>{formatMoney({ amount: entry.price, currency: total.currency }, language)}</b>
            </li>
          ))}
        </ul>
        <p className={styles.total}>
          <span>{t("company.total")}</span>
          <span>{formatMoney(total, language)}</span>
        </p>
        {freeCancelUntil !== undefined && (
          <p className={styles.quiet}>
            {t("reservation.policy.freeUntil", {
              date: formatDate(localDateOf(freeCancelUntil), language),
              time: formatTime(freeCancelUntil),
            })}
          </p>
        )}
      </div>
    </article>
  );
}
