import type { ActorRefFrom, AnyActorRef } from "xstate";
import type { accountVerificationMachine } from "../../../machines/sms-verification/machine.ts";
import type { SignInSnapshot } from "./states.ts";

export type Verification = ActorRefFrom<typeof accountVerificationMachine>;

/** The child that proves the phone, while there is one. */
export function verificationOf({ children }: SignInSnapshot): Verification | undefined {
  return Object.values<AnyActorRef | undefined>(children).find(isVerification);
}

function isVerification(child: AnyActorRef | undefined): child is Verification {
  return child?.id === "smsVerification";
}
