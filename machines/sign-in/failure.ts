import type { Failure } from "../../domain/failure.ts";
import type { PhoneProblem } from "../../domain/phone.ts";

/** Why a client is not signed in yet: what the service said, and what is wrong with what was typed. */
export type SignInFailure =
  | Failure
  | { kind: "phoneInvalid"; problem: PhoneProblem }
  | { kind: "nameMissing" }
  | { kind: "passwordMissing" }
  | { kind: "weakPassword" };
