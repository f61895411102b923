import { localDateOf } from "../../../domain/time.ts";
import { reservationOf } from "../../../machines/reservation-change/selectors.ts";
import { capitalized, formatDate, formatDay, formatTime } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { ChangeFailure } from "./ChangeFailure.tsx";
import { useFlowSelector, useSend } from "./flow.ts";
import styles from "./success.module.css";

/** What is lost and what is given back, said first, and the client's word. */
export function ConfirmingCancellation() {
  const t = useT();
  const language = useLanguage();
  const send = useSend();
  const reservation = useFlowSelector(reservationOf);
  const isBusy = useFlowSelector((snapshot) => snapshot.matches("cancellingReservation"));
  if (reservation === null) return null;
  const { startTime, firm, freeCancelUntil, paymentStatus, prepayment } = reservation;
  return (
    <div className={styles.terms}>
      <p className={styles.what}>
        {capitalized(formatDay(localDateOf(startTime), language))}, {formatTime(startTime)} · {firm.name}
      </p>
      <ul className={styles.facts}>
        <li>
          {paymentStatus === "paid"
            ? t("success.cancel.refund", { price: formatMoney(prepayment, language) })
            : t("success.cancel.nothingPaid")}
        </li>
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
      <ChangeFailure of="cancel" />
      <Button kind="soft" isWide isBusy={isBusy} onClick={() => send({ type: "cancellation.confirmed" })}>
        {t("success.cancel.submit")}
      </Button>
      <Button isWide disabled={isBusy} onClick={() => send({ type: "change.abandoned" })} data-first>
        {t("success.cancel.keep")}
      </Button>
    </div>
  );
}
