import { useT } from "../../i18n/react.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { Progress } from "../../ui/Progress.tsx";
import styles from "./payment-return.module.css";

type Props = {
  title?: string;
  text?: string;
  /** Where whoever does not want to wait here can go. */
  way?: { to: string; name: string };
};

/** It is not known yet what came of it: of a payment, unless the words say otherwise. */
export function Checking({ title, text, way }: Props) {
  const t = useT();
  return (
    <div className={styles.checking}>
      <div role="status" className={styles.checking}>
        <Progress />
        <h1>{title ?? t("payment.return.title")}</h1>
        <p>{text ?? t("payment.return.text")}</p>
      </div>
      {way && (
        <IntentLink to={way.to} replace className={buttonClassName({ kind: "plain" })}>
          {way.name}
        </IntentLink>
      )}
    </div>
  );
}
