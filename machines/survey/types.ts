import type { SurveyAnswers, SurveyQuestion } from "../../domain/entities.ts";
import type { Failure } from "../../domain/failure.ts";
import type { IdempotencyKey, Intent } from "../../domain/idempotency-key.ts";
import type { SurveyStep } from "../../domain/survey.ts";

/** `isBegun`: whether something may have been answered with the token already. */
export type SurveyInput = { token: string; isBegun: boolean };

export type SurveyContext = {
  token: string;
  isBegun: boolean;
  answers: SurveyAnswers;
  /** Of what the service had when it was read; 0 where nothing was. */
  version: number;
  /** What is asked now, where something is. */
  question: SurveyQuestion;
  failure: Failure | null;
  finishing: Intent | null;
};

export type StepRevisited = { type: "step.revisited"; step: SurveyStep };
export type QuestionAnswered = { type: "question.answered"; chosen: readonly string[] };

export type SurveyEvent =
  | QuestionAnswered
  | { type: "question.skipped" }
  | StepRevisited
  | { type: "survey.confirmed" }
  | { type: "survey.abandoned" }
  | { type: "retry.requested" };

/** Answers that were given now, knowing that version of what is kept. */
export type AnswersGiven = { token: string; version: number; answers: SurveyAnswers };

/** What happened, for the app to act on. */
export type SurveyFact =
  | ({ type: "answers.changed" } & AnswersGiven)
  | { type: "survey.finished"; token: string }
  | { type: "survey.abandoned" };

export type GetSurveyInput = { token: string };
export type FinishSurveyInput = { token: string; answers: SurveyAnswers; idempotencyKey: IdempotencyKey };
