import type { SnapshotFrom } from "xstate";
import type { SurveyStep } from "../../domain/survey.ts";
import type { surveyMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof surveyMachine>;

/** The step at which the survey is shown; undefined before it is known. */
export function stepOf({ value, context }: Snapshot): SurveyStep | undefined {
  if (value === "answering") return context.question;
  return value === "reviewing" || value === "finishing" ? "review" : undefined;
}
/** Whether the client can go to a step now. */
export const canRevisit = (step: SurveyStep) => (snapshot: Snapshot) => snapshot.can({ type: "step.revisited", step });
export const questionOf = ({ context }: Snapshot) => context.question;
export const answersOf = ({ context }: Snapshot) => context.answers;
export const tokenOf = ({ context }: Snapshot) => context.token;
export const failureOf = ({ context }: Snapshot) => context.failure;
