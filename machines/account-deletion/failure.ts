import { failureOf } from "../../domain/failure.ts";

/** Why the deletion was not read, requested or taken back. Kinds, never text. */
export type DeletionFailure =
  | { kind: "wrongCredentials" }
  | { kind: "passwordMissing" }
  | { kind: "tooManyRequests"; waitSeconds: number }
  | { kind: "unreachable" }
  | { kind: "broken" };

export function deletionFailureOf(error: unknown): DeletionFailure {
  const failure = failureOf(error);
  if (failure.kind !== "refused") return { kind: failure.kind };
  const { code, waitSeconds = 0 } = failure.problem;
  switch (code) {
    case "wrongCredentials":
      return { kind: code };
    case "tooManyRequests":
      return { kind: code, waitSeconds };
    default:
      return { kind: "broken" };
  }
}

/** The failure inside of an effect's error event, as the parameter of an action. */
export function failureIn({ event }: { event: { error: unknown } }): { failure: DeletionFailure } {
  return { failure: deletionFailureOf(event.error) };
}
