import { type ComponentProps, useState } from "react";
import { cardPaymentMachine } from "../../machines/card-payment/machine.ts";
import { hearFrame, leaveFor, tellFrame } from "../browser/frames.ts";
import { isFramed } from "../browser/frame.ts";
import { giftCardPaymentEffects } from "../effects/gift-card-payment.ts";
import type { GiftCardPort } from "../pages/gift-card/port.ts";
import { FramesProvider } from "../paying/frames.ts";
import { queriesOf } from "../queries/keys.ts";
import { useDependencies } from "./dependencies-context.ts";
import { reactTo } from "./facts/react-to.ts";
import { useProcess } from "./run-process.ts";

/** After ten minutes somebody has to say that they still want to know. */
const patienceMs = 600_000;

/** Runs the process of paying for a gift card with its page, which shows the card once it is paid. */
export default function Run({ giftCardId, secret, children }: ComponentProps<GiftCardPort["Run"]>) {
  const { backgroundClient, queryClient } = useDependencies("service");
  const { inspect } = useDependencies("observers");
  const [frames] = useState(() => ({ isFramed: isFramed(), hear: hearFrame, tell: tellFrame }));
  const actor = useProcess(
    () => ({
      machine: cardPaymentMachine.provide({
        actors: giftCardPaymentEffects({ backgroundClient, clock: Date, patienceMs, giftCardId, secret }),
      }),
      input: undefined,
    }),
    {
      onFact: (fact) =>
        reactTo("cardPayment", fact, {
          refresh: () => void queryClient.invalidateQueries(queriesOf("getGiftCards")),
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
