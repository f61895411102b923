import { failureName, waitSecondsOf } from "../../../domain/failure.ts";
import { localDateOf } from "../../../domain/time.ts";
import { failureOf, reservationOf } from "../../../machines/reservation-change/selectors.ts";
import { failureWords } from "../../blocks/failure-words.ts";
import { FailureNotice } from "../../flow/FailureNotice.tsx";
import { capitalized, formatDate, formatDay, formatTime } from "../../format/calendar.ts";
import { formatCountdown } from "../../format/duration.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { useFlowSelector, useSend } from "./flow.ts";
import styles from "./success.module.css";

/** What is lost and what is given back, said first, and the client's word. */
export function Confirming() {
  const t = useT();
  const language = useLanguage();
  const send = useSend();
  const reservation = useFlowSelector(reservationOf);
  const isBusy = useFlowSelector((snapshot) => snapshot.matches("cancellingReservation"));
  if (reservation === null) return null;
  const { startTime, firm, freeCancelUntil } = reservation;
  return (
    <div className={styles.terms}>
      <p className={styles.what}>
        {capitalized(formatDay(localDateOf(startTime), language))}, {formatTime(startTime)} · {firm.name}
      </p>
      <ul className={styles.facts}>
        <li>{t("success.cancel.nothingPaid")}</li>
        <li>{t("success.cancel.timeLost")}</li>
        {freeCancelUntil !== undefined && (
          <li>
            {t("success.cancel.free", {
              date: formatDate(localDateOf(freeCancelUntil), language),
              time: formatTime(freeCancelUntil),
            })}
          </li>
        )}
      </ul>
      <Failure />
      <Button kind="soft" isWide isBusy={isBusy} onClick={() => send({ type: "cancellation.confirmed" })}>
        {t("success.cancel.submit")}
      </Button>
      <Button isWide disabled={isBusy} onClick={() => send({ type: "change.abandoned" })} data-first>
        {t("success.cancel.keep")}
      </Button>
    </div>
  );
}

/** Failures that have words of their own. */
const said = ["reservationChanged", "unreachable", "broken"] as const;

function Failure() {
  const t = useT();
  const failure = useFlowSelector(failureOf);
  if (failure === null) return null;
  const { title, text } = failureWords(t, failure, said, (name, part) => `success.cancel.failure.${name}.${part}`);
  return (
    <FailureNotice
      key={failureName(failure)}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("success.cancel.waitText", { time: formatCountdown(seconds) })}
    >
      {text}
    </FailureNotice>
  );
}
