import type { Costs } from "../../domain/bill.ts";
import { formatCost } from "../format/cost.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import styles from "./Price.module.css";

/** What is paid, beside what it would be without a discount. */
export function Price({ cost, full, currency }: Costs & { currency: string }) {
  const t = useT();
  const language = useLanguage();
  const paid = formatCost(cost, currency, language);
  if (full.from <= cost.from) return paid;
  const before = formatCost(full, currency, language);
  return (
    <span className={styles.discounted}>
      <s aria-label={`${t("reservation.time.instead")} ${before}`}>{before}</s> <b>{paid}</b>
    </span>
  );
}
