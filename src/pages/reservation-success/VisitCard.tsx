import type { Reservation } from "../../../domain/entities.ts";
import { localDateOf } from "../../../domain/time.ts";
import { PriceLine } from "../../blocks/PriceLine.tsx";
import { formatDate, formatTime, formatTimeRange } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { typeset } from "../../format/typeset.ts";
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
        <h2>{typeset(firm.name)}</h2>
        <ul className={styles.lines}>
          {entries.map((entry) => (
            <PriceLine
              key={`${entry.person}-${entry.serviceId}`}
              as="li"
              what={entry.serviceName}
              note={`${entry.masterName} · ${formatTimeRange(entry.startTime, entry.endTime)}`}
              price={formatMoney({ amount: entry.price, currency: total.currency }, language)}
            />
          ))}
        </ul>
        <PriceLine as="p" what={t("company.total")} price={formatMoney(total, language)} isTotal />
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
