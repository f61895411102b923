import { failureOf } from "../../domain/failure.ts";
import type { PhoneProblem } from "../../domain/phone.ts";

/** Why a client is not signed in yet. Kinds, never text. */
export type SignInFailure =
  | { kind: "wrongCredentials" }
  | { kind: "phoneInvalid"; problem: PhoneProblem }
  | { kind: "nameMissing" }
  | { kind: "passwordMissing" }
  | { kind: "weakPassword" }
  | { kind: "accountExists" }
  | { kind: "verificationExpired" }
  | { kind: "tooManyRequests"; waitSeconds: number }
  | { kind: "recaptchaFailed" }
  | { kind: "unreachable" }
  | { kind: "broken" };

export function signInFailureOf(error: unknown): SignInFailure {
  const failure = failureOf(error);
  if (failure.kind !== "refused") return { kind: failure.kind };
  const { code, waitSeconds = 0 } = failure.problem;
  switch (code) {
    case "wrongCredentials":
    case "weakPassword":
    case "accountExists":
    case "verificationExpired":
    case "recaptchaFailed":
      return { kind: code };
    case "wrongCode":
    case "codeExpired":
      return { kind: "verificationExpired" };
    case "tooManyCodes":
    case "tooManyRequests":
      return { kind: "tooManyRequests", waitSeconds };
    default:
      return { kind: "broken" };
  }
}

/** The failure inside of an effect's error event, as the parameter of a guard or an action. */
export function failureIn({ event }: { event: { error: unknown } }): { failure: SignInFailure } {
  return { failure: signInFailureOf(event.error) };
}
