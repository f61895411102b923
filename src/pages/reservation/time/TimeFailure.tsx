import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { failureName } from "../../../../domain/failure.ts";
import { failureOf, startTimeOf } from "../../../../machines/reservation/selectors.ts";
import { formatTime } from "../../../format/calendar.ts";
import { useT } from "../../../i18n/react.tsx";
import { changed } from "../../../queries/changes.ts";
import { Button } from "../../../ui/Button.tsx";
import { Alternatives } from "../Alternatives.tsx";
import { FailureNotice, isPassing } from "../FailureNotice.tsx";
import { useFlowSelector, useSend } from "../flow.ts";
import styles from "./TimeStep.module.css";
import { useOtherChoice } from "./use-other-choice.ts";

/** The time could not be had: the nearest others, one press each. What was chosen and typed is all still there. */
export function TimeFailure() {
  const t = useT();
  const send = useSend();
  const failure = useFlowSelector(failureOf);
  const startTime = useFlowSelector(startTimeOf);
  const notice = useRef<HTMLDivElement>(null);
  const other = useOtherChoice(failure);
  useFreshTimes(failure !== null && !isPassing(failure));
  useEffect(() => {
    // Whoever picked a time far down the page would not see what became of it.
    if (failure !== null) notice.current?.scrollIntoView?.({ block: "center" });
  }, [failure]);
  if (failure === null) return null;
  const again = startTime === null ? undefined : () => send({ type: "slot.picked", startTime });
  return (
    <div ref={notice} className={styles.failure}>
      {other ? (
        <FailureNotice failure={failure} retry={other} isAlwaysRetried />
      ) : (
        <FailureNotice failure={failure} {...(again && { retry: { label: t("app.retry"), onRetry: again } })} />
      )}
      {failureName(failure) === "holdExpired" && again && startTime !== null && (
        <Button kind="soft" onClick={again}>
          {t("reservation.time.again", { time: formatTime(startTime) })}
        </Button>
      )}
      <Alternatives />
    </div>
  );
}

/** After a refusal what was read of the times is no longer true. */
function useFreshTimes(isRefused: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isRefused) changed(queryClient, "times");
  }, [isRefused, queryClient]);
}
