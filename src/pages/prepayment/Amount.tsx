import type { Prepayment } from "../../../domain/entities.ts";
import { partNames } from "../../../domain/prepayment-parts.ts";
import { PriceLine } from "../../blocks/PriceLine.tsx";
import { PromisedCashback } from "../../blocks/PromisedCashback.tsx";
import { formatMoney, formatMoneyRange } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { IfCancelled } from "./IfCancelled.tsx";
import { usePrepayment } from "./visit.ts";
import styles from "./prepayment.module.css";

/** The amount taken apart: what the visit costs, what is taken off, what is paid now and what at the salon, and what of it would come back. */
export function Amount() {
  const t = useT();
  const prepayment = usePrepayment();
  return (
    <Panel isLow className={styles.amount} aria-labelledby="amount">
      <h2 id="amount">{t("payment.bill.title")}</h2>
      {prepayment && <Lines bill={prepayment.bill} />}
      <PromisedCashback amount={prepayment?.promisedCashback} />
      {prepayment && <IfCancelled prepayment={prepayment} />}
    </Panel>
  );
}

function Lines({ bill }: { bill: Prepayment["bill"] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <ul className={styles.lines}>
        <PriceLine
          as="li"
          what={t("payment.bill.price")}
          price={formatMoneyRange(bill.price, bill.priceMax, language)}
        />
        {(bill.discountMax ?? bill.discount).amount > 0 && (
          <PriceLine
            as="li"
            what={t("payment.bill.discount")}
            price={<span className={styles.off}>−{formatMoneyRange(bill.discount, bill.discountMax, language)}</span>}
          />
        )}
        {partNames
          .filter((name) => bill[name].amount > 0)
          .map((name) => (
            <PriceLine
              key={name}
              as="li"
              what={t(`payment.bill.${name}`)}
              price={<span className={styles.off}>−{formatMoney(bill[name], language)}</span>}
            />
          ))}
        <PriceLine
          as="li"
          what={t("payment.bill.atSalon")}
          price={formatMoneyRange(bill.atSalon, bill.atSalonMax, language)}
        />
      </ul>
      <PriceLine as="p" what={t("payment.bill.now")} price={formatMoney(bill.now, language)} isTotal />
    </>
  );
}
