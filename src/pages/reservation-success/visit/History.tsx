import { useId } from "react";
import type { HistoryEntry, Reservation } from "../../../../domain/entities.ts";
import { formatReservationDate } from "../../../format/calendar.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import styles from "./visit.module.css";

/** What became of the visit and when, the first first; nothing while all of it is that it was reserved. */
export function History({ reservation: { history = [] } }: { reservation: Reservation }) {
  const t = useT();
  const language = useLanguage();
  const titleId = useId();
  if (history.length < 2) return null;
  return (
    <section className={styles.history} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("success.history.title")}</h2>
      <ol>
        {history.map((entry, index) => (
          <li key={index}>
            <time dateTime={entry.at}>{formatReservationDate(entry.at, language)}</time>
            <What entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function What({ entry }: { entry: HistoryEntry }) {
  const t = useT();
  const language = useLanguage();
  if ("status" in entry) return t(`history.status.${entry.status}`);
  const from = formatReservationDate(entry.from, language);
  const to = formatReservationDate(entry.to, language);
  return from === to ? t("success.history.changed") : t("success.history.moved", { from, to });
}
