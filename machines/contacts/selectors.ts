import type { ActorRefFrom, SnapshotFrom, StateValueFrom } from "xstate";
import type { SmsVerification } from "../sms-verification/selectors.ts";
import type { contactsMachine } from "./machine.ts";
import { phoneProvenBy } from "./rules.ts";

export type ContactsActor = ActorRefFrom<typeof contactsMachine>;
export type ContactsState = StateValueFrom<typeof contactsMachine>;
type Snapshot = SnapshotFrom<typeof contactsMachine>;

export const clientNameOf = ({ context }: Snapshot) => context.clientName;
export const clientPhoneOf = ({ context }: Snapshot) => context.clientPhone;
export const commentOf = ({ context }: Snapshot) => context.comment;
export const failureOf = ({ context }: Snapshot) => context.failure;

/** Whether the phone as it is typed needs no code any more. */
export const isPhoneKnown = ({ context }: Snapshot) => phoneProvenBy(context, context.ownPhone) !== null;

/** The child that proves the phone, while there is one. */
export const smsVerificationOf = ({ children }: Snapshot): SmsVerification | undefined => children.smsVerification;
