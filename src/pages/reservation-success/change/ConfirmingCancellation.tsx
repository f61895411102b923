import { useEffect, useRef } from "react";
import { useQuery } from "@tanstack/react-query";
import { isUnpaid } from "../../../../domain/cancelling.ts";
import type { IfCancelled, Reservation } from "../../../../domain/entities.ts";
import type { Language } from "../../../../domain/language.ts";
import { epochOf } from "../../../../domain/time.ts";
import { reservationOf } from "../../../../machines/reservation-change/selectors.ts";
import { isWaitingForServer } from "../../../../machines/kit/selectors.ts";
import { Failed } from "../../../blocks/Failed.tsx";
import { useNow } from "../../../blocks/now.ts";
import { useRereadAt } from "../../../blocks/use-reread-at.ts";
import { useDates } from "../../../blocks/use-dates.ts";
import { capitalized, formatTime } from "../../../format/calendar.ts";
import { formatMoney } from "../../../format/money.ts";
import { type T, useLanguage, useT } from "../../../i18n/react.tsx";
import { getPrepayment } from "../../../queries/prepayment.ts";
import { useSource } from "../../../queries/source.ts";
import { Button } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { ChangeFailure } from "./ChangeFailure.tsx";
import { useFlowSelector, useSend } from "./flow.ts";
import { useSuccessPort } from "../port.ts";
import styles from "./change.module.css";

/** What is lost and what is given back, said first, and the client's word. */
export function ConfirmingCancellation() {
  const reservation = useFlowSelector(reservationOf);
  return reservation && <Cancellation reservation={reservation} />;
}

function Cancellation({ reservation }: { reservation: Reservation }) {
  const t = useT();
  const { dateOf, dayOf } = useDates();
  const send = useSend();
  const isBusy = useFlowSelector(isWaitingForServer);
  const money = useMoney(reservation);
  const { startTime, firm, freeCancelUntil: freeUntil } = reservation;
  const now = useNow();
  return (
    <div className={styles.terms}>
      <p className={styles.what}>
        {capitalized(dayOf(startTime))}, {formatTime(startTime)} · {firm.name}
      </p>
      <ul className={styles.facts}>
        {!money.isFailed && <li aria-busy={money.words === undefined}>{money.words ?? <Skeleton />}</li>}
        <li>{t("success.cancel.timeLost")}</li>
        {freeUntil !== undefined && now < epochOf(freeUntil) && (
          <li>
            {t("success.cancel.free", {
              date: dateOf(freeUntil),
              time: formatTime(freeUntil),
            })}
          </li>
        )}
      </ul>
      {money.isFailed && (
        <Failed title={t("success.cancel.failed")} onRetry={money.retry} isRetrying={money.isFetching} />
      )}
      <ChangeFailure of="cancel" />
      <Button
        kind="soft"
        isWide
        isBusy={isBusy}
        disabled={money.words === undefined}
        onClick={() => send({ type: "cancellation.confirmed" })}
      >
        {t("success.cancel.submit")}
      </Button>
      <Button isWide disabled={isBusy} onClick={() => send({ type: "change.abandoned" })} data-first>
        {t("success.cancel.keep")}
      </Button>
    </div>
  );
}

/** What becomes of what was paid, as the service knows it: also of what was taken off a prepayment that is still awaited. */
function useMoney(reservation: Reservation) {
  const t = useT();
  const language = useLanguage();
  const { secretOf } = useSuccessPort();
  const { id, version, paymentStatus } = reservation;
  const isAsked = paymentStatus !== "notRequired";
  const prepayment = getPrepayment(useSource(), id, secretOf(id));
  const { data, isError, isFetching, refetch } = useQuery({ ...prepayment, enabled: isAsked, staleTime: 0 });
  useRereadAt(data?.ifCancelled?.until, refetch);
  const shown = useRef(version);
  useEffect(() => {
    if (isAsked && shown.current !== version) void refetch();
    shown.current = version;
  }, [isAsked, version, refetch]);
  const isKnown = !isAsked || data !== undefined || (isError && !isUnpaid(reservation));
  return {
    /** Undefined until it is known. */
    words: isKnown ? moneyInWords(reservation, data?.ifCancelled, { language, t }) : undefined,
    isFailed: isError && !isKnown,
    isFetching,
    retry: () => void refetch(),
  };
}

type InWords = { language: Language; t: T };

function moneyInWords(
  { paymentStatus, prepayment }: Reservation,
  ifCancelled: IfCancelled | undefined,
  { language, t }: InWords,
): string {
  if (ifCancelled !== undefined) return refundInWords(ifCancelled, { language, t });
  if (paymentStatus === "paid") return t("success.cancel.refundBack", { price: formatMoney(prepayment, language) });
  return t(paymentStatus === "refunded" ? "success.cancel.refunded" : "success.cancel.nothingPaid");
}

/** Where it comes back to, as far as that is known; or that it stays with the firm. */
function refundInWords({ back, kept, to }: IfCancelled, { language, t }: InWords): string {
  if (back.amount === 0) return t("success.prepayment.ifCancelledLate", { price: formatMoney(kept, language) });
  const toAccounts = to.flatMap(({ amount, account }) =>
    account === undefined ? [] : [t(`success.cancel.to.${account}`, { price: formatMoney(amount, language) })],
  );
  if (toAccounts.length === to.length) return toAccounts.join(" ");
  const price = formatMoney(back, language);
  const [first, ...others] = to;
  const card = others.length === 0 ? first?.card : undefined;
  return card
    ? t("success.cancel.refundTo", { price, lastFour: card.lastFour })
    : t("success.cancel.refundBack", { price });
}
