import { localDateOf } from "../../../domain/time.ts";
import { deadlineOf } from "../../../machines/card-payment/selectors.ts";
import { HoldAnnouncements, HoldCountdown } from "../../blocks/HoldCountdown.tsx";
import { capitalized, formatDay, formatTime } from "../../format/calendar.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { useFlowSelector } from "../../payments/flow.ts";
import { useVisit } from "./visit.ts";
import styles from "./prepayment.module.css";

/** What is paid for, and how long its time is held for that. */
export function Head() {
  const t = useT();
  const language = useLanguage();
  const visit = useVisit();
  const until = useFlowSelector(deadlineOf);
  return (
    <header className={styles.head}>
      <h1>{t("payment.title")}</h1>
      {visit && (
        <p className={styles.when}>
          {typeset(visit.firm.name)}
          <small>
            {capitalized(formatDay(localDateOf(visit.startTime), language))}, {formatTime(visit.startTime)}
          </small>
        </p>
      )}
      {until !== null && (
        <p>
          <HoldCountdown until={until} />
          <HoldAnnouncements until={until} isExtendable={false} />
        </p>
      )}
    </header>
  );
}
