import { useQuery } from "@tanstack/react-query";
import type { IfCancelled } from "../../../../domain/entities.ts";
import type { Language } from "../../../../domain/language.ts";
import { epochOf } from "../../../../domain/time.ts";
import { reservationOf } from "../../../../machines/reservation-change/selectors.ts";
import { isWaitingForServer } from "../../../../machines/kit/selectors.ts";
import { useRereadAt } from "../../../blocks/use-reread-at.ts";
import { useDates } from "../../../blocks/use-dates.ts";
import { capitalized, formatTime } from "../../../format/calendar.ts";
import { formatMoney } from "../../../format/money.ts";
import { type T, useLanguage, useT } from "../../../i18n/react.tsx";
import { getPrepayment } from "../../../queries/prepayment.ts";
import { useSource } from "../../../queries/source.ts";
import { Button } from "../../../ui/Button.tsx";
import { ChangeFailure } from "./ChangeFailure.tsx";
import { useSecondsLeft } from "../../../ui/use-seconds-left.ts";
import { useFlowSelector, useSend } from "./flow.ts";
import { useSuccessPort } from "../port.ts";
import styles from "./change.module.css";

/** What is lost and what is given back, said first, and the client's word. */
export function ConfirmingCancellation() {
  const t = useT();
  const language = useLanguage();
  const { dateOf, dayOf } = useDates();
  const send = useSend();
  const reservation = useFlowSelector(reservationOf);
  const isBusy = useFlowSelector(isWaitingForServer);
  const ifCancelled = useIfCancelled(reservation?.id ?? "");
  const freeUntil = reservation?.freeCancelUntil;
  const freeSecondsLeft = useSecondsLeft(freeUntil === undefined ? 0 : epochOf(freeUntil));
  if (reservation === null) return null;
  const { startTime, firm, paymentStatus, prepayment } = reservation;
  const price = formatMoney(ifCancelled?.back ?? prepayment, language);
  return (
    <div className={styles.terms}>
      <p className={styles.what}>
        {capitalized(dayOf(startTime))}, {formatTime(startTime)} · {firm.name}
      </p>
      <ul className={styles.facts}>
        <li>
          {paymentStatus === "paid"
            ? refundTexts(ifCancelled, { price, language }, t)
            : t(paymentStatus === "refunded" ? "success.cancel.refunded" : "success.cancel.nothingPaid")}
        </li>
        <li>{t("success.cancel.timeLost")}</li>
        {freeUntil !== undefined && freeSecondsLeft > 0 && (
          <li>
            {t("success.cancel.free", {
              date: dateOf(freeUntil),
              time: formatTime(freeUntil),
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

/** What comes back, as the page behind the sheet has read it; read anew once that holds no more. */
function useIfCancelled(reservationId: string): IfCancelled | undefined {
  const { secretOf } = useSuccessPort();
  const prepayment = getPrepayment(useSource(), reservationId, secretOf(reservationId));
  const { data, refetch } = useQuery({ ...prepayment, enabled: false });
  useRereadAt(data?.ifCancelled?.until, refetch);
  return data?.ifCancelled;
}

type PriceInWords = { price: string; language: Language };

/** Where it comes back to, as far as that is known; or that it stays with the firm. */
function refundTexts(ifCancelled: IfCancelled | undefined, { price, language }: PriceInWords, t: T): string {
  if (ifCancelled === undefined) return t("success.cancel.refund", { price });
  const { back, kept, to } = ifCancelled;
  if (back.amount === 0) return t("success.prepayment.ifCancelledLate", { price: formatMoney(kept, language) });
  const [first, ...others] = to;
  const card = others.length === 0 ? first?.card : undefined;
  return card
    ? t("success.cancel.refundTo", { price, lastFour: card.lastFour })
    : t("success.cancel.refundBack", { price });
}
