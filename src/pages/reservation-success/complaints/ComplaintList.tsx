import type { Complaint } from "../../../../domain/entities.ts";
import { formatReservationDate } from "../../../format/calendar.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { Badge } from "../../../ui/Chip.tsx";
import styles from "./complaints.module.css";

/** What was complained, the latest first, each with how it stands and its answer. */
export function ComplaintList({ complaints }: { complaints: readonly Complaint[] }) {
  const t = useT();
  const language = useLanguage();
  if (complaints.length === 0) return null;
  return (
    <ul className={styles.list}>
      {complaints.map(({ id, status, text, createdAt, answer, answeredAt }) => (
        <li key={id}>
          <p className={styles.state}>
            <Badge tone={status === "answered" ? "jade" : "honey"}>{t(`complaint.status.${status}`)}</Badge>
            <time dateTime={createdAt}>{formatReservationDate(createdAt, language)}</time>
          </p>
          <p className={styles.text}>{text}</p>
          {answer !== undefined && answeredAt !== undefined && (
            <div className={styles.answer}>
              <h3>
                {t("complaint.answer")} <time dateTime={answeredAt}>{formatReservationDate(answeredAt, language)}</time>
              </h3>
              <p className={styles.text}>{answer}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
