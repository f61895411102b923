import { failureOf } from "../../domain/failure.ts";

/** Why a code was not sent or not taken. */
export type SmsFailure =
  | { kind: "wrongCode"; attemptsLeft: number }
  | { kind: "codeExpired" }
  | { kind: "tooManyCodes"; waitSeconds: number }
  | { kind: "holdExpired" }
  | { kind: "unreachable" }
  | { kind: "broken" };

export function smsFailureOf(error: unknown): SmsFailure {
  const failure = failureOf(error);
  if (failure.kind !== "refused") return { kind: failure.kind };
  const { code, attemptsLeft = 0, waitSeconds = 0 } = failure.problem;
  switch (code) {
    case "wrongCode":
      return { kind: code, attemptsLeft };
    case "tooManyCodes":
    case "tooManyRequests":
      return { kind: "tooManyCodes", waitSeconds };
    case "codeExpired":
    case "holdExpired":
      return { kind: code };
    default:
      return { kind: "broken" };
  }
}
