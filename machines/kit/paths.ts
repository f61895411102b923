import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, SnapshotFrom } from "xstate";
import { refusal, type Failure, type Problem } from "../../domain/failure.ts";
import { problemActions } from "../../domain/problem-actions.ts";

/**
 * How the world may answer what a state invokes.
 * A child machine also tells its parent what changed in it, and `by` names the child's own steps that lead there.
 */
export type Answer<Context> =
  | { done(context: Context): unknown; by?: readonly string[]; when?: When<Context> }
  | { failed: Failure; when?: When<Context> }
  | { changed(context: Context): Readonly<Record<string, unknown>>; by: readonly string[]; when?: When<Context> };

/** Whether the world can answer so; it always can where nothing is said. `state` is the dot path of the state. */
type When<Context> = (context: Context, state: string) => boolean;

/**
 * What a machine brings to be walked by model-based tests (design §2): every way in, everything a client can do,
 * everything the world can answer. Names are in the product's words and show in reports.
 */
export type Paths<Machine extends AnyStateMachine> = {
  machine: Machine;
  /** Ways in, by what the client comes with. */
  inputs: Readonly<Record<string, InputFrom<Machine>>>;
  /** What a client does: the event's type, and after ": " what is special about it. */
  events: Readonly<Record<string, EventFrom<Machine>>>;
  /** What the world answers in a context: by the invoke's id, then by outcome. */
  answers: Readonly<Record<string, Readonly<Record<string, Answer<ContextFrom<Machine>>>>>>;
  /** The facts with which every intent before them is over: what is asked after them is meant anew. */
  ends?: readonly string[];
  /** What makes two snapshots of one state different: the facts that guards ask about. */
  distinguish(snapshot: SnapshotFrom<Machine>): Readonly<Record<string, unknown>>;
};

/** The service understood and said no, with a code that may be in no contract. */
export function refused(code: string, more: Partial<Omit<Problem, "code">> = {}) {
  const status = 400;
  const action = Object.entries(problemActions).find(([known]) => known === code)?.[1];
  const problem = { type: `urn:kezek:problem:${code}`, title: code, status, code, ...(action && { action }), ...more };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a service newer than this client may send any code
  return { failed: refusal(problem.status, problem as Problem) } satisfies Answer<unknown>;
}

/** No answer came. */
export const unreachable = { failed: { kind: "unreachable" } } satisfies Answer<unknown>;

/** The service failed. */
export const broken = { failed: { kind: "broken" } } satisfies Answer<unknown>;
