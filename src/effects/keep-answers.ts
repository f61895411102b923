import { newIdempotencyKey } from "../../domain/idempotency-key.ts";
import type { SurveyAnswers } from "../../domain/entities.ts";
import type { AnswersGiven } from "../../machines/survey/machine.ts";
import type { Client } from "../api/client.ts";
import { withKey } from "../api/with-key.ts";

/**
 * Keeps the answers of one survey with the service, one call at a time: what is answered meanwhile is kept next, and what was
 * kept is not brought again. What came late is brought once more, knowing what the survey is since; once it was finished
 * elsewhere, nothing is: only the end of the survey changes what somebody has confirmed. What could not be kept for another
 * reason, or is called late at the very version that it was sent with, is brought with the next answer, and with the end of the survey, which has all of it.
 */
export function answersKeeper(client: Client): (given: AnswersGiven) => void {
  let waiting: SurveyAnswers = {};
  let known: number | undefined;
  let isMore = false;
  let isKeeping = false;
  let isFinishedElsewhere = false;

  async function keepOnce(token: string, version: number): Promise<void> {
    const answers = waiting;
    waiting = {};
    isMore = false;
    const params = { path: { token }, ...withKey(newIdempotencyKey()) };
    const body = { version, answers };
    const call = client.PUT("/rest/clients-app/v1/b2c-p13n/{token}", { params, body });
    const kept = (await call.catch(() => undefined))?.data;
    known = kept?.version ?? version;
    if (kept !== undefined && !kept.isLate) return;
    waiting = { ...answers, ...waiting };
    isMore ||= kept !== undefined && kept.version !== version;
    isFinishedElsewhere = kept?.isFinished ?? false;
  }

  async function keep({ token, version }: AnswersGiven): Promise<void> {
    isKeeping = true;
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    while (isMore && !isFinishedElsewhere) await keepOnce(token, known ?? version);
    isKeeping = false;
  }

  return (given) => {
    waiting = { ...waiting, ...given.answers };
    isMore = true;
    if (!isKeeping) void keep(given);
  };
}
