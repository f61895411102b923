import type { Failure } from "../../../domain/failure.ts";

/** Why a code was not sent or not taken. */
export type CodeFailure = Failure | { kind: "codeExpired" | "smsUndeliverable" };

/** Which call a failure is of: to have a code sent, or to have one checked. */
export type FailedCall = "request" | "check";

/** How the proving of a phone stands, whatever it is for. */
export type CodeState = "requestingCode" | "askingForCode" | "enteringCode" | "checkingCode" | "askingForAnotherCode";
