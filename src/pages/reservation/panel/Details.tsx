import { localDateOf } from "../../../../domain/time.ts";
import { holdOf, reservationOf } from "../../../../machines/reservation/selectors.ts";
import { capitalized, formatDate, formatDay, formatTime } from "../../../format/calendar.ts";
import { formatDurationInText } from "../../../format/duration.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { useFlowSelector, useSalon } from "../flow.ts";
import styles from "./Panel.module.css";
import { useBill } from "./use-bill.ts";

/** The visit line by line. */
export function Details() {
  const t = useT();
  const language = useLanguage();
  const { firm } = useSalon();
  const hold = useFlowSelector(holdOf);
  const freeCancelUntil = useFlowSelector(reservationOf)?.freeCancelUntil;
  const { lines, total, minutes } = useBill();
  return (
    <>
      <h2>
        {hold === null
          ? t("company.visit")
          : `${capitalized(formatDay(localDateOf(hold.startTime), language))}, ${formatTime(hold.startTime)}`}
      </h2>
      <p className={styles.quiet}>
        {firm.name} · {firm.address}
      </p>
      {lines.length === 0 && <p className={styles.quiet}>{t("company.visitEmpty")}</p>}
      {lines.length > 0 && (
        <>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.key}>
                <span>
                  {line.name}
                  <small>{line.note}</small>
                </span>
                <span className={styles.price}>{line.price}</span>
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            <span>{t("company.total")}</span>
            <span className={styles.price}>{total}</span>
          </p>
          <p className={styles.quiet}>
            {hold === null && t("company.visitDuration", { duration: formatDurationInText(minutes, language) })}
            {freeCancelUntil !== undefined &&
              t("reservation.policy.freeUntil", {
                date: formatDate(localDateOf(freeCancelUntil), language),
                time: formatTime(freeCancelUntil),
              })}
          </p>
        </>
      )}
    </>
  );
}
