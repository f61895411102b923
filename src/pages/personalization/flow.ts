import type { Personalization } from "../../../domain/entities.ts";
import type { SurveyStep } from "../../../domain/survey.ts";
import type { surveyMachine } from "../../../machines/survey/machine.ts";
import { createFlow } from "../../flow/flow.ts";

export const { FlowProvider, useFlow, useFlowSelector, useFlowState, useSend } = createFlow<
  typeof surveyMachine,
  {
    questions: Personalization["questions"];
    /** Goes to a question that was asked before. */
    goTo: (step: SurveyStep) => void;
  }
>("the survey");
