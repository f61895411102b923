import { assign, emit, setup } from "xstate";
import type { Survey } from "../../domain/entities.ts";
import type { Failure } from "../../domain/failure.ts";
import { answerTo, openQuestion } from "../../domain/survey.ts";
import { effect } from "../kit/effect.ts";
import { intentAfter, intentTo } from "../kit/intent.ts";
import { answered, isOpen, nextQuestion } from "./rules.ts";
import type {
  QuestionAnswered,
  FinishSurveyInput,
  GetSurveyInput,
  StepRevisited,
  SurveyContext,
  SurveyEvent,
  SurveyFact,
  SurveyInput,
} from "./types.ts";

/** What the survey is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const surveySetup = setup({
  types: {
    input: {} as SurveyInput,
    context: {} as SurveyContext,
    events: {} as SurveyEvent,
    emitted: {} as SurveyFact,
    tags: {} as "waitsForUser" | "waitsForServer",
  },
  actors: {
    getSurvey: effect<Survey, GetSurveyInput>("getSurvey"),
    finishSurvey: effect<Survey, FinishSurveyInput>("finishSurvey"),
  },
  guards: {
    isBegun: ({ context }) => context.isBegun,
    isWhole: ({ context }) => openQuestion(context.answers) === undefined,
    isAnythingChosen: (_, { chosen }: QuestionAnswered) => chosen.length > 0,
    isReview: ({ context }, { step }: StepRevisited) => step === "review" && isOpen(context, step),
    isQuestion: ({ context }, { step }: StepRevisited) => step !== "review" && isOpen(context, step),
  },
  actions: {
    takeSurvey: assign((_, { answers, version }: Survey) => ({ answers, version })),
    takeAnswer: assign(({ context }, { chosen }: Pick<QuestionAnswered, "chosen">) => answered(context, chosen)),
    turnTo: assign((_, { step }: StepRevisited) => (step === "review" ? {} : { question: step })),
    turnToNext: assign(({ context }) => ({ question: nextQuestion(context) })),
    intendToFinish: assign(({ context: { token, answers, finishing } }) => ({
      failure: null,
      finishing: intentTo({ token, answers }, finishing),
    })),
    settleFinishing: assign(({ context }) => ({
      finishing: intentAfter(context.failure, context.finishing),
    })),
    noteFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    announceAnswer: emit(
      ({ context: { token, version, question } }, { chosen }: Pick<QuestionAnswered, "chosen">): SurveyFact => ({
        type: "answers.changed",
        token,
        version,
        answers: answerTo(question, chosen),
      }),
    ),
    announceFinish: emit(({ context: { token } }): SurveyFact => ({ type: "survey.finished", token })),
    announceAbandonment: emit({ type: "survey.abandoned" }),
  },
});
