import { type ComponentProps, useState } from "react";
import { useNavigate } from "react-router-dom";
import { newUuid } from "../../../../domain/new-uuid.ts";
import { surveyMachine } from "../../../../machines/survey/machine.ts";
import { answersKeeper } from "../../../effects/keep-answers.ts";
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
  const [keepAnswers] = useState(() => answersKeeper(backgroundClient));
  const actor = useProcess(
    () => ({
      machine: surveyMachine.provide({ actors: surveyEffects({ client, backgroundClient }) }),
      input: { token: token ?? newUuid(), isBegun: token !== undefined },
    }),
    {
      onFact: (fact) =>
        reactTo("survey", fact, {
          keepToken: survey.choose,
          keepAnswers,
          changed,
          replacePage: (path) => void navigate(path, { replace: true }),
        }),
      inspect,
    },
  );
  return children(actor);
}
