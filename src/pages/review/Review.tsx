import { type ComponentType, useEffect, useMemo, useRef, useState } from "react";
import type { reviewMachine } from "../../../machines/review/machine.ts";
import { Failed } from "../../blocks/Failed.tsx";
import type { FlowActor } from "../../flow/flow.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { FlowProvider, useFlowState, useSend } from "./flow.ts";
import { Refused } from "./Refused.tsx";
import { ReviewSkeleton } from "./ReviewSkeleton.tsx";
import { Writing } from "./Writing.tsx";
import { Written } from "./Written.tsx";
import styles from "./review.module.css";

/** What every state of the process looks like. */
const views: Record<ReturnType<typeof useFlowState>, ComponentType> = {
  readingReview: ReviewSkeleton,
  waitingToRetry: Unread,
  writing: Writing,
  creatingReview: Writing,
  rereading: Written,
  confirmingTakingBack: Written,
  takingBackReview: Written,
  reviewed: Written,
  refused: Refused,
};

type Props = { actor: FlowActor<typeof reviewMachine>; reservationId: string };

/** The process as the client sees it: what they say, and then what everybody reads. */
export function Review({ actor, reservationId }: Props) {
  const hasSwitchedLanguage = useHasSwitchedLanguage();
  const flow = useMemo(
    () => ({ actor, reservationId, hasSwitchedLanguage }),
    [actor, reservationId, hasSwitchedLanguage],
  );
  return (
    <FlowProvider value={flow}>
      <Shown />
    </FlowProvider>
  );
}

function useHasSwitchedLanguage(): boolean {
  const language = useLanguage();
  const [first] = useState(language);
  const [hasSwitched, setSwitched] = useState(false);
  if (!hasSwitched && language !== first) setSwitched(true);
  return hasSwitched;
}

function Shown() {
  const state = useFlowState();
  const View = views[state];
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(View);
  // The button that was pressed is gone with its view.
  useEffect(() => {
    if (shown.current !== View && shown.current !== ReviewSkeleton) place.current?.querySelector("h1")?.focus();
    shown.current = View;
  }, [View]);
  return (
    <div ref={place} className={styles.review} data-review-state={state}>
      <View />
    </div>
  );
}

function Unread() {
  const t = useT();
  const send = useSend();
  return (
    <>
      <h1 tabIndex={-1}>{t("review.title")}</h1>
      <Failed title={t("review.failed")} onRetry={() => send({ type: "retry.requested" })} isRetrying={false} />
    </>
  );
}
