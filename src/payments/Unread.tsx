import { useCallback } from "react";
import { Failed } from "../blocks/Failed.tsx";
import { useT } from "../i18n/react.tsx";
import { useWhenOnline } from "../queries/when-online.ts";
import { useSend } from "./flow.ts";
import styles from "./payments.module.css";

/** The service could not be asked what became of the payment; it is, as soon as there is a network again. */
export function Unread() {
  const t = useT();
  const send = useSend();
  const retry = useCallback(() => send({ type: "retry.requested" }), [send]);
  useWhenOnline(retry);
  return (
    <>
      <Failed title={t("payment.readFailed")} onRetry={retry} isRetrying={false} />
      <p className={styles.quiet}>{t("payment.readAgain")}</p>
    </>
  );
}
