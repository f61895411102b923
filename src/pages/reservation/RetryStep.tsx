import { useSelector } from "@xstate/react";
import { canRevisit, timeHoldOf } from "../../../machines/reservation/selectors.ts";
import { failureOf, type TimeHold } from "../../../machines/time-hold/selectors.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { useFlowSelector, useSend } from "./flow.ts";

/** The service can't be asked about the hold; nothing is lost, and another time can be had instead. */
export function RetryStep() {
  const timeHold = useFlowSelector(timeHoldOf);
  return timeHold && <Retry timeHold={timeHold} />;
}

function Retry({ timeHold }: { timeHold: TimeHold }) {
  const t = useT();
  const failure = useSelector(timeHold, failureOf);
  const send = useSend();
  const isFree = useFlowSelector(canRevisit("time"));
  const onRetry = () => timeHold.send({ type: "retry.requested" });
  return (
    <>
      <FailureNotice failure={failure} retry={{ label: t("app.retry"), onRetry }} isAlwaysRetried />
      {isFree && (
        <Button kind="soft" onClick={() => send({ type: "step.revisited", step: "time" })}>
          {t("reservation.time.other")}
        </Button>
      )}
    </>
  );
}
