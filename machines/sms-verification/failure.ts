import { failureOf } from "../../domain/failure.ts";

/** Why a code was not sent or not taken, whatever it was for. */
export type CodeFailure =
  | { kind: "wrongCode"; attemptsLeft: number }
  | { kind: "codeExpired" }
  | { kind: "tooManyCodes"; waitSeconds: number }
  | { kind: "unreachable" }
  | { kind: "broken" };

/** What else may be wrong with a hold. */
export type HoldFailure = { kind: "holdExpired" };
export type SmsFailure = CodeFailure | HoldFailure;

/** What else may be wrong with an account. With accountExists the code was right, and still counts for signing in. */
export type AccountFailure = { kind: "recaptchaFailed" } | { kind: "accountExists" } | { kind: "weakPassword" };
export type AccountSmsFailure = CodeFailure | AccountFailure;

export function smsFailureOf(error: unknown): SmsFailure {
  return codeOf(error) === "holdExpired" ? { kind: "holdExpired" } : codeFailureOf(error);
}

export function accountSmsFailureOf(error: unknown): AccountSmsFailure {
  const code = codeOf(error);
  switch (code) {
    case "recaptchaFailed":
    case "accountExists":
    case "weakPassword":
      return { kind: code };
    default:
      return codeFailureOf(error);
  }
}

function codeFailureOf(error: unknown): CodeFailure {
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
      return { kind: code };
    default:
      return { kind: "broken" };
  }
}

function codeOf(error: unknown) {
  const failure = failureOf(error);
  return failure.kind === "refused" ? failure.problem.code : undefined;
}
