import {
  initialTransition,
  StateMachine,
  type AnyMachineSnapshot,
  type EventObject,
  type ExecutableActionObject,
} from "xstate";
import { stateName } from "../../../machines/kit/chart.ts";
import { eventOf, type AnyPaths, type Step } from "../walk/steps.ts";
import { withoutKey } from "./call-key.ts";
import type { ObservedStep } from "./observed-step.ts";
import { transitionOf } from "../walk/transition.ts";

/** What a replay must see after each step, computed from the machine alone: nothing runs. */
export function expectedSteps(paths: AnyPaths, [entrance, ...steps]: Step[]): ObservedStep[] {
  if (entrance?.kind !== "entered") throw new Error("A path starts with a way in.");
  let [snapshot, actions] = initialTransition(paths.machine, entrance.input);
  const observed = [observedAfter(paths, snapshot, actions)];
  for (const step of steps) {
    if (step.kind === "entered") throw new Error("A machine is entered once.");
    [snapshot, actions] = transitionOf(paths.machine, snapshot, eventOf(step, snapshot));
    observed.push(observedAfter(paths, snapshot, actions));
  }
  return observed;
}

/** What is seen of a machine that has come to a snapshot by these actions. */
export function observedAfter(
  paths: AnyPaths,
  snapshot: AnyMachineSnapshot,
  actions: ExecutableActionObject[],
): ObservedStep {
  return {
    state: stateName(snapshot.value),
    differs: paths.distinguish(snapshot),
    calls: actions.filter(({ type }) => type === "xstate.spawnChild").flatMap((spawn) => callOf(paths, spawn)),
    facts: actions.filter(({ type }) => type === "xstate.emit").map(({ params }) => factOf(params)),
  };
}

function callOf({ machine }: AnyPaths, { params }: ExecutableActionObject): ObservedStep["calls"] {
  const { id, src, input } = isSpawn(params) ? params : unexpected(params);
  const isChild = machine.implementations.actors[src] instanceof StateMachine;
  return isChild ? [] : [{ id, effect: src, input: withoutKey(input) }];
}

function factOf(params: unknown): EventObject {
  return isEmission(params) ? params.event : unexpected(params);
}

function isSpawn(params: unknown): params is { id: string; src: string; input: unknown } {
  return params instanceof Object && "src" in params && typeof params.src === "string";
}

function isEmission(params: unknown): params is { event: EventObject } {
  return params instanceof Object && "event" in params;
}

function unexpected(params: unknown): never {
  throw new Error(`XState's action is not what it was: ${JSON.stringify(params)}`);
}
