import { type ComponentType, useMemo } from "react";
import type { SnapshotFrom } from "xstate";
import type { accountDeletionMachine } from "../../../machines/account-deletion/machine.ts";
import { Failed } from "../../blocks/Failed.tsx";
import type { FlowActor } from "../../flow/flow.ts";
import type { StateOf } from "../../flow/state.ts";
import { useT } from "../../i18n/react.tsx";
import { Confirming } from "./Confirming.tsx";
import { CoolingOff } from "./CoolingOff.tsx";
import { DeletionCancelled } from "./DeletionCancelled.tsx";
import { FlowProvider, useFlowState, useSend } from "./flow.ts";
import { LossesSkeleton } from "./LossesSkeleton.tsx";

const views = {
  readingLosses: LossesSkeleton,
  waitingToRetry: Unread,
  confirming: Confirming,
  requestingDeletion: Confirming,
  coolingOff: CoolingOff,
  cancellingDeletion: CoolingOff,
  kept: DeletionCancelled,
} satisfies Record<StateOf<SnapshotFrom<typeof accountDeletionMachine>>, ComponentType>;

/** Deleting an account as the client sees it. */
export function Deletion({ actor }: { actor: FlowActor<typeof accountDeletionMachine> }) {
  const flow = useMemo(() => ({ actor }), [actor]);
  return (
    <FlowProvider value={flow}>
      <Shown />
    </FlowProvider>
  );
}

function Shown() {
  const state = useFlowState();
  const View = views[state];
  return (
    <div data-deletion-state={state}>
      <View />
    </div>
  );
}

function Unread() {
  const t = useT();
  const send = useSend();
  return <Failed title={t("deletion.failed")} onRetry={() => send({ type: "retry.requested" })} isRetrying={false} />;
}
