import { useSelector } from "@xstate/react";
import { type ComponentType, useMemo } from "react";
import type { payerMachine } from "../../../machines/payer/machine.ts";
import { smsVerificationOf } from "../../../machines/payer/selectors.ts";
import { Failed } from "../../blocks/Failed.tsx";
import type { FlowActor } from "../../flow/flow.ts";
import type { StateOf } from "../../flow/state.ts";
import { useT } from "../../i18n/react.tsx";
import { PayerForm } from "./PayerForm.tsx";
import { FlowProvider, useFlow, useFlowSelector, useFlowState } from "./payer-flow.ts";
import { Proving } from "./Proving.tsx";

type State = StateOf<ReturnType<FlowActor<typeof payerMachine>["getSnapshot"]>>;

const views = {
  starting: PayerForm,
  enteringContacts: PayerForm,
  registering: PayerForm,
  verifyingPhone: Proving,
  registered: PayerForm,
  refused: Refused,
} satisfies Record<State, ComponentType>;

type Props = { actor: FlowActor<typeof payerMachine>; readAgain: () => void; isReading: boolean };

/** Who pays: a name and a phone, which a code proves, unless it is that of who is signed in. */
export function Registering({ actor, readAgain, isReading }: Props) {
  const flow = useMemo(() => ({ actor, readAgain, isReading }), [actor, readAgain, isReading]);
  return (
    <FlowProvider value={flow}>
      <Shown />
    </FlowProvider>
  );
}

function Shown() {
  const state = useFlowState();
  const smsState = useSelector(useFlowSelector(smsVerificationOf), (snapshot) => snapshot?.value);
  const View = views[state];
  return (
    <div data-payer-state={state} data-sms-state={smsState}>
      <View />
    </div>
  );
}

/** Somebody else has registered meanwhile, or it has run out: it is being read how the link stands. */
function Refused() {
  const t = useT();
  const { readAgain, isReading } = useFlow();
  return <Failed title={t("byLink.notSaid")} onRetry={readAgain} isRetrying={isReading} />;
}
