import { againQuery } from "../../../domain/again.ts";
import type { Prepayment } from "../../../domain/entities.ts";
import { useNow } from "../../blocks/now.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { usePrepayment, useVisit } from "./visit.ts";

const cancelled: readonly Prepayment["reservationStatus"][] = ["cancelledByClient", "cancelledBySalon"];

/** It can't be paid any more: why, what becomes of what was taken, and the way to another time. */
export function Over() {
  const t = useT();
  const now = useNow();
  const visit = useVisit();
  const prepayment = usePrepayment();
  if (prepayment === null) return null;
  const isCancelled = cancelled.includes(prepayment.reservationStatus);
  const urlKey = visit?.firm.urlKey;
  return (
    <>
      <Notice tone="honey" role="status" title={t(isCancelled ? "payment.over.cancelled" : "payment.over.expired")}>
        <Refunded prepayment={prepayment} isCancelled={isCancelled} /> {!isCancelled && t("payment.over.keptText")}
      </Notice>
      {visit && urlKey !== undefined && (
        <IntentLink
          to={hrefs.reservation(urlKey, "time", againQuery(visit, now))}
          className={buttonClassName({ isWide: true })}
        >
          {t("payment.over.again")}
        </IntentLink>
      )}
      <IntentLink
        to={hrefs.reservationSuccess(prepayment.reservationId)}
        className={buttonClassName({ kind: "plain", isWide: true })}
      >
        {t("payment.over.visit")}
      </IntentLink>
    </>
  );
}

type RefundedProps = { prepayment: Prepayment; isCancelled: boolean };

/** What becomes of what was taken; that nothing was, else. */
function Refunded({ prepayment: { payment, refunds }, isCancelled }: RefundedProps) {
  const t = useT();
  const language = useLanguage();
  if (payment?.status === "refunded") {
    return t("payment.over.refunded", { price: formatMoney(payment.refunded, language) });
  }
  const [refund] = refunds;
  if (refund?.status === "refused") return t("payment.over.refundRefused");
  if (refund) {
    const words = isCancelled ? "payment.over.refundCancelled" : "payment.over.refund";
    return t(words, { price: formatMoney(refund.amount, language) });
  }
  return t(isCancelled ? "payment.over.cancelledText" : "payment.over.expiredText");
}
