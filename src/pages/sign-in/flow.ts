import type { Way } from "../../../domain/sign-in.ts";
import type { SignInFailure } from "../../../machines/sign-in/failure.ts";
import type { signInMachine } from "../../../machines/sign-in/machine.ts";
import type { accountVerificationMachine } from "../../../machines/sms-verification/machine.ts";
import type { ActorRefFrom } from "xstate";
import { childOf } from "../../flow/child.ts";
import { createFlow } from "../../flow/flow.ts";

type Switch = {
  /** Goes to the address of another way. */
  onSwitch: (way: Way) => void;
};

export const { FlowProvider, useFlow, useFlowSelector, useFlowState, useSend } = createFlow<
  typeof signInMachine,
  Switch
>("signing in");

export type Verification = ActorRefFrom<typeof accountVerificationMachine>;

/** The child that proves the phone, while there is one. */
export const verificationOf = childOf<Verification>("smsVerification");

/** The failure of a kind, while it stands. */
export function useFailure<Kind extends SignInFailure["kind"]>(kind: Kind) {
  const failures = useFlowSelector(({ context }) => context.failures);
  return failures.find((failure): failure is Extract<SignInFailure, { kind: Kind }> => failure.kind === kind);
}
