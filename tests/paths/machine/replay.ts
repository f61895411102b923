import { setImmediate } from "node:timers/promises";
import { type AnyActorRef, type AnyMachineSnapshot, type EventObject, type InspectionEvent } from "xstate";
import { CallFailed } from "../../../domain/failure.ts";
import type { ChildPaths } from "../machines.ts";
import { nameOfTransition, stateName } from "../../../machines/kit/chart.ts";
import { stepsAt, type AnyPaths, type Step } from "../walk/steps.ts";
import { withoutKey } from "./call-key.ts";
import type { ObservedStep } from "./observed-step.ts";
import { World, type Call } from "./world.ts";

export type Replay = {
  observed: ObservedStep[];
  world: World;
  /** The declared transitions that each step took, by name. */
  taken: string[][];
  snapshot: AnyMachineSnapshot;
  /** The machine at the end, and all machines that it invokes then. */
  tree: AnyMachineSnapshot[];
  /** What is still asked of the world at the end, by the machine or its children; a wait is not. */
  open: Call[];
};

/**
 * Replays the steps on a running machine whose effects end as the steps say.
 * @param children the paths of the machines that it invokes, by which those are taken to what they tell it
 * @param inspect sees all that XState tells of it and of its children
 * @param onStep is called after each step, when all that it leads to has happened
 */
export async function replay(
  paths: AnyPaths,
  [entrance, ...steps]: Step[],
  children: ChildPaths,
  inspect?: (event: InspectionEvent) => void,
  onStep?: () => void,
): Promise<Replay> {
  if (entrance?.kind !== "entered") throw new Error("A path starts with a way in.");
  const world = new World();
  const taken: string[] = [];
  const takenBy: string[][] = [];
  const facts: EventObject[] = [];
  const actor = world.create(paths.machine, {
    input: entrance.input,
    inspect: (inspected) => {
      inspect?.(inspected);
      if (inspected.type !== "@xstate.microstep" || inspected.actorRef.sessionId !== inspected.rootId) return;
      taken.push(...inspected._transitions.map(nameOfTransition));
    },
  });
  actor.on("*", (fact: EventObject) => {
    facts.push(fact);
    world.log.push({ type: "told", fact });
    if (paths.ends?.includes(fact.type)) world.endIntents();
  });
  actor.start();
  const look = async (): Promise<ObservedStep> => {
    await setImmediate();
    takenBy.push(taken.splice(0));
    onStep?.();
    const snapshot = actor.getSnapshot();
    world.log.push({ type: "looked", snapshot });
    const calls = world.calls
      .filter(({ caller }) => caller === actor.sessionId)
      .map(({ id, effect, input }) => ({ id, effect, input: withoutKey(input) }));
    return { state: stateName(snapshot.value), differs: paths.distinguish(snapshot), calls, facts: [...facts] };
  };
  const all = [await look()];
  for (const step of steps) {
    await perform(step, actor, world, children);
    all.push(await look());
  }
  const snapshot = actor.getSnapshot();
  const open = world.calls.filter(({ effect, outcome }) => outcome === "open" && effect !== "waitUntil");
  const tree = treeOf(snapshot);
  actor.stop();
  return { observed: differences(all), world, taken: takenBy, snapshot, tree, open };
}

/** The machine and all that it invokes, as they are now. */
function treeOf(snapshot: AnyMachineSnapshot): AnyMachineSnapshot[] {
  const children = Object.values<AnyActorRef>(snapshot.children).map((child): unknown => child.getSnapshot());
  const isMachine = (child: unknown): child is AnyMachineSnapshot => child instanceof Object && "machine" in child;
  return [snapshot, ...children.filter(isMachine).flatMap(treeOf)];
}

async function perform(step: Step, actor: AnyActorRef, world: World, children: ChildPaths): Promise<void> {
  if (step.kind === "entered") throw new Error("A machine is entered once.");
  if (step.kind === "event") {
    if (actor.getSnapshot().can(step.event)) world.log.push({ type: "did", event: step.event });
    return actor.send(step.event);
  }
  const { id, answer } = step;
  const childPaths = children[id];
  if (childPaths && "by" in answer)
    return leadChild(answer.by ?? [], childPaths, actor.getSnapshot().children[id], world, children);
  const call = world.openCall(id);
  if (!call) throw new Error(`Nothing waits for "${step.name}".`);
  if ("failed" in answer) return call.fail(new CallFailed(answer.failed));
  if ("done" in answer) call.answer(answer.done(actor.getSnapshot().context));
}

/** Takes the child through its own steps; those that it is already past are passed over. */
async function leadChild(
  by: readonly string[],
  paths: AnyPaths,
  child: AnyActorRef,
  world: World,
  children: ChildPaths,
): Promise<void> {
  for (const name of by) {
    const step = stepsAt(paths, child.getSnapshot()).find((possible) => possible.name === name);
    if (step) await perform(step, child, world, children);
    await setImmediate();
  }
}

/** Calls and facts are seen as growing lists; each step is told what it added. */
function differences(all: ObservedStep[]): ObservedStep[] {
  return all.map((observed, index) => ({
    ...observed,
    calls: observed.calls.slice(all[index - 1]?.calls.length ?? 0),
    facts: observed.facts.slice(all[index - 1]?.facts.length ?? 0),
  }));
}
