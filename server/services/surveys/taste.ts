import type { Pool } from "pg";
import type { SurveyAnswers } from "../../../domain/entities.ts";
import { defaultLanguage } from "../../../domain/language.ts";
import type { Taste } from "../../../domain/own-order.ts";
import { isAnythingChosen } from "../../../domain/survey.ts";
import { findCategories, findMenuTabs } from "../../db/queries/places.ts";
import { findSurvey } from "../../db/queries/surveys.ts";

/** The answers that firms are to be ordered by: those of a survey that is finished, where anything was chosen. */
export async function findTaste(pool: Pool, token: string | undefined): Promise<SurveyAnswers | undefined> {
  const survey = token === undefined ? undefined : await findSurvey(pool, token);
  return survey?.isFinished && isAnythingChosen(survey.answers) ? survey.answers : undefined;
}

/** The answers with the keys of the catalogue read; what it has no more is left out. */
export async function tasteOf({ forWhom = [], interests = [], ...others }: SurveyAnswers, pool: Pool): Promise<Taste> {
  const [tabs, categories] = await Promise.all([
    findMenuTabs(pool, defaultLanguage),
    findCategories(pool, defaultLanguage),
  ]);
  return {
    ...others,
    forWhom: tabs.find(({ key }) => forWhom.includes(key))?.categoryIds ?? [],
    interests: categories.filter(({ urlName }) => interests.includes(urlName)).map(({ id }) => id),
  };
}
