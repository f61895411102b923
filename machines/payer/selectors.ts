import type { SnapshotFrom } from "xstate";
import type { SmsVerification } from "../sms-verification/selectors.ts";
import type { payerMachine } from "./machine.ts";
import { isOwnPhone } from "./rules.ts";

type Snapshot = SnapshotFrom<typeof payerMachine>;

export const nameOf = ({ context }: Snapshot) => context.name;
export const phoneOf = ({ context }: Snapshot) => context.phone;
export const failureOf = ({ context }: Snapshot) => context.failure;

/** Whether the phone as it is typed needs no code. */
export const isPhoneOwn = ({ context }: Snapshot) => isOwnPhone(context, context.phone);

/** The child that proves the phone, while there is one. */
export const smsVerificationOf = ({ children }: Snapshot): SmsVerification | undefined => children.smsVerification;
