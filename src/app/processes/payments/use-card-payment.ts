import type { Actor } from "xstate";
import type { Payable } from "../../../../domain/payable.ts";
import { cardPaymentMachine } from "../../../../machines/card-payment/machine.ts";
import type { PayingNeeds } from "../../../effects/paying.ts";
import type { Frames } from "../../../payments/frames.ts";
import { useChanged } from "../../../queries/changes.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import type { ReactionContext } from "../../facts/reaction-context.ts";
import { reactTo } from "../../facts/react-to.ts";
import { useProcess } from "../../core/run-process.ts";

/** After ten minutes somebody has to say that they still want to know. */
const patienceMs = 600_000;

type Actors = NonNullable<Parameters<typeof cardPaymentMachine.provide>[0]["actors"]>;
type Context = ReactionContext["cardPayment"];

/** What follows from a payment where something is paid for; `whenReserved` is told what was paid, as the service had it last. */
type Reactions = Pick<Context, "subject" | "finishDraft" | "showPaid"> & {
  whenReserved: (act: Parameters<Context["whenReserved"]>[0], paid: Payable | null) => void;
};

/** Runs the process of a payment with its page: over the calls of what is paid for, and with what follows for that. */
export function useCardPayment(
  actorsWith: (needs: PayingNeeds) => Actors,
  { leaveFor }: Pick<Frames, "leaveFor">,
  { whenReserved, ...reactions }: Reactions,
): Actor<typeof cardPaymentMachine> {
  const { backgroundClient } = useDependencies("service");
  const { inspect, track } = useDependencies("observers");
  const changed = useChanged();
  return useProcess(
    () => ({
      machine: cardPaymentMachine.provide({ actors: actorsWith({ backgroundClient, clock: Date, patienceMs }) }),
      input: { subject: reactions.subject },
    }),
    {
      onFact: (fact, { context }) =>
        reactTo("cardPayment", fact, {
          ...reactions,
          changed,
          whenReserved: (act) => whenReserved(act, context.payable),
          track,
          openPage: leaveFor,
        }),
      inspect,
    },
  );
}
