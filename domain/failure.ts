import type { components } from "../openapi/generated/api.ts";

export type Problem = components["schemas"]["Problem"];
export type ProblemCode = components["schemas"]["ProblemCode"];
export type ProblemAction = components["schemas"]["ProblemAction"];
export type Slot = components["schemas"]["Slot"];

/**
 * What every call of the client ends in when it does not succeed. Kinds, never text.
 * - refused: the service understood and said no; `problem` says why and what to change.
 * - unreachable: no answer came; whether the call took effect is unknown.
 * - broken: the service failed (5xx), or answered something outside of the contract.
 */
export type Failure =
  | { kind: "refused"; status: number; problem: Problem }
  | { kind: "unreachable" }
  | { kind: "broken"; status: number };

/** Carries a {@link Failure} through promises. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === "refused" ? failure.problem.title : failure.kind);
    this.failure = failure;
  }
}

/** The failure inside of whatever was thrown; an error of ours that is not a call's is `broken` with status 0. */
export function failureOf(error: unknown): Failure {
  return error instanceof CallFailed ? error.failure : { kind: "broken", status: 0 };
}
