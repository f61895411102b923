import { useT } from "../i18n/react.tsx";
import { Panel } from "../ui/Panel.tsx";
import { Progress } from "../ui/Progress.tsx";

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

/** What takes some seconds, and how long that is. */
export function Waiting({ title, text }: { title: string; text: string }) {
  return (
    <Panel role="status">
      <Progress />
      <h2>{title}</h2>
      <p>{text}</p>
    </Panel>
  );
}
