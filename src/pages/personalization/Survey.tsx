import { type ComponentType, useEffect, useMemo, useRef } from "react";
import type { SnapshotFrom } from "xstate";
import type { Personalization } from "../../../domain/entities.ts";
import { surveyQuestions } from "../../../domain/survey.ts";
import type { surveyMachine } from "../../../machines/survey/machine.ts";
import { stepOf } from "../../../machines/survey/selectors.ts";
import { Failed } from "../../blocks/Failed.tsx";
import type { FlowActor } from "../../flow/flow.ts";
import type { StateOf } from "../../flow/state.ts";
import { useT } from "../../i18n/react.tsx";
import { SinglePress } from "../../ui/SinglePress.tsx";
import { StepProgress } from "../../ui/StepProgress.tsx";
import { FlowProvider, useFlowSelector, useFlowState, useSend } from "./flow.ts";
import { Question } from "./Question.tsx";
import { Review } from "./Review.tsx";
import { SurveySkeleton } from "./SurveySkeleton.tsx";
import { useStepAddress } from "./use-step-address.ts";
import styles from "./personalization.module.css";

const views = {
  starting: SurveySkeleton,
  readingSurvey: SurveySkeleton,
  waitingToRetry: Unread,
  goingOn: SurveySkeleton,
  answering: Question,
  reviewing: Review,
  finishing: Review,
  finished: Review,
  abandoned: SurveySkeleton,
} satisfies Record<StateOf<SnapshotFrom<typeof surveyMachine>>, ComponentType>;

type Props = { actor: FlowActor<typeof surveyMachine>; questions: Personalization["questions"] };

/** The survey as its client sees it. */
export function Survey({ actor, questions }: Props) {
  const goTo = useStepAddress(actor);
  const flow = useMemo(() => ({ actor, questions, goTo }), [actor, questions, goTo]);
  return (
    <FlowProvider value={flow}>
      <Shown />
    </FlowProvider>
  );
}

function Shown() {
  const t = useT();
  const state = useFlowState();
  const send = useSend();
  const step = useFlowSelector(stepOf);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownBefore = useRef(step);
  const View = views[state];
  useEffect(() => {
    if (shownBefore.current !== undefined && shownBefore.current !== step) heading.current?.focus();
    shownBefore.current = step;
  }, [step]);
  const number = step === undefined || step === "review" ? undefined : surveyQuestions.indexOf(step) + 1;
  return (
    <div className={styles.survey} data-survey-state={state} data-step={step}>
      <div className={styles.bar}>
        <p>{number !== undefined && t("survey.position", { number, count: surveyQuestions.length })}</p>
        <button type="button" className={styles.leave} onClick={() => send({ type: "survey.abandoned" })}>
          {t("survey.leave")}
        </button>
      </div>
      <StepProgress count={surveyQuestions.length} done={step === undefined ? 0 : (number ?? surveyQuestions.length)} />
      <h1 ref={heading} tabIndex={-1}>
        {step === undefined ? t("survey.heading") : t(`survey.${step}.title`)}
      </h1>
      <SinglePress step={step ?? "reading"} className={undefined}>
        <View />
      </SinglePress>
    </div>
  );
}

function Unread() {
  const t = useT();
  const send = useSend();
  return <Failed title={t("survey.failed")} onRetry={() => send({ type: "retry.requested" })} isRetrying={false} />;
}
