import { failureName } from "../../../domain/failure.ts";
import type { SignInFailure, signInMachine } from "../../../machines/sign-in/machine.ts";
import { failuresOf } from "../../../machines/sign-in/selectors.ts";
import { createFlow } from "../../flow/flow.ts";

export const { FlowProvider, useFlowSelector, useFlowState, useSend } = createFlow<typeof signInMachine>("signing in");

/** The failure of a name, while it stands: of a refusal's code, or of what is wrong with what was typed. */
export function useFailure(name: string): SignInFailure | undefined {
  return useFlowSelector(failuresOf).find((failure) => failureName(failure) === name);
}
