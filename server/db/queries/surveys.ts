import type { Pool, PoolClient } from "pg";
import type { SurveyAnswers } from "../../../domain/entities.ts";

/** `clientId` is null for a visitor's. */
export type SurveyRow = { token: string; clientId: string | null; answers: SurveyAnswers; isFinished: boolean };

const columns = `token, client_id as "clientId", answers, finished_at is not null as "isFinished"`;

export async function findSurvey(reader: Pool | PoolClient, token: string): Promise<SurveyRow | undefined> {
  const text = `select ${columns} from surveys where token = $1`;
  const { rows } = await reader.query<SurveyRow>({ name: "survey", text, values: [token] });
  return rows[0];
}

/** The token of a client's survey. */
export async function findSurveyOf(pool: Pool, clientId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ token: string }>("select token from surveys where client_id = $1", [clientId]);
  return rows[0]?.token;
}

/**
 * Keeps answers: beside those that are there, or, of a survey that is finished by it, in their place. It becomes the
 * client's, whose other one goes; with null it stays whose it was.
 * @param survey `finishedAt` is null where it is not finished by it
 * @returns undefined where it is another client's
 */
export async function storeSurvey(
  transaction: PoolClient,
  survey: { token: string; clientId: string | null; answers: SurveyAnswers; finishedAt: Date | null; now: Date },
): Promise<SurveyRow | undefined> {
  const { token, clientId, answers, finishedAt, now } = survey;
  await transaction.query("delete from surveys where client_id = $1 and token <> $2", [clientId, token]);
  const { rows } = await transaction.query<SurveyRow>(
    `insert into surveys as s (token, client_id, answers, finished_at, updated_at) values ($1, $2, $3, $4, $5)
         on conflict (token) do update
        set client_id = coalesce(excluded.client_id, s.client_id),
            answers = case when excluded.finished_at is null then s.answers else '{}' end || excluded.answers,
            finished_at = coalesce(excluded.finished_at, s.finished_at),
            updated_at = excluded.updated_at
      where s.client_id is null or excluded.client_id is null or s.client_id = excluded.client_id
  returning ${columns}`,
    [token, clientId, answers, finishedAt, now],
  );
  return rows[0];
}
