import { newIdempotencyKey } from "../../domain/idempotency-key.ts";
import type { AnswersSoFar } from "../../machines/survey/machine.ts";
import type { Client } from "../api/client.ts";
import { withKey } from "../api/with-key.ts";

/**
 * Keeps the answers of one survey with the service, one call at a time: of what is answered meanwhile the newest is kept
 * next. What could not be kept is brought with the next answer, and with the end of the survey, which has all of it.
 */
export function answersKeeper(client: Client): (answered: AnswersSoFar) => void {
  let waiting: AnswersSoFar | undefined;
  let isKeeping = false;
  let known = 0;

  async function keep(): Promise<void> {
    isKeeping = true;
    while (waiting !== undefined) {
      const { token, version, answers } = waiting;
      waiting = undefined;
      const params = { path: { token }, ...withKey(newIdempotencyKey()) };
      const body = { version: Math.max(version, known), answers };
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      const kept = await client.PUT("/rest/clients-app/v1/b2c-p13n/{token}", { params, body }).catch(() => undefined);
      known = kept?.data?.version ?? known;
    }
    isKeeping = false;
  }

  return (answered) => {
    waiting = answered;
    if (!isKeeping) void keep();
  };
}
