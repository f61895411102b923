import type { reservationChangeMachine } from "../../../../machines/reservation-change/machine.ts";
import { createFlow } from "../../../flow/flow.ts";

export const { FlowProvider, useFlowSelector, useFlowState, useSend } =
  createFlow<typeof reservationChangeMachine>("changing a visit");
