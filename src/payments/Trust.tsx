import { typeset } from "../format/typeset.ts";
import { useT } from "../i18n/react.tsx";
import { useFlow } from "./flow.ts";
import styles from "./payments.module.css";

/** Who takes the money, who sees the card, and how often it is charged. */
export function Trust() {
  const t = useT();
  const { payee } = useFlow();
  return (
    <div className={styles.trust}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8 11V8a4 4 0 0 1 8 0v3" />
      </svg>
      <ul>
        <li>{t("payment.trust.card")}</li>
        <li>{t("payment.trust.once")}</li>
        {payee !== undefined && <li>{t("payment.trust.whoTakes", { firm: typeset(payee) })}</li>}
      </ul>
    </div>
  );
}
