import { failureName } from "../../../domain/failure.ts";
import type { Way } from "../../../domain/sign-in.ts";
import type { SignInFailure, signInMachine } from "../../../machines/sign-in/machine.ts";
import { failuresOf } from "../../../machines/sign-in/selectors.ts";
import { createFlow } from "../../flow/flow.ts";

type Switch = {
  /** Goes to the address of another way. */
  onSwitch: (way: Way) => void;
};

export const { FlowProvider, useFlow, useFlowSelector, useFlowState, useSend } = createFlow<
  typeof signInMachine,
  Switch
>("signing in");

/** The failure of a name, while it stands: of a refusal's code, or of what is wrong with what was typed. */
export function useFailure(name: string): SignInFailure | undefined {
  return useFlowSelector(failuresOf).find((failure) => failureName(failure) === name);
}
