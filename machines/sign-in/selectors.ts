import type { ActorRefFrom, SnapshotFrom, StateValueFrom } from "xstate";
import type { SmsVerification } from "../sms-verification/selectors.ts";
import type { signInMachine } from "./machine.ts";

export type SignInActor = ActorRefFrom<typeof signInMachine>;
export type SignInState = StateValueFrom<typeof signInMachine>;
type Snapshot = SnapshotFrom<typeof signInMachine>;

export const stateOf = ({ value }: Snapshot): SignInState => value;
export const wayOf = ({ context }: Snapshot) => context.way;
export const phoneOf = ({ context }: Snapshot) => context.phone;
export const nameOf = ({ context }: Snapshot) => context.name;
export const failuresOf = ({ context }: Snapshot) => context.failures;
export const isWaiting = (snapshot: Snapshot) => snapshot.hasTag("waitsForServer");

/** The child that proves the phone, while there is one. */
export const smsVerificationOf = ({ children }: Snapshot): SmsVerification | undefined => children.smsVerification;
