import type { ReactNode } from "react";
import type { PaymentReceipt, PaymentRecord } from "../../../domain/entities.ts";
import { formatPhoneText } from "../../../domain/phone.ts";
import { useDevice } from "../../blocks/device.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { describeSubject } from "../../blocks/payment-subject.ts";
import { paidBy } from "../../blocks/payment-words.ts";
import { PriceLine } from "../../blocks/PriceLine.tsx";
import { RefundLines } from "../../blocks/RefundLines.tsx";
import { formatReservationDate } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import styles from "./receipt.module.css";

type Props = { record: PaymentRecord; receipt: PaymentReceipt };

/** To whom, for what, when, by which card, how much and what came back; a sheet of paper when it is printed. */
export function Receipt({ record: { payment, subject, refunds, cashback, giftCard }, receipt }: Props) {
  const t = useT();
  const language = useLanguage();
  const { print } = useDevice();
  const { number, paidAt, paid, reference } = receipt;
  const { firm, what, details, way } = describeSubject(subject, t, language);
  const underWay = refunds.filter(({ status }) => status === "processing");
  const givenBack = underWay.reduce((sum, { amount }) => sum + amount.amount, payment.refunded.amount);
  const left = { ...paid, amount: paid.amount - givenBack };
  return (
    <>
      <title>{`${t("receipt.title")} ${number}`}</title>
      <article className={styles.receipt}>
        <header>
          <h1>{t("receipt.heading")}</h1>
          <p className={styles.number}>{t("receipt.number", { number })}</p>
        </header>
        <dl className={styles.facts}>
          <Fact name={t("receipt.payee")}>
            <strong>{firm ? typeset(firm.name) : "Kezek"}</strong>
            {firm && <span>{typeset(`${firm.city}, ${firm.address}`)}</span>}
            {firm?.phoneNumbers.map((phoneNumber) => (
              <span key={phoneNumber}>{formatPhoneText(phoneNumber)}</span>
            ))}
          </Fact>
          <Fact name={t("receipt.subject")}>
            <strong>{what}</strong>
            {details.map((detail) => (
              <span key={detail}>{typeset(detail)}</span>
            ))}
          </Fact>
          <Fact name={t("receipt.when")}>{formatReservationDate(paidAt, language)}</Fact>
          <Fact name={t("receipt.how")}>{typeset(paidBy(payment, t))}</Fact>
          <Fact name={t("receipt.payment")}>{payment.id}</Fact>
          {reference !== undefined && <Fact name={t("receipt.reference")}>{reference}</Fact>}
        </dl>
        <ul className={styles.lines}>
          {cashback && <PriceLine as="li" what={t("payment.bill.cashback")} price={formatMoney(cashback, language)} />}
          {giftCard && <PriceLine as="li" what={t("payment.bill.giftCard")} price={formatMoney(giftCard, language)} />}
          <PriceLine as="li" what={t("receipt.paid")} price={formatMoney(paid, language)} isTotal />
          <RefundLines refunds={refunds} />
          {refunds.length > 0 && (
            <PriceLine
              as="li"
              what={t(firm ? "receipt.left" : "receipt.rest")}
              price={formatMoney(left, language)}
              isTotal
            />
          )}
        </ul>
        <p className={styles.note}>{t(firm ? "receipt.notFiscal" : "receipt.notFiscalOwn")}</p>
      </article>
      <div className={styles.ways}>
        <Button onClick={print}>{t("receipt.print")}</Button>
        {way && (
          <IntentLink to={way.to} className={buttonClassName({ kind: "soft" })}>
            {way.words}
          </IntentLink>
        )}
        <IntentLink to={hrefs.payments()} className={buttonClassName({ kind: "plain" })}>
          {t("receipt.all")}
        </IntentLink>
      </div>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
