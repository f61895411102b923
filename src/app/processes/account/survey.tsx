import type { ComponentProps } from "react";
import { useNavigate } from "react-router-dom";
import type { SurveyAnswers } from "../../../../domain/entities.ts";
import { newIdempotencyKey } from "../../../../domain/idempotency-key.ts";
import { newUuid } from "../../../../domain/new-uuid.ts";
import { surveyMachine } from "../../../../machines/survey/machine.ts";
import type { Client } from "../../../api/client.ts";
import { withKey } from "../../../api/with-key.ts";
import { surveyEffects } from "../../../effects/survey.ts";
import type { SurveyPort } from "../../../pages/personalization/port.ts";
import { useChanged } from "../../../queries/changes.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { reactTo } from "../../facts/react-to.ts";
import { useProcess } from "../../core/run-process.ts";

/** Runs the survey with its page: with the token that somebody comes with, or one of its own. */
export default function Run({ token, children }: ComponentProps<SurveyPort["Run"]>) {
  const { client, backgroundClient } = useDependencies("service");
  const { survey } = useDependencies("account");
  const { inspect } = useDependencies("observers");
  const changed = useChanged();
  const navigate = useNavigate();
  const actor = useProcess(
    () => ({
      machine: surveyMachine.provide({ actors: surveyEffects({ client, backgroundClient }) }),
      input: { token: token ?? newUuid(), isBegun: token !== undefined },
    }),
    {
      onFact: (fact) =>
        reactTo("survey", fact, {
          keepToken: survey.choose,
          keepAnswers: (own, answers) => void keepAnswers(backgroundClient, own, answers),
          changed,
          replacePage: (path) => void navigate(path, { replace: true }),
        }),
      inspect,
    },
  );
  return children(actor);
}

/** What could not be kept now is brought with the end of the survey, which has all of it. */
async function keepAnswers(client: Client, token: string, answers: SurveyAnswers): Promise<void> {
  const params = { path: { token }, ...withKey(newIdempotencyKey()) };
  await Promise.allSettled([client.PUT("/rest/clients-app/v1/b2c-p13n/{token}", { params, body: { answers } })]);
}
