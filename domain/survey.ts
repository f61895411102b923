import type { SurveyAnswers, SurveyQuestion } from "./entities.ts";

/** What is asked, in this order. */
export const surveyQuestions = [
  "forWhom",
  "interests",
  "hours",
  "budget",
  "priority",
] as const satisfies SurveyQuestion[];

/** The first question that was not asked yet; undefined after the last one. One that was skipped has been asked. */
export function openQuestion(answers: SurveyAnswers): SurveyQuestion | undefined {
  return surveyQuestions.find((question) => answers[question] === undefined);
}

/** Whether anything was chosen: firms then have an order of their own. */
export function isAnythingChosen(answers: SurveyAnswers): boolean {
  return surveyQuestions.some((question) => (answers[question] ?? []).length > 0);
}

/** Where somebody is in a survey: at a question, or looking at what they have answered. */
export const surveySteps = [...surveyQuestions, "review"] as const;
export type SurveyStep = (typeof surveySteps)[number];

/** The answer to one question; nothing chosen is a question that was skipped. */
export function answerTo(question: SurveyQuestion, chosen: readonly string[]): SurveyAnswers {
  return { [question]: [...chosen] };
}
