import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, SnapshotFrom } from "xstate";
import type { Failure, Problem, ProblemCode } from "../../domain/failure.ts";

/**
 * How the world may answer what a state invokes.
 * A child machine also tells its parent what changed in it, and `by` names the child's own steps that lead there.
 */
export type Answer<Context> =
  | { done(context: Context): unknown; by?: readonly string[] }
  | { failed: Failure }
  | { changed(context: Context): Readonly<Record<string, unknown>>; by: readonly string[] };

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

/** The service understood and said no. */
export function refused(code: ProblemCode, more: Partial<Problem> = {}) {
  const problem: Problem = { type: `urn:kezek:problem:${code}`, title: code, status: 400, code, ...more };
  return { failed: { kind: "refused", status: 400, problem } } satisfies Answer<unknown>;
}

/** No answer came. */
export const unreachable = { failed: { kind: "unreachable" } } satisfies Answer<unknown>;

/** The service failed. */
export const broken = { failed: { kind: "broken", status: 500 } } satisfies Answer<unknown>;
