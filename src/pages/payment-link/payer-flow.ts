import type { payerMachine } from "../../../machines/payer/machine.ts";
import { createFlow } from "../../flow/flow.ts";

type More = {
  /** Reads anew how the link stands. */
  readAgain: () => void;
  isReading: boolean;
};

export const { FlowProvider, useFlow, useFlowSelector, useFlowState, useSend } = createFlow<typeof payerMachine, More>(
  "naming who pays",
);
