import { deadlineOf } from "../../../machines/card-payment/selectors.ts";
import { HoldAnnouncements, HoldCountdown } from "../../blocks/HoldCountdown.tsx";
import { useDates } from "../../blocks/use-dates.ts";
import { capitalized, formatTime } from "../../format/calendar.ts";
import { typeset } from "../../format/typeset.ts";
import { useT } from "../../i18n/react.tsx";
import { useFlowSelector } from "../../payments/flow.ts";
import { useVisit } from "./visit.ts";
import styles from "./prepayment.module.css";

/** What is paid for, and how long its time is held for that. */
export function Head() {
  const t = useT();
  const { dayOf } = useDates();
  const visit = useVisit();
  const until = useFlowSelector(deadlineOf);
  return (
    <header className={styles.head}>
      <h1>{t("payment.title")}</h1>
      {visit && (
        <p className={styles.when}>
          {typeset(visit.firm.name)}
          <small>
            {capitalized(dayOf(visit.startTime))}, {formatTime(visit.startTime)}
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
