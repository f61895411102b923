import { useT } from "../../i18n/react.tsx";
import styles from "./payment-return.module.css";

/** It is not known yet what came of it. */
export function Checking() {
  const t = useT();
  return (
    <div role="status" className={styles.checking}>
      <span className={styles.progress} aria-hidden="true" />
      <h1>{t("payment.return.title")}</h1>
      <p>{t("payment.return.text")}</p>
    </div>
  );
}
