import { useSelector } from "@xstate/react";
import { timeHoldOf } from "../../../machines/reservation/selectors.ts";
import { failureOf, type TimeHold } from "../../../machines/time-hold/selectors.ts";
import { useT } from "../../i18n/react.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { useFlowSelector } from "./flow.ts";

/** The service can't be asked about the hold; nothing is lost. */
export function RetryStep() {
  const timeHold = useFlowSelector(timeHoldOf);
  return timeHold && <Retry timeHold={timeHold} />;
}

function Retry({ timeHold }: { timeHold: TimeHold }) {
  const t = useT();
  const failure = useSelector(timeHold, failureOf);
  const onRetry = () => timeHold.send({ type: "retry.requested" });
  return <FailureNotice failure={failure} retry={{ label: t("app.retry"), onRetry }} />;
}
