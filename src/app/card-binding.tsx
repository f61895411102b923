import { type ComponentProps, useState } from "react";
import { useNavigate } from "react-router-dom";
import { isPaymentReturned } from "../../domain/payment-returned.ts";
import { cardPaymentMachine } from "../../machines/card-payment/machine.ts";
import { hearFrame, leaveFor, tellFrame } from "../browser/frames.ts";
import { isFramed } from "../browser/frame.ts";
import { cardBindingEffects, proveBinding } from "../effects/card-binding.ts";
import type { AddCardPort } from "../pages/add-card/port.ts";
import { type Frames, FramesProvider } from "../paying/frames.ts";
import { queriesOf } from "../queries/keys.ts";
import { hrefs } from "../routes/hrefs.ts";
import { useDependencies } from "./dependencies-context.ts";
import { reactTo } from "./facts/react-to.ts";
import { useProcess } from "./run-process.ts";

/** After ten minutes somebody has to say that they still want to know. */
const patienceMs = 600_000;

/** Runs the process of saving a card with its page. */
export default function Run({ bindingId, children }: ComponentProps<AddCardPort["Run"]>) {
  const { backgroundClient, queryClient } = useDependencies("service");
  const { inspect } = useDependencies("observers");
  const navigate = useNavigate();
  const [frames] = useState(() => {
    const hear: Frames["hear"] = (frame, origin, take) =>
      hearFrame(frame, origin, async (said) => {
        // The page in the frame is signed in to nothing.
        const proof = isPaymentReturned(said) ? said.proof : undefined;
        if (proof !== undefined) await proveBinding(backgroundClient, { bindingId, proof }).catch(() => {});
        take(said);
      });
    return { isFramed: isFramed(), hear, tell: tellFrame };
  });
  const actor = useProcess(
    () => ({
      machine: cardPaymentMachine.provide({
        actors: cardBindingEffects({ backgroundClient, clock: Date, patienceMs, bindingId }),
      }),
      input: undefined,
    }),
    {
      onFact: (fact) =>
        reactTo("cardPayment", fact, {
          refresh: () => void queryClient.invalidateQueries(queriesOf("getPaymentCards")),
          finishDraft: () => {},
          openPage: leaveFor,
          showPaid: () => void navigate(hrefs.cards(), { replace: true, state: { isCardAdded: true } }),
        }),
      inspect,
    },
  );
  return <FramesProvider value={frames}>{children(actor)}</FramesProvider>;
}
