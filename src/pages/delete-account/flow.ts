import type { accountDeletionMachine } from "../../../machines/account-deletion/machine.ts";
import { createFlow } from "../../flow/flow.ts";

export const { FlowProvider, useFlowSelector, useFlowState, useSend } =
  createFlow<typeof accountDeletionMachine>("deleting an account");
