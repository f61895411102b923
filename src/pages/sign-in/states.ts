import type { SnapshotFrom } from "xstate";
import type { signInMachine } from "../../../machines/sign-in/machine.ts";

export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;
export type SignInState = SignInSnapshot["value"];
