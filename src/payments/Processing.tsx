import { useT } from "../i18n/react.tsx";
import { Panel } from "../ui/Panel.tsx";
import { Progress } from "../ui/Progress.tsx";

/** The payment is being asked for. */
export function Processing() {
  return <Waiting of="processing" />;
}

/** It is asked what became of it. */
export function Checking() {
  return <Waiting of="checking" />;
}

function Waiting({ of }: { of: "processing" | "checking" }) {
  const t = useT();
  const isChecking = of === "checking";
  return (
    <Panel role="status">
      <Progress />
      <h2>{t(isChecking ? "payment.processing.checkingTitle" : "payment.processing.title")}</h2>
      <p>{t(isChecking ? "payment.processing.checkingText" : "payment.processing.text")}</p>
    </Panel>
  );
}
