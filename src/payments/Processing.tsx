import { useT } from "../i18n/react.tsx";
import { Waiting } from "./Waiting.tsx";

/** The payment is being asked for. */
export function Processing() {
  const t = useT();
  return <Waiting title={t("payment.processing.title")} text={t("payment.processing.text")} />;
}

/** It is asked what became of it. */
export function Checking() {
  const t = useT();
  return <Waiting title={t("payment.processing.checkingTitle")} text={t("payment.processing.checkingText")} />;
}
