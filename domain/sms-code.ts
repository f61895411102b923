import { type Failure, isRefusal } from "./failure.ts";

/** How the proving of a phone stands for whoever waits for the code, whatever it is for. */
export type CodeStage = "requestingCode" | "askingForCode" | "enteringCode" | "checkingCode" | "askingForAnotherCode";

/**
 * Why there is no code, or none that counts; `codeExpired` also where its time ran out here, `smsUndeliverable` where its
 * message will never arrive.
 */
export type CodeFailure = Failure | { kind: "codeExpired" | "smsUndeliverable" };

/** Which call a failure is of: to have a code sent, or to have one checked. */
export type FailedCall = "request" | "check";

/** Whether a code is worth nothing any more: the service wants another one, and counts no attempts of this. */
export function isCodeSpent(failure: Failure): boolean {
  return isRefusal(failure) && failure.action === "changeContacts" && failure.problem.attemptsLeft === undefined;
}
