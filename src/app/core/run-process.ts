import { useActorRef } from "@xstate/react";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import {
  type Actor,
  type AnyActor,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type InputFrom,
  type InspectionEvent,
  type SnapshotFrom,
} from "xstate";

/** Sees everything that every process does. */
export type Inspect = (event: InspectionEvent) => void;

/** A machine with its actors provided, and what it begins with. */
export type Process<Machine extends AnyStateMachine> = { machine: Machine; input: InputFrom<Machine> };

/** How the app goes along with a process: what it does about a fact, with the process as it then is, and who looks on. */
export type ProcessObserver<Machine extends AnyStateMachine> = {
  onFact: (fact: EmittedFrom<Machine>, snapshot: SnapshotFrom<Machine>) => void;
  inspect: Inspect | undefined;
};

/** Starts a process that lives as long as the page: its facts are handled from the first on. */
export function runProcess<Machine extends AnyStateMachine>(
  process: Process<Machine>,
  observer: ProcessObserver<Machine>,
): Actor<Machine>;
export function runProcess(
  { machine, input }: Process<AnyStateMachine>,
  { onFact, inspect }: ProcessObserver<AnyStateMachine>,
): AnyActor {
  const actor = createActor(machine, { input, ...(inspect && { inspect }) });
  actor.on("*", (fact) => onFact(fact, actor.getSnapshot()));
  return actor.start();
}

/** Runs a process with the component that is drawn from it: it starts with the first drawing and stops with the last. */
export function useProcess<Machine extends AnyStateMachine>(
  begin: () => Process<Machine>,
  observer: ProcessObserver<Machine>,
): Actor<Machine>;
export function useProcess(
  begin: () => Process<AnyStateMachine>,
  { onFact, inspect }: ProcessObserver<AnyStateMachine>,
): AnyActor {
  const [{ machine, input }] = useState(begin);
  const actor = useActorRef(machine, { input, ...(inspect && { inspect }) });
  const handleFact = useEffectEvent(onFact);
  // Before the effect that starts the actor: what it emits at once is handled too.
  useLayoutEffect(() => {
    const { unsubscribe } = actor.on("*", (fact) => handleFact(fact, actor.getSnapshot()));
    return unsubscribe;
  }, [actor]);
  return actor;
}
