import type { Failure } from "../../domain/failure.ts";

/** Why a deletion did not get further: what the service said, or a password that was not typed. */
export type DeletionFailure = Failure | { kind: "passwordMissing" };
