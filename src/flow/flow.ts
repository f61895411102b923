import { useSelector } from "@xstate/react";
import type { AnyActorRef, AnyStateMachine, EventFrom, SnapshotFrom } from "xstate";
import { requiredContext } from "../ui/required-context.ts";
import { stateOf, type StateOf } from "./state.ts";

/** A running machine, as the pages of its flow deal with it. */
export type FlowActor<Machine extends AnyStateMachine> = Pick<AnyActorRef, "subscribe"> & {
  getSnapshot: () => SnapshotFrom<Machine>;
  send: (event: EventFrom<Machine>) => void;
};

/**
 * What the views of one machine share: its actor, whatever else they need (`More`), and the hooks that read it.
 * A flow's page provides it once: `<FlowProvider value={{ actor, …more }}>`.
 */
export function createFlow<Machine extends AnyStateMachine, More extends object = object>(name: string) {
  type Snapshot = SnapshotFrom<Machine>;
  type Value = { actor: FlowActor<Machine> } & More;
  const [FlowProvider, useFlow] = requiredContext<Value>(name);

  /** What a selector finds in the process as it stands. */
  function useFlowSelector<Selected>(select: (snapshot: Snapshot) => Selected): Selected {
    return useSelector(useFlow().actor, select);
  }

  /** Tells the process what the client did. */
  function useSend(): (event: EventFrom<Machine>) => void {
    return useFlow().actor.send;
  }

  /** The state that the process is in; a map of views that lacks one does not compile: `views[useFlowState()]`. */
  function useFlowState(): StateOf<Snapshot> {
    return useFlowSelector(stateOf);
  }

  return { FlowProvider, useFlow, useFlowSelector, useFlowState, useSend };
}
