import type { Payment, PaymentRecord } from "../../../domain/entities.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { describeSubject } from "../../blocks/payment-subject.ts";
import { paidBy } from "../../blocks/payment-words.ts";
import { RefundLines } from "../../blocks/RefundLines.tsx";
import { formatReservationDate } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Badge, type ChipTone } from "../../ui/Chip.tsx";
import styles from "./payments.module.css";

const tones: Partial<Record<Payment["status"], ChipTone>> = {
  paid: "jade",
  processing: "honey",
  needs3ds: "honey",
  authorized: "honey",
  unknown: "honey",
};

/** A payment among others: to whom, for what, when, by which card, how it stands, and the ways on. */
export function Record({
  record: { payment, subject, refunds, receipt, cashback, giftCard },
}: {
  record: PaymentRecord;
}) {
  const t = useT();
  const language = useLanguage();
  const title = `payment-${payment.id}`;
  const { firm, what, details, way } = describeSubject(subject, t, language);
  return (
    <article className={styles.record} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title}>{typeset(firm?.name ?? what)}</h2>
        <p className={styles.price}>{formatMoney(receipt?.paid ?? payment.amount, language)}</p>
      </header>
      <Badge tone={tones[payment.status]}>{t(`payments.status.${payment.status}`)}</Badge>
      <div className={styles.what}>
        {details.map((detail) => (
          <p key={detail}>{typeset(detail)}</p>
        ))}
        <p>
          {receipt
            ? t("payments.paidAt", { when: formatReservationDate(receipt.paidAt, language) })
            : t("payments.attemptedAt", { when: formatReservationDate(payment.createdAt, language) })}
        </p>
        <p>{typeset(paidBy(payment, t))}</p>
        {cashback && <p>{`${t("payment.bill.cashback")}: ${formatMoney(cashback, language)}`}</p>}
        {giftCard && <p>{`${t("payment.bill.giftCard")}: ${formatMoney(giftCard, language)}`}</p>}
      </div>
      {refunds.length > 0 && (
        <ul className={styles.refunds}>
          <RefundLines refunds={refunds} />
        </ul>
      )}
      <div className={styles.ways}>
        {receipt && (
          <IntentLink
            to={hrefs.paymentReceipt(payment.id)}
            className={buttonClassName({ kind: "soft" })}
            aria-describedby={title}
          >
            {t("payments.receipt")}
          </IntentLink>
        )}
        {way && (
          <IntentLink to={way.to} className={buttonClassName({ kind: "plain" })} aria-describedby={title}>
            {way.words}
          </IntentLink>
        )}
      </div>
    </article>
  );
}
