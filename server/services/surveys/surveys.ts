import type { Pool, PoolClient } from "pg";
import { surveyQuestions } from "../../../domain/survey.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findCategories, findMenuTabs } from "../../db/queries/places.ts";
import {
  deleteOtherSurveys,
  findSurvey,
  findSurveyOf,
  lockSurvey,
  writeSurvey,
  type SurveyRow,
} from "../../db/queries/surveys.ts";
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
  if (row && isAnothers(row, currentUser)) throw new Refused("notFound");
  return row === undefined ? { token, answers: {}, isFinished: false, version: 0 } : showSurvey(row);
}

/**
 * Keeps what was answered so far, beside what was before. What was answered knowing another version comes late, and changes
 * nothing; a survey with no answers only becomes the client's.
 * @returns the survey as it is then, and whether they came late
 * @throws Refused notFound for another account's
 */
export async function keepSurvey(
  { answers, version, ...asked }: Answered & { version: number },
  transaction: PoolClient,
): Promise<Schemas["KeptSurvey"]> {
  const { row, clientId } = await take(asked, { isFinishedSpared: true }, transaction);
  const isAnswered = Object.keys(answers).length > 0;
  const isLate = isAnswered && version !== row.version;
  if (isLate) return { ...showSurvey(row), isLate };
  const kept = { ...row, clientId, answers: { ...row.answers, ...answers }, version: row.version + Number(isAnswered) };
  await writeSurvey(transaction, { ...kept, finishedAt: null, now: asked.now });
  return { ...showSurvey(kept), isLate };
}

/**
 * Has the home page ordered by these answers, whatever was there.
 * @throws Refused notFound for another account's
 */
export async function finishSurvey(
  { answers, ...asked }: Answered,
  transaction: PoolClient,
): Promise<Schemas["Survey"]> {
  const { row, clientId } = await take(asked, { isFinishedSpared: false }, transaction);
  const finished = { ...row, clientId, answers, version: row.version + 1, isFinished: true };
  await writeSurvey(transaction, { ...finished, finishedAt: asked.now, now: asked.now });
  return showSurvey(finished);
}

/** The survey, locked, and whose it becomes: a client has one, and what is not finished takes the place of no finished one. */
async function take(
  { token, currentUser, now }: Omit<Answered, "answers">,
  spared: { isFinishedSpared: boolean },
  transaction: PoolClient,
): Promise<{ row: SurveyRow; clientId: string | null }> {
  // Two devices of one client come one after another: a client has one survey.
  const client = currentUser && (await lockOwnClient(transaction, currentUser));
  const row = await lockSurvey(transaction, token, now);
  if (row === undefined || isAnothers(row, client)) throw new Refused("notFound");
  if (client === undefined) return { row, clientId: row.clientId };
  const isOnly = await deleteOtherSurveys(transaction, { token, clientId: client.id, ...spared });
  return { row, clientId: isOnly ? client.id : row.clientId };
}

function isAnothers({ clientId }: SurveyRow, client: { id: string } | undefined): boolean {
  return client !== undefined && clientId !== null && clientId !== client.id;
}

function showSurvey({ token, answers, isFinished, version }: SurveyRow): Schemas["Survey"] {
  return { token, answers, isFinished, version };
}
