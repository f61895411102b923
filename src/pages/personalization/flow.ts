import type { Personalization } from "../../../domain/entities.ts";
import type { surveyMachine } from "../../../machines/survey/machine.ts";
import { createFlow } from "../../flow/flow.ts";

export const { FlowProvider, useFlow, useFlowSelector, useFlowState, useSend } = createFlow<
  typeof surveyMachine,
  { questions: Personalization["questions"] }
>("the survey");
