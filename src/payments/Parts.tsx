import type { PaymentOption } from "../../domain/entities.ts";
import { PriceLine } from "../blocks/PriceLine.tsx";
import { formatDateOfYear } from "../format/calendar.ts";
import { formatMoney } from "../format/money.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import styles from "./payments.module.css";

/** What is paid when, of what is paid in instalments, and to whom: before anything is agreed to. */
export function Parts({ parts }: Pick<Extract<PaymentOption, { type: "instalments" }>, "parts">) {
  const t = useT();
  const language = useLanguage();
  const [first] = parts;
  return (
    <div className={styles.field}>
      <ol className={styles.parts}>
        {parts.map(({ date, amount }) => (
          <PriceLine
            key={date}
            as="li"
            what={
              date === first?.date ? t("payment.ways.today") : formatDateOfYear(date, first?.date ?? date, language)
            }
            price={formatMoney(amount, language)}
          />
        ))}
      </ol>
      <p className={styles.quiet}>{t("payment.ways.instalmentsText")}</p>
    </div>
  );
}
