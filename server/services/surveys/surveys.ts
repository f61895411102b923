import type { Pool, PoolClient } from "pg";
import { surveyQuestions } from "../../../domain/survey.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findCategories, findMenuTabs } from "../../db/queries/places.ts";
import { findSurvey, findSurveyOf, storeSurvey, type SurveyRow } from "../../db/queries/surveys.ts";
import { lockOwnClient } from "../accounts/own-client.ts";

type Schemas = components["schemas"];
type Questions = Schemas["Personalization"]["questions"];
/** Who asks: nobody is a visitor. */
type Asked = { token: string; currentUser?: CurrentUser | undefined };
type Answered = Asked & { answers: Schemas["SurveyAnswers"] } & Pick<RequestContext, "now">;

const many: readonly string[] = ["interests", "hours"];

/** What is asked, and the survey of whoever is signed in. */
export async function getPersonalization(
  { currentUser, language }: Pick<Asked, "currentUser"> & Pick<RequestContext, "language">,
  pool: Pool,
): Promise<Schemas["Personalization"]> {
  const [tabs, categories] = await Promise.all([findMenuTabs(pool, language), findCategories(pool, language)]);
  const options: Record<Schemas["SurveyQuestion"], Questions[number]["options"]> = {
    // The first tab is everybody's.
    forWhom: tabs.slice(1).map(({ key, name }) => ({ key, name })),
    interests: categories.map(({ urlName, name, pictureUrl }) => ({
      key: urlName,
      name,
      ...(pictureUrl !== undefined && { pictureUrl }),
    })),
    hours: [{ key: "morning" }, { key: "day" }, { key: "evening" }, { key: "weekend" }],
    budget: [{ key: "low" }, { key: "middle" }, { key: "high" }],
    priority: [{ key: "rating" }, { key: "soon" }, { key: "discount" }],
  };
  const questions = surveyQuestions.map((question) => ({
    question,
    isMany: many.includes(question),
    options: options[question],
  }));
  const token = currentUser && (await findSurveyOf(pool, currentUser.id));
  return { questions, ...(token !== undefined && { token }) };
}

/**
 * What was answered so far; nothing where nobody has begun.
 * @throws Refused notFound for another account's
 */
export async function getSurvey({ token, currentUser }: Asked, pool: Pool): Promise<Schemas["Survey"]> {
  const row = await findSurvey(pool, token);
  const isAnothers = row && currentUser && row.clientId !== null && row.clientId !== currentUser.id;
  if (isAnothers) throw new Refused("notFound");
  return row === undefined ? { token, answers: {}, isFinished: false } : showSurvey(row);
}

/**
 * Keeps what was answered so far, beside what was before.
 * @throws Refused notFound for another account's
 */
export async function keepSurvey(answered: Answered, transaction: PoolClient): Promise<Schemas["Survey"]> {
  return store(answered, null, transaction);
}

/**
 * Has the home page ordered by these answers.
 * @throws Refused notFound for another account's
 */
export async function finishSurvey(answered: Answered, transaction: PoolClient): Promise<Schemas["Survey"]> {
  return store(answered, answered.now, transaction);
}

async function store(
  { token, answers, currentUser, now }: Answered,
  finishedAt: Date | null,
  transaction: PoolClient,
): Promise<Schemas["Survey"]> {
  // Two devices of one client come one after another: a client has one survey.
  const client = currentUser && (await lockOwnClient(transaction, currentUser));
  const row = await storeSurvey(transaction, { token, clientId: client?.id ?? null, answers, finishedAt, now });
  if (row === undefined) throw new Refused("notFound");
  return showSurvey(row);
}

function showSurvey({ token, answers, isFinished }: SurveyRow): Schemas["Survey"] {
  return { token, answers, isFinished };
}
