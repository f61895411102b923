import { useT } from "../../i18n/react.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./prepayment.module.css";

/** It is paid: the visit is next. */
export function Paid() {
  const t = useT();
  return (
    <section className={styles.panel} role="status">
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      <h2>{t("payment.paid.title")}</h2>
      <p>{t("payment.paid.text")}</p>
    </section>
  );
}
