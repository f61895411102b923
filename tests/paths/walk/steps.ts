import type { AnyMachineSnapshot, AnyStateMachine, EventObject, InputFrom } from "xstate";
import { CallFailed } from "../../../domain/failure.ts";
import type { Answer, Paths } from "../../../machines/kit/paths.ts";
import { stateName } from "./state-name.ts";

/** One thing that happens to a machine: it is entered with an input, a client acts, or the world answers. */
export type Step = { name: string } & (
  | { kind: "entered"; input: InputFrom<AnyStateMachine> }
  | { kind: "event"; event: EventObject }
  | { kind: "answer"; id: string; answer: Answer<AnyMachineSnapshot["context"]> }
);

export type AnyPaths = Paths<AnyStateMachine>;

/** The ways into a machine. */
export function entrancesOf(paths: AnyPaths): Step[] {
  return Object.entries(paths.inputs).map(([name, input]) => ({ kind: "entered", name, input }));
}

/** Everything that a client may try and the world may answer while the machine is at `snapshot`. */
export function stepsAt(paths: AnyPaths, snapshot: AnyMachineSnapshot): Step[] {
  if (snapshot.status !== "active") return [];
  const events = Object.entries(paths.events).map(([name, event]): Step => ({ kind: "event", name, event }));
  return [...events, ...Object.keys(snapshot.children).flatMap((id) => answersOf(paths, id, snapshot))];
}

function answersOf(paths: AnyPaths, id: string, { context, value }: AnyMachineSnapshot): Step[] {
  const answers = paths.answers[id];
  if (!answers) throw new Error(`The paths file has no answers for the invoke "${id}".`);
  return Object.entries(answers)
    .filter(([, { when }]) => when?.(context, stateName(value)) ?? true)
    .map(([outcome, answer]) => ({ kind: "answer", name: `${id}: ${outcome}`, id, answer }));
}

/** The step as the event that a machine receives; the answer of an invoked actor is XState's own event. */
export function eventOf(step: Exclude<Step, { kind: "entered" }>, snapshot: AnyMachineSnapshot): EventObject {
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
