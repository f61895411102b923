import { failureOf } from "../../domain/failure.ts";

/** Why the tokens were not changed: the session is over, or it is kept and the service may be asked again. */
export type RefreshFailure = { kind: "refused" } | { kind: "heldOff" } | { kind: "unreachable" } | { kind: "broken" };

export function refreshFailureOf(error: unknown): RefreshFailure {
  const failure = failureOf(error);
  if (failure.kind !== "refused") return { kind: failure.kind };
  const { code } = failure.problem;
  const isOver = failure.status === 401 || code === "refreshTokenInvalid" || code === "sessionRevoked";
  return { kind: isOver ? "refused" : "heldOff" };
}

/** The failure inside of an effect's error event, as the parameter of a guard or an action. */
export function failureIn({ event }: { event: { error: unknown } }): { failure: RefreshFailure } {
  return { failure: refreshFailureOf(event.error) };
}
