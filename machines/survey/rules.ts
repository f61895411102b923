import type { SurveyQuestion } from "../../domain/entities.ts";
import { answerTo, openQuestion, surveyQuestions, type SurveyStep } from "../../domain/survey.ts";
import type { SurveyContext, SurveyInput } from "./types.ts";

/** The context at the start. */
export function contextFrom({ token, isBegun }: SurveyInput): SurveyContext {
  return { token, isBegun, answers: {}, version: 0, question: surveyQuestions[0], failure: null, finishing: null };
}

/** Whether somebody can come to a step: everything before it was asked. */
export function isOpen({ answers }: SurveyContext, step: SurveyStep): boolean {
  const next = openQuestion(answers);
  if (next === undefined) return true;
  return step !== "review" && surveyQuestions.indexOf(step) <= surveyQuestions.indexOf(next);
}

/** The context with an answer to what is asked. */
export function answered({ answers, question }: SurveyContext, chosen: readonly string[]): Partial<SurveyContext> {
  return { answers: { ...answers, ...answerTo(question, chosen) }, failure: null };
}

/** What is asked next; the last question where nothing is left. */
export function nextQuestion({ answers, question }: SurveyContext): SurveyQuestion {
  return openQuestion(answers) ?? question;
}
