import type { Survey, SurveyAnswers } from "../../domain/entities.ts";
import { surveyQuestions } from "../../domain/survey.ts";
import { broken, refused, unreachable, type Paths } from "../kit/paths.ts";
import { surveyMachine } from "./machine.ts";
import type { SurveyContext } from "./types.ts";

const token = "5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44";
const some: SurveyAnswers = { forWhom: ["women"], interests: ["hair", "nails"] };
const all: SurveyAnswers = { ...some, hours: ["evening"], budget: [], priority: ["rating"] };
const survey = (answers: SurveyAnswers, isFinished = false): Survey => ({
  token,
  answers,
  isFinished,
  version: Object.keys(answers).length,
});

export const surveyPaths: Paths<typeof surveyMachine> = {
  machine: surveyMachine,
  inputs: {
    "a visitor who begins": { token, isBegun: false },
    "a visitor with a token": { token, isBegun: true },
  },
  events: {
    "question.answered": { type: "question.answered", chosen: ["women"] },
    "question.answered: nothing chosen": { type: "question.answered", chosen: [] },
    "question.skipped": { type: "question.skipped" },
    "step.revisited: forWhom": { type: "step.revisited", step: "forWhom" },
    "step.revisited: hours": { type: "step.revisited", step: "hours" },
    "step.revisited: review": { type: "step.revisited", step: "review" },
    "survey.confirmed": { type: "survey.confirmed" },
    "survey.abandoned": { type: "survey.abandoned" },
    "retry.requested": { type: "retry.requested" },
  },
  answers: {
    getSurvey: {
      "read, with nothing answered": { done: () => survey({}) },
      "read, begun on another device": { done: () => survey(some) },
      "read, finished": { done: () => survey(all, true) },
      notFound: refused("notFound"),
      unreachable,
      broken,
    },
    finishSurvey: {
      finished: { done: ({ answers }: SurveyContext) => survey(answers, true) },
      notFound: refused("notFound"),
      tooManyRequests: refused("tooManyRequests", { waitSeconds: 60 }),
      unreachable,
      broken,
    },
  },
  distinguish: ({ context: { answers, question, finishing } }) => ({
    question,
    asked: surveyQuestions.filter((one) => answers[one] !== undefined).length,
    isFinishUnanswered: finishing !== null,
  }),
};
