import { useT } from "../../i18n/react.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { useSend } from "./flow.ts";

/** The service can't be asked about the hold; nothing is lost. */
export function RetryStep() {
  const t = useT();
  const send = useSend();
  return <FailureNotice retry={{ label: t("app.retry"), onRetry: () => send({ type: "retry.requested" }) }} />;
}
