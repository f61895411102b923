import { useActorRef } from "@xstate/react";
import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import type { SignedIn } from "../../domain/entities.ts";
import { resumeOf, signInMachine } from "../../machines/sign-in/machine.ts";
import { smsVerificationMachine } from "../../machines/sms-verification/machine.ts";
import { signInEffects } from "../effects/sign-in.ts";
import { smsVerificationEffects, type SmsVerificationNeeds } from "../effects/sms-verification.ts";
import { savedValues } from "../browser/saved-values.ts";
import type { SignInPort } from "../pages/sign-in/port.ts";
import { useAppDependencies } from "./dependencies-context.ts";
import { handOver } from "./hand-over.ts";
import { resumeWith, saveResume } from "./sign-in-resume.ts";

/** Every actor that the process of signing in names. */
export function signInActors(needs: SmsVerificationNeeds) {
  return {
    ...signInEffects(needs),
    smsVerification: smsVerificationMachine.provide({ actors: smsVerificationEffects(needs) }),
  };
}

/** Runs the process of signing in: from what was typed a moment ago on, saving it, handing the session over. */
export default function Run({ way, children }: ComponentProps<SignInPort["Run"]>) {
  const { client, device, favorites, recaptcha, session, stored } = useAppDependencies();
  const [logic] = useState(() => {
    const referrer = () => stored.referrer.read() ?? "direct";
    return signInMachine.provide({ actors: signInActors({ client, clock: Date, device, referrer, recaptcha }) });
  });
  const [input] = useState(() => resumeWith(savedValues(stored).signInResume.read(), way));
  const actor = useActorRef(logic, { input });
  const finish = useEffectEvent(async (signedIn: SignedIn) => {
    savedValues(stored).signInResume.clear();
    await handOver({ session, favorites }, signedIn);
  });
  useEffect(() => {
    const { signInResume } = savedValues(stored);
    const fact = actor.on("client.signed-in", ({ signedIn }) => void finish(signedIn));
    const saving = actor.subscribe(({ status, context }) => {
      if (status === "active") saveResume(signInResume, resumeOf(context));
    });
    return () => {
      fact.unsubscribe();
      saving.unsubscribe();
    };
  }, [actor, stored]);
  return children(actor);
}
