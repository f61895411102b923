import type { Cashbacks } from "../../../domain/entities.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { formatReservationDate } from "../../format/calendar.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import styles from "./bonuses.module.css";

/** The visit behind an entry. */
export function ToVisit({ visit }: Pick<Cashbacks["entries"][number], "visit">) {
  const t = useT();
  const language = useLanguage();
  const { reservationId, firmName, startTime } = visit;
  return (
    <IntentLink to={hrefs.reservationSuccess(reservationId)} className={styles.visit}>
      {typeset(firmName)} · {t("bonuses.visit", { when: formatReservationDate(startTime, language) })}
    </IntentLink>
  );
}
