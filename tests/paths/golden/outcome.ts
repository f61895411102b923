import { initialTransition, type AnyMachineSnapshot, type ExecutableActionObject } from "xstate";
import { nameOfTransition, stateName } from "../../../machines/kit/chart.ts";
import type { Place } from "../walk/explore.ts";
import { eventOf, type AnyPaths, type Step } from "../walk/steps.ts";
import type { Facts } from "./conditions.ts";
import type { Names } from "./names.ts";
import { Text } from "./text.ts";
import { transitionOf } from "../walk/transition.ts";

/** What a step leads to from one place. */
export type Outcome = {
  distinguished: Facts;
  /** The state that follows; null where the machine takes no notice of the step. */
  to: string | null;
  /** The declared transitions that are taken first. */
  branch: string;
  calls: string[];
  facts: string[];
  /** Each name in the context with its value after the step, and whether that is another one than before. */
  context: Map<string, { isChanged: boolean; text(): string }>;
};

export function outcomeOf(paths: AnyPaths, names: Names, from: Place | null, step: Step): Outcome {
  const text = new Text(names, step.kind === "entered" ? step.input : from?.snapshot.context);
  const facts = Object.entries(from ? paths.distinguish(from.snapshot) : {});
  const distinguished = Object.fromEntries(facts.map(([name, value]) => [name, text.of(value)]));
  if (step.kind === "entered") {
    const [after, actions] = initialTransition(paths.machine, step.input);
    return { ...seen(text, null, after, actions), distinguished, branch: "" };
  }
  if (!from) throw new Error("A machine is entered before anything happens to it.");
  const event = eventOf(step, from.snapshot);
  const taken = paths.machine.getTransitionData(from.snapshot, event);
  if (taken.length === 0) return { distinguished, to: null, branch: "", calls: [], facts: [], context: new Map() };
  const [after, actions] = transitionOf(paths.machine, from.snapshot, event);
  return { ...seen(text, from.snapshot, after, actions), distinguished, branch: taken.map(nameOfTransition).join() };
}

function seen(
  text: Text,
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
  actions: ExecutableActionObject[],
): Pick<Outcome, "to" | "calls" | "facts" | "context"> {
  const earlier = new Map<string, unknown>(Object.entries(before?.context ?? {}));
  const context = Object.entries<unknown>(after.context).map(([name, value]) => {
    const isChanged = JSON.stringify(value) !== JSON.stringify(before ? earlier.get(name) : empty(value));
    return [name, { isChanged, text: () => text.of(value, name) }] as const;
  });
  return {
    to: stateName(after.value),
    calls: actions.filter(({ type }) => type === "xstate.spawnChild").map(({ params }) => callText(params, text)),
    facts: actions.filter(({ type }) => type === "xstate.emit").map(({ params }) => factText(params, text)),
    context: new Map(context),
  };
}

function callText(params: unknown, text: Text): string {
  if (!(params instanceof Object && "id" in params && "src" in params)) throw unexpected(params);
  const input = "input" in params ? params.input : undefined;
  const name = params.id === params.src ? String(params.src) : `${String(params.id)} = ${String(params.src)}`;
  return input === undefined ? name : `${name} ${text.of(input)}`;
}

function factText(params: unknown, text: Text): string {
  if (!(params instanceof Object && "event" in params && params.event instanceof Object)) throw unexpected(params);
  const { type, ...rest } = { type: "", ...params.event };
  return Object.keys(rest).length === 0 ? type : `${type} ${text.of(rest)}`;
}

function unexpected(params: unknown): Error {
  return new Error(`XState's action is not what it was: ${JSON.stringify(params)}`);
}

/** Nothing of its kind: what a name in the context begins with where nothing is brought along. */
function empty(value: unknown): unknown {
  if (typeof value === "string") return "";
  if (typeof value === "boolean") return false;
  return Array.isArray(value) ? [] : null;
}
