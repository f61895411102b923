import type { reviewMachine } from "../../../machines/review/machine.ts";
import { createFlow } from "../../flow/flow.ts";

export const { FlowProvider, useFlow, useFlowSelector, useFlowState, useSend } = createFlow<
  typeof reviewMachine,
  { reservationId: string }
>("reviewing a visit");
