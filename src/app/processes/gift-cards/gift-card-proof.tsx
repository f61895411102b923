import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import { smsVerificationMachine } from "../../../../machines/sms-verification/machine.ts";
import { savedValues } from "../../../browser/saved-values.ts";
import { smsVerificationEffects } from "../../../effects/sms-verification.ts";
import type { GiftCardPort } from "../../../pages/gift-card/port.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { useProcess } from "../../core/run-process.ts";
import { referrerIn } from "../../storage/referrer.ts";

/** Runs the process of proving the buyer's phone for a card that they have ordered; a code on its way outlasts a reload. */
export default function Prove({ phone, onProven, onRefused, children }: ComponentProps<GiftCardPort["Prove"]>) {
  const { client, backgroundClient } = useDependencies("service");
  const { device, recaptcha, stored } = useDependencies("browser");
  const { inspect } = useDependencies("observers");
  const [store] = useState(() => savedValues(stored).buyerChallenge);
  const verification = useProcess(
    () => {
      const referrer = () => referrerIn(stored);
      const needs = { client, backgroundClient, clock: Date, device, referrer, recaptcha };
      return {
        machine: smsVerificationMachine.provide({ actors: smsVerificationEffects(needs) }),
        input: { phone, subject: { purpose: "GIFT_CARD" as const }, challenge: store.read()?.challenge ?? null },
      };
    },
    { onFact: () => {}, inspect },
  );
  const end = useEffectEvent(() => {
    const { output } = verification.getSnapshot();
    // It is also complete when the page is left.
    if (output !== undefined) store.clear();
    if (output?.kind === "proven" && "verificationToken" in output.proven) onProven(output.proven.verificationToken);
    if (output?.kind === "refused") onRefused();
  });
  useEffect(() => {
    const { unsubscribe } = verification.subscribe({
      next: ({ context: { challenge } }) => store.write({ challenge }),
      complete: () => end(),
    });
    return unsubscribe;
  }, [verification, store]);
  return children(verification);
}
