import type { Failure } from "./failure.ts";

/** How the proving of a phone stands for whoever waits for the code, whatever it is for. */
export type CodeStage = "requestingCode" | "askingForCode" | "enteringCode" | "checkingCode" | "askingForAnotherCode";

/**
 * Why there is no code, or none that counts; `codeExpired` also where its time ran out here, `smsUndeliverable` where its
 * message will never arrive.
 */
export type CodeFailure = Failure | { kind: "codeExpired" | "smsUndeliverable" };

/** Which call a failure is of: to have a code sent, or to have one checked. */
export type FailedCall = "request" | "check";
