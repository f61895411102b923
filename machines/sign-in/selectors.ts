import type { SnapshotFrom } from "xstate";
import type { SmsVerification } from "../sms-verification/selectors.ts";
import { hasProvenPhone } from "./context.ts";
import type { signInMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof signInMachine>;

export const wayOf = ({ context }: Snapshot) => context.way;
export const phoneOf = ({ context }: Snapshot) => context.phone;
export const nameOf = ({ context }: Snapshot) => context.name;
/** The password of a sign-up that was not taken yet, for the form to show again. */
export const typedPasswordOf = ({ context }: Snapshot) => context.password;
/** Whether the typed phone is proven already: no code has to be sent to it. */
export const isPhoneProven = ({ context }: Snapshot) => hasProvenPhone(context);
export const failuresOf = ({ context }: Snapshot) => context.failures;

/** The child that proves the phone, while there is one. */
export const smsVerificationOf = ({ children }: Snapshot): SmsVerification | undefined => children.smsVerification;
