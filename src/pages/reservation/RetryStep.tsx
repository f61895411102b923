import { useWords } from "../../i18n/react.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { useTell } from "./flow.ts";

/** The service can't be asked about the hold; nothing is lost. */
export function RetryStep() {
  const t = useWords();
  const tell = useTell();
  return <FailureNotice retry={{ label: t("app.retry"), onRetry: () => tell({ type: "retry.requested" }) }} />;
}
