import type { Actor } from "xstate";
import type { PaymentSubject } from "../../../../domain/payment-subject.ts";
import { cardPaymentMachine } from "../../../../machines/card-payment/machine.ts";
import type { PayingNeeds } from "../../../effects/paying.ts";
import type { Frames } from "../../../payments/frames.ts";
import { useChanged } from "../../../queries/changes.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import type { ReactionContext } from "../../facts/reaction-context.ts";
import { reactTo } from "../../facts/react-to.ts";
import { useProcess } from "../../core/run-process.ts";

/** After ten minutes somebody has to say that they still want to know. */
const pollForMs = 600_000;

type Actors = NonNullable<Parameters<typeof cardPaymentMachine.provide>[0]["actors"]>;

/** Runs the process of a payment with its page: over the calls of what is paid for, and with what follows for that. */
export function useCardPayment(
  actorsWith: (needs: PayingNeeds) => Actors & { readPayable: { subject: PaymentSubject } },
  { leaveFor }: Pick<Frames, "leaveFor">,
  reactions: Pick<ReactionContext["cardPayment"], "visit" | "showPaid"> = {},
): Actor<typeof cardPaymentMachine> {
  const { backgroundClient } = useDependencies("service");
  const { inspect, track, postToHost } = useDependencies("observers");
  const changed = useChanged();
  return useProcess(
    () => {
      const actors = actorsWith({ backgroundClient, clock: Date, pollForMs });
      return { machine: cardPaymentMachine.provide({ actors }), input: { subject: actors.readPayable.subject } };
    },
    {
      onFact: (fact, { context: { subject, payable: paid } }) =>
        reactTo("cardPayment", fact, { ...reactions, subject, paid, changed, track, postToHost, openPage: leaveFor }),
      inspect,
    },
  );
}
