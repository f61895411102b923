import { useT } from "../../i18n/react.tsx";
import { Progress } from "../../ui/Progress.tsx";
import styles from "./payment-return.module.css";

/** It is not known yet what came of it: of a payment, unless the words say otherwise. */
export function Checking({ title, text }: { title?: string; text?: string }) {
  const t = useT();
  return (
    <div role="status" className={styles.checking}>
      <Progress />
      <h1>{title ?? t("payment.return.title")}</h1>
      <p>{text ?? t("payment.return.text")}</p>
    </div>
  );
}
