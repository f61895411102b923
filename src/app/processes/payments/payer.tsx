import { type ComponentProps, useEffect, useState } from "react";
import type { Payer } from "../../../../domain/payment-link.ts";
import { formatPhone } from "../../../../domain/phone.ts";
import { payerMachine, payerOf } from "../../../../machines/payer/machine.ts";
import { smsVerificationMachine } from "../../../../machines/sms-verification/machine.ts";
import { savedValues } from "../../../browser/saved-values.ts";
import { registerPrepayment } from "../../../effects/payer.ts";
import { smsVerificationEffects, type SmsVerificationNeeds } from "../../../effects/sms-verification.ts";
import type { PayerBeginning, PayerPort } from "../../../pages/payment-link/port.ts";
import { useChanged } from "../../../queries/changes.ts";
import { getPaymentLink } from "../../../queries/payment-link.ts";
import { useSource } from "../../../queries/source.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { reactTo } from "../../facts/react-to.ts";
import { useProcess } from "../../core/run-process.ts";
import { referrerIn } from "../../storage/referrer.ts";

/** Every actor that naming who pays names, and every one that its child names. */
export function payerActors(needs: SmsVerificationNeeds) {
  return {
    registerPrepayment: registerPrepayment(needs),
    smsVerification: smsVerificationMachine.provide({ actors: smsVerificationEffects(needs) }),
  };
}

/** Runs the process of naming who pays by a link: from what was typed a moment ago on, saving it, acting on what happens. */
export default function Run({ linkKey, linkId, own, readAgain, children }: ComponentProps<PayerPort["Run"]>) {
  const { client, backgroundClient, queryClient } = useDependencies("service");
  const { device, recaptcha, stored } = useDependencies("browser");
  const { inspect } = useDependencies("observers");
  const changed = useChanged();
  const source = useSource();
  const [store] = useState(() => savedValues(stored).payer);
  const actor = useProcess(
    () => {
      const referrer = () => referrerIn(stored);
      const actors = payerActors({ client, backgroundClient, clock: Date, device, referrer, recaptcha });
      const last = store.read();
      const payer = payerToBeginWith(last?.linkId === linkId ? last : undefined, own);
      return {
        machine: payerMachine.provide({ actors }),
        input: { link: linkKey, payer, ownPhone: own?.phone ?? null },
      };
    },
    {
      onFact: (fact) =>
        reactTo("payer", fact, {
          forgetPayer: store.clear,
          changed,
          showLink: (link) => queryClient.setQueryData(getPaymentLink(source, linkKey).queryKey, link),
          readAgain,
        }),
      inspect,
    },
  );
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ status, context }) => {
      if (status === "active") store.write({ ...payerOf(context), linkId });
    });
    return unsubscribe;
  }, [actor, store, linkId]);
  return children(actor);
}

/** What was typed for this link; whoever is signed in finds their name and phone where nothing was. */
function payerToBeginWith(saved: Payer | undefined, own: PayerBeginning["own"]): Payer {
  const payer = saved ?? { name: "", phone: "", challenge: null };
  if (own === undefined || payer.name !== "" || payer.phone !== "") return payer;
  return { ...payer, name: own.name, phone: formatPhone(own.phone) };
}
