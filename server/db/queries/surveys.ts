import type { Pool, PoolClient } from "pg";
import type { SurveyAnswers } from "../../../domain/entities.ts";

/** `clientId` is null for a visitor's. `version` is how often the answers were written. */
export type SurveyRow = {
  token: string;
  clientId: string | null;
  answers: SurveyAnswers;
  isFinished: boolean;
  version: number;
};

const columns = `token, client_id as "clientId", answers, finished_at is not null as "isFinished", version`;

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

/** The survey, locked; one that nobody has begun is begun, with no answers and version 0. */
export async function lockSurvey(transaction: PoolClient, token: string, now: Date): Promise<SurveyRow | undefined> {
  const { rows } = await transaction.query<SurveyRow>(
    `insert into surveys (token, answers, version, updated_at) values ($1, '{}', 0, $2)
         on conflict (token) do update set token = excluded.token
  returning ${columns}`,
    [token, now],
  );
  return rows[0];
}

/**
 * Takes the other surveys of a client away, with `isFinishedSpared` all but one that is finished.
 * @returns whether none is left
 */
export async function deleteOtherSurveys(
  transaction: PoolClient,
  { token, clientId, isFinishedSpared }: { token: string; clientId: string; isFinishedSpared: boolean },
): Promise<boolean> {
  const others = "from surveys where client_id = $1 and token <> $2";
  const values = [clientId, token];
  await transaction.query(`delete ${others}${isFinishedSpared ? " and finished_at is null" : ""}`, values);
  return (await transaction.query(`select ${others}`, values)).rowCount === 0;
}

/**
 * Writes a survey that is there.
 * @param survey `finishedAt` is null where it is not finished by it, and stays as it was
 */
export async function writeSurvey(
  transaction: PoolClient,
  survey: Omit<SurveyRow, "isFinished"> & { finishedAt: Date | null; now: Date },
): Promise<void> {
  const { token, clientId, answers, version, finishedAt, now } = survey;
  await transaction.query(
    `update surveys
        set client_id = $2, answers = $3, version = $4, finished_at = coalesce($5, finished_at), updated_at = $6
      where token = $1`,
    [token, clientId, answers, version, finishedAt, now],
  );
}
