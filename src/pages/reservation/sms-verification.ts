import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from "xstate";
import type { reservationMachine } from "../../../machines/reservation/machine.ts";
import type { smsVerificationMachine } from "../../../machines/sms-verification/machine.ts";

export type SmsVerification = ActorRefFrom<typeof smsVerificationMachine>;

/** The child that proves the phone, while there is one. */
export function smsVerificationOf({ children }: SnapshotFrom<typeof reservationMachine>): SmsVerification | undefined {
  return Object.values<AnyActorRef | undefined>(children).find(isSmsVerification);
}

function isSmsVerification(child: AnyActorRef | undefined): child is SmsVerification {
  return child?.id === "smsVerification";
}
