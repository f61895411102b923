import { surveyTokenOf } from "../../../../domain/survey-choice.ts";
import type { Client } from "../../../api/client.ts";
import { type ComponentProps, useEffect } from "react";
import { resumeOf, signInMachine } from "../../../../machines/sign-in/machine.ts";
import { smsVerificationMachine } from "../../../../machines/sms-verification/machine.ts";
import { signInEffects } from "../../../effects/sign-in.ts";
import { smsVerificationEffects, type SmsVerificationNeeds } from "../../../effects/sms-verification.ts";
import { savedValues } from "../../../browser/saved-values.ts";
import type { SignInPort } from "../../../pages/sign-in/port.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { reactTo } from "../../facts/react-to.ts";
import { joinSurvey } from "../../session/after-sign-in.ts";
import { handOver } from "../../session/hand-over.ts";
import type { SurveyChoice } from "../../storage/survey-choice.ts";
import { useProcess } from "../../core/run-process.ts";
import { resumeWith, saveResume } from "../../storage/sign-in-resume.ts";
import { referrerIn } from "../../storage/referrer.ts";

/** Every actor that the process of signing in names. */
export function signInActors(needs: SmsVerificationNeeds) {
  return {
    ...signInEffects(needs),
    smsVerification: smsVerificationMachine.provide({ actors: smsVerificationEffects(needs) }),
  };
}

/** Runs the process of signing in: from what was typed a moment ago on, saving it, handing the session over. */
export default function Run({ way, children }: ComponentProps<SignInPort["Run"]>) {
  const { client, backgroundClient } = useDependencies("service");
  const account = useDependencies("account");
  const { device, recaptcha, stored } = useDependencies("browser");
  const { inspect } = useDependencies("observers");
  const actor = useProcess(
    () => {
      const referrer = () => referrerIn(stored);
      const actors = signInActors({ client, backgroundClient, clock: Date, device, referrer, recaptcha });
      return {
        machine: signInMachine.provide({ actors }),
        input: resumeWith(savedValues(stored).signInResume.read(), way),
      };
    },
    {
      onFact: (fact) =>
        reactTo("signIn", fact, {
          forgetResume: () => savedValues(stored).signInResume.clear(),
          openSession: (signedIn) =>
            void handOver(account, signedIn).then(() => joinOwnSurvey(account.survey, backgroundClient)),
        }),
      inspect,
    },
  );
  useEffect(() => {
    const { signInResume } = savedValues(stored);
    const { unsubscribe } = actor.subscribe(({ status, context }) => {
      if (status === "active") saveResume(signInResume, resumeOf(context));
    });
    return unsubscribe;
  }, [actor, stored]);
  return children(actor);
}

async function joinOwnSurvey(survey: SurveyChoice, client: Client): Promise<void> {
  const brought = surveyTokenOf(survey.read());
  const own = await joinSurvey(client, brought).catch(() => brought);
  if (own !== brought) survey.choose(own);
}
