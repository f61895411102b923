import type { Survey, SurveyAnswers, SurveyQuestion } from "../../../domain/entities.ts";
import { surveySteps, type SurveyStep } from "../../../domain/survey.ts";
import type { SurveyEvent, SurveyInput } from "../../../machines/survey/types.ts";
import type { Failure } from "../../../domain/failure.ts";
import * as selectors from "../../../machines/survey/selectors.ts";
import type { Model } from "./model.ts";
import { read } from "./read.ts";

type Answer = { effect: "getSurvey" | "finishSurvey"; output: Survey };

const order: readonly SurveyQuestion[] = ["forWhom", "interests", "hours", "budget", "priority"];

/** Somebody who says what they like: what they have answered, and what is asked of them now. */
export function surveyModel({ token, isBegun }: SurveyInput): Model<SurveyEvent, Answer> {
  let answers: SurveyAnswers = {};
  /** Of what was read. */
  let version = 0;
  let asked: SurveyQuestion | "review" | null = isBegun ? null : "forWhom";
  let isWaiting = isBegun;
  let isUnread = false;
  let isOver = false;
  let failure: Failure | null = null;
  /** What was asked last, also once nothing is. */
  let question: SurveyQuestion = "forWhom";
  const next = () => order.find((question) => !(question in answers)) ?? "review";
  const canCome = (step: SurveyQuestion | "review") => {
    const open = next();
    return open === "review" || (step !== "review" && order.indexOf(step) <= order.indexOf(open));
  };

  function say(chosen: readonly string[]) {
    if (asked === null || asked === "review") return [];
    const given = { [asked]: [...chosen] };
    answers = { ...answers, ...given };
    asked = next();
    return [{ type: "answers.changed", token, version, answers: given }];
  }

  function act(event: SurveyEvent) {
    if (event.type === "survey.abandoned") {
      isOver = true;
      return [{ type: "survey.abandoned" }];
    }
    if (isWaiting) return [];
    failure = null;
    switch (event.type) {
      case "question.answered":
        return event.chosen.length > 0 ? say(event.chosen) : [];
      case "question.skipped":
        return say([]);
      case "step.revisited":
        if (asked !== null && canCome(event.step)) asked = event.step;
        return [];
      case "survey.confirmed":
        isWaiting = asked === "review";
        return [];
      case "retry.requested":
        isWaiting = isUnread;
        return [];
    }
  }

  return {
    notice(happening) {
      if (happening.type === "did") return act(happening.event);
      isWaiting = false;
      isUnread = happening.type === "failed" && happening.effect === "getSurvey";
      if (happening.type === "failed") {
        ({ failure } = happening);
        return [];
      }
      isOver = happening.effect === "finishSurvey";
      if (happening.effect === "finishSurvey") return [{ type: "survey.finished", token }];
      ({ answers, version } = happening.output);
      asked = next();
      return [];
    },
    inputOf: (effect) => (effect === "finishSurvey" ? { token, answers } : { token }),
    calls(happening) {
      if (happening.type === "entered") return isBegun ? ["getSurvey"] : [];
      if (happening.type !== "did" || !isWaiting) return [];
      if (happening.event.type === "retry.requested") return ["getSurvey"];
      return happening.event.type === "survey.confirmed" ? ["finishSurvey"] : [];
    },
    shown(snapshot) {
      if (asked !== null && asked !== "review") question = asked;
      const isOpen = (step: SurveyStep) =>
        asked !== null && !isWaiting && !isOver && canCome(step) && !(step === "review" && asked === "review");
      return read(selectors, snapshot, {
        stepOf: isOver ? undefined : (asked ?? undefined),
        canRevisit: surveySteps.map((step) => [step, isOpen(step)]),
        questionOf: question,
        answersOf: answers,
        tokenOf: token,
        failureOf: failure,
      });
    },
  };
}
