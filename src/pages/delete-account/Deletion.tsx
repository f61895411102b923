import { useSelector } from "@xstate/react";
import type { ComponentType } from "react";
import type { SnapshotFrom } from "xstate";
import type { accountDeletionMachine } from "../../../machines/account-deletion/machine.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { useT } from "../../i18n/react.tsx";
import { Confirming } from "./Confirming.tsx";
import { CoolingOff } from "./CoolingOff.tsx";
import { DeletionCancelled } from "./DeletionCancelled.tsx";
import { LossesSkeleton } from "./LossesSkeleton.tsx";
import type { DeletionView } from "./port.ts";

type State = SnapshotFrom<typeof accountDeletionMachine>["value"];

const views = {
  readingLosses: LossesSkeleton,
  waitingToRetry: Unread,
  confirming: Confirming,
  requestingDeletion: Confirming,
  coolingOff: CoolingOff,
  cancellingDeletion: CoolingOff,
  kept: DeletionCancelled,
} satisfies Record<State, ComponentType<DeletionView>>;

/** Deleting an account as the client sees it. */
export function Deletion({ actor }: DeletionView) {
  const state = useSelector(actor, ({ value }) => value);
  const View: ComponentType<DeletionView> = views[state];
  return (
    <div data-deletion-state={state}>
      <View actor={actor} />
    </div>
  );
}

function Unread({ actor }: DeletionView) {
  const t = useT();
  return (
    <Failed title={t("deletion.failed")} onRetry={() => actor.send({ type: "retry.requested" })} isRetrying={false} />
  );
}
