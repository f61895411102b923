import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionObject,
  type InputFrom,
} from "xstate";
import { CallFailed } from "../../../domain/failure.ts";
import type { Answer, Paths } from "../../../machines/kit/paths.ts";
import { stateName } from "../../../machines/kit/chart.ts";
import { transitionOf } from "./transition.ts";

/** One thing that happens to a machine: it is entered with an input, a client acts, or the world answers. */
export type Step = { name: string } & (
  | { kind: "entered"; input: InputFrom<AnyStateMachine> }
  | { kind: "event"; event: EventObject }
  | { kind: "answer"; id: string; answer: Answer<AnyMachineSnapshot["context"]> }
);

/** What happens to a machine once it is entered. */
export type Happening = Exclude<Step, { kind: "entered" }>;

export type AnyPaths = Paths<AnyStateMachine>;

/** The ways into a machine. */
export function entrancesOf(paths: AnyPaths): Step[] {
  return Object.entries(paths.inputs).map(([name, input]) => ({ kind: "entered", name, input }));
}

/** Everything that a client may try and the world may answer while the machine is at `snapshot`. */
export function stepsAt(paths: AnyPaths, snapshot: AnyMachineSnapshot): Happening[] {
  if (snapshot.status !== "active") return [];
  const events = Object.entries(paths.events).map(([name, event]): Happening => ({ kind: "event", name, event }));
  return [...events, ...openInvokes(snapshot).flatMap((id) => answersOf(paths, id, snapshot))];
}

function answersOf(paths: AnyPaths, id: string, { context, value }: AnyMachineSnapshot): Happening[] {
  const answers = paths.answers[id];
  if (!answers) throw new Error(`The paths file has no answers for the invoke "${id}".`);
  return Object.entries(answers)
    .filter(([, { when }]) => when?.(context, stateName(value)) ?? true)
    .map(([outcome, answer]) => ({ kind: "answer", name: `${id}: ${outcome}`, id, answer }));
}

/** The step as the event that a machine receives; the answer of an invoked actor is XState's own event. */
export function eventOf(step: Happening, snapshot: AnyMachineSnapshot): EventObject {
  if (step.kind === "event") return step.event;
  const { id, answer } = step;
  const [type, body] = answerBody(answer, snapshot);
  return { type: `xstate.${type}.${id}`, ...body };
}

function answerBody(answer: Answer<AnyMachineSnapshot["context"]>, { context }: AnyMachineSnapshot): [string, object] {
  if ("done" in answer) return ["done.actor", { output: answer.done(context) }];
  if ("failed" in answer) return ["error.actor", { error: new CallFailed(answer.failed) }];
  return ["snapshot", { snapshot: { context: answer.changed(context) } }];
}

/** Which of the invoked have come to their end by the steps that were taken; XState goes on naming them as children. */
const endedAt = new WeakMap<AnyMachineSnapshot, ReadonlySet<AnyActorRef>>();

/** The snapshot after a step, and what the machine does on the way; nothing runs. */
export function take(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  step: Happening,
): [AnyMachineSnapshot, ExecutableActionObject[]] {
  const [next, actions] = transitionOf(machine, snapshot, eventOf(step, snapshot));
  const ended = new Set(endedAt.get(snapshot));
  const child: AnyActorRef | undefined = step.kind === "answer" ? snapshot.children[step.id] : undefined;
  if (child && step.kind === "answer" && !("changed" in step.answer)) ended.add(child);
  endedAt.set(next, ended);
  return [next, actions];
}

/** The ids of those invoked that have not come to their end yet. */
export function openInvokes(snapshot: AnyMachineSnapshot): string[] {
  const children = Object.entries<AnyActorRef>(snapshot.children);
  const ended = endedAt.get(snapshot);
  return children
    .filter(([, child]) => child.getSnapshot().status === "active" && !ended?.has(child))
    .map(([id]) => id);
}
