import { fromPromise } from "xstate";
import type { Survey } from "../../domain/entities.ts";
import type { FinishSurveyInput, GetSurveyInput } from "../../machines/survey/machine.ts";
import { answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { withKey } from "../api/with-key.ts";

type Needs = {
  client: Client;
  /** Reading leads nobody away: what is not theirs is said where they are. */
  backgroundClient: Client;
};

/** What the survey asks of the service. Every effect rejects with CallFailed (spec §8). */
export function surveyEffects({ client, backgroundClient }: Needs) {
  return {
    getSurvey: fromPromise<Survey, GetSurveyInput>(({ input: { token }, signal }) =>
      answer(
        backgroundClient.GET("/rest/clients-app/v1/b2c-p13n/{token}", { params: { path: { token } }, signal }),
        "answers",
      ),
    ),
    finishSurvey: fromPromise<Survey, FinishSurveyInput>(({ input: { idempotencyKey, ...body }, signal }) =>
      answer(
        client.POST("/rest/clients-app/v1/b2c-p13n/v1/finish", { params: withKey(idempotencyKey), body, signal }),
        "token",
      ),
    ),
  };
}
