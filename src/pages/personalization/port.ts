import type { surveyMachine } from "../../../machines/survey/machine.ts";
import type { FlowPort } from "../../flow/port.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** `token`: of a survey that may have been begun; undefined for one that begins now. */
export type SurveyPort = FlowPort<typeof surveyMachine, { token: string | undefined }>;

export const [SurveyPortProvider, useSurveyPort] = requiredContext<SurveyPort>("port of the survey");
