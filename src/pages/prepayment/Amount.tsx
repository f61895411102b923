import type { Prepayment } from "../../../domain/entities.ts";
import { PriceLine } from "../../blocks/PriceLine.tsx";
import { PromisedCashback } from "../../blocks/PromisedCashback.tsx";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { usePrepayment } from "./visit.ts";
import styles from "./prepayment.module.css";

const taken = ["discount", "cashback", "giftCard"] as const;

/** The amount taken apart: what the visit costs, what is taken off, what is paid now and what at the salon. */
export function Amount() {
  const t = useT();
  const prepayment = usePrepayment();
  return (
    <Panel isLow className={styles.amount} aria-labelledby="amount">
      <h2 id="amount">{t("payment.bill.title")}</h2>
      {prepayment && <Lines bill={prepayment.bill} />}
      <PromisedCashback amount={prepayment?.promisedCashback} />
    </Panel>
  );
}

function Lines({ bill }: { bill: Prepayment["bill"] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <ul className={styles.lines}>
        <PriceLine as="li" what={t("payment.bill.price")} price={formatMoney(bill.price, language)} />
        {taken
          .filter((name) => bill[name].amount > 0)
          .map((name) => (
            <PriceLine
              key={name}
              as="li"
              what={t(`payment.bill.${name}`)}
              price={<span className={styles.off}>−{formatMoney(bill[name], language)}</span>}
            />
          ))}
        <PriceLine as="li" what={t("payment.bill.atSalon")} price={formatMoney(bill.atSalon, language)} />
      </ul>
      <PriceLine as="p" what={t("payment.bill.now")} price={formatMoney(bill.now, language)} isTotal />
    </>
  );
}
