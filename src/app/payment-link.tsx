import { type ComponentProps, useState } from "react";
import { cardPaymentMachine } from "../../machines/card-payment/machine.ts";
import { isFramed } from "../browser/frame.ts";
import { hearFrame, leaveFor, tellFrame } from "../browser/frames.ts";
import { paymentLinkEffects } from "../effects/payment-link.ts";
import type { CardPaymentPort } from "../pages/card-payment/port.ts";
import { FramesProvider } from "../paying/frames.ts";
import { queriesOf } from "../queries/keys.ts";
import { useDependencies } from "./dependencies-context.ts";
import { reactTo } from "./facts/react-to.ts";
import { useProcess } from "./run-process.ts";

/** After ten minutes somebody has to say that they still want to know. */
const patienceMs = 600_000;

/** Runs the process of paying by a firm's link with its page, which stays when it is paid. */
export default function Run({ linkKey, children }: ComponentProps<CardPaymentPort["Run"]>) {
  const { backgroundClient, queryClient } = useDependencies("service");
  const { inspect } = useDependencies("observers");
  const [frames] = useState(() => ({ isFramed: isFramed(), hear: hearFrame, tell: tellFrame }));
  const actor = useProcess(
    () => ({
      machine: cardPaymentMachine.provide({
        actors: paymentLinkEffects({ backgroundClient, clock: Date, patienceMs, key: linkKey }),
      }),
      input: undefined,
    }),
    {
      onFact: (fact) =>
        reactTo("cardPayment", fact, {
          refresh: () => {
            void queryClient.invalidateQueries(queriesOf("getPrepaymentRegistration"));
            void queryClient.invalidateQueries(queriesOf("getPaymentHistory"));
          },
          finishDraft: () => {},
          // A page in a frame can't leave for the processor's: its link opens a tab of its own.
          openPage: (url) => {
            if (!frames.isFramed) leaveFor(url);
          },
          showPaid: () => {},
        }),
      inspect,
    },
  );
  return <FramesProvider value={frames}>{children(actor)}</FramesProvider>;
}
