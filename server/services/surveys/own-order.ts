import type { Pool } from "pg";
import type { SurveyAnswers } from "../../../domain/entities.ts";
import { defaultLanguage } from "../../../domain/language.ts";
import { inOwnOrder, type Taste } from "../../../domain/own-order.ts";
import { isAnythingChosen } from "../../../domain/survey.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { FirmCardRow } from "../../db/queries/firm-cards.ts";
import { findCategories, findMenuTabs } from "../../db/queries/places.ts";
import { findSurvey } from "../../db/queries/surveys.ts";

type FirmCard = components["schemas"]["FirmCard"];

/** The answers that firms are to be ordered by: those of a survey that is finished, where anything was chosen. */
export async function findTaste(pool: Pool, token: string | undefined): Promise<SurveyAnswers | undefined> {
  const survey = token === undefined ? undefined : await findSurvey(pool, token);
  return survey?.isFinished && isAnythingChosen(survey.answers) ? survey.answers : undefined;
}

/** Cards in the order in which they fit the answers of a survey. */
export async function cardsInOwnOrder(
  { firms, rows, answers }: { firms: readonly FirmCard[]; rows: readonly FirmCardRow[]; answers: SurveyAnswers },
  pool: Pool,
): Promise<FirmCard[]> {
  const hours = new Map(rows.map(({ card, hours: { weekly } }) => [card.id, weekly]));
  const measured = firms.map((firm) => ({ ...firm, firm, weekly: hours.get(firm.id) ?? [] }));
  return inOwnOrder(measured, await tasteOf(answers, pool)).map(({ firm }) => firm);
}

/** The answers with the keys of the catalogue read; what it has no more is left out. */
async function tasteOf({ forWhom = [], interests = [], ...others }: SurveyAnswers, pool: Pool): Promise<Taste> {
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
