import type { reviewMachine } from "../../../machines/review/machine.ts";
import { createFlow } from "../../flow/flow.ts";

export const { FlowProvider, useFlow, useFlowSelector, useFlowState, useSend } = createFlow<
  typeof reviewMachine,
  {
    reservationId: string;
    /** Whether another language was chosen since the process began: it may have read the visit in the one before. */
    hasSwitchedLanguage: boolean;
  }
>("reviewing a visit");
