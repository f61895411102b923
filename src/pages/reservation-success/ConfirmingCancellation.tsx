import { useQuery } from "@tanstack/react-query";
import type { IfCancelled } from "../../../domain/entities.ts";
import { localDateOf } from "../../../domain/time.ts";
import { reservationOf } from "../../../machines/reservation-change/selectors.ts";
import { capitalized, formatDate, formatDay, formatTime } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { type T, useLanguage, useT } from "../../i18n/react.tsx";
import { getPrepayment } from "../../queries/prepayment.ts";
import { useSource } from "../../queries/source.ts";
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
  // The page behind the sheet has read it.
  const source = useSource();
  const { data } = useQuery({ ...getPrepayment(source, reservation?.id ?? "", undefined), enabled: false });
  if (reservation === null) return null;
  const { startTime, firm, freeCancelUntil, paymentStatus, prepayment } = reservation;
  const price = formatMoney(data?.ifCancelled?.back ?? prepayment, language);
  return (
    <div className={styles.terms}>
      <p className={styles.what}>
        {capitalized(formatDay(localDateOf(startTime), language))}, {formatTime(startTime)} · {firm.name}
      </p>
      <ul className={styles.facts}>
        <li>{paymentStatus === "paid" ? refundWords(data?.ifCancelled, price, t) : t("success.cancel.nothingPaid")}</li>
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

/** Where it comes back to, as far as that is known. */
function refundWords(ifCancelled: IfCancelled | undefined, price: string, t: T): string {
  if (ifCancelled === undefined) return t("success.cancel.refund", { price });
  const [to, ...others] = ifCancelled.to;
  const card = others.length === 0 ? to?.card : undefined;
  return card
    ? t("success.cancel.refundTo", { price, lastFour: card.lastFour })
    : t("success.cancel.refundBack", { price });
}
