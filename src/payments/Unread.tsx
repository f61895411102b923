import { Failed } from "../blocks/Failed.tsx";
import { useT } from "../i18n/react.tsx";
import { useSend } from "./flow.ts";

/** The service could not be asked what became of the payment. */
export function Unread() {
  const t = useT();
  const send = useSend();
  return (
    <Failed title={t("payment.readFailed")} onRetry={() => send({ type: "retry.requested" })} isRetrying={false} />
  );
}
