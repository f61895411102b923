import { onlineManager } from "@tanstack/react-query";
import { useEffect } from "react";
import { Failed } from "../blocks/Failed.tsx";
import { useT } from "../i18n/react.tsx";
import { useSend } from "./flow.ts";
import styles from "./payments.module.css";

/** The service could not be asked what became of the payment; it is, as soon as there is a network again. */
export function Unread() {
  const t = useT();
  const send = useSend();
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && send({ type: "retry.requested" })), [send]);
  return (
    <>
      <Failed title={t("payment.readFailed")} onRetry={() => send({ type: "retry.requested" })} isRetrying={false} />
      <p className={styles.quiet}>{t("payment.readAgain")}</p>
    </>
  );
}
