import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { type SurveyStep, surveySteps } from "../../../domain/survey.ts";
import { isWaitingForUser } from "../../../machines/kit/selectors.ts";
import type { surveyMachine } from "../../../machines/survey/machine.ts";
import { canRevisit, stepOf } from "../../../machines/survey/selectors.ts";
import type { FlowActor } from "../../flow/flow.ts";
import { useStepAddress as useJoined } from "../../flow/use-step-address.ts";
import { hrefs, readPersonalizationQuery } from "../../routes/hrefs.ts";

const steps = { names: surveySteps, isRevisitable: () => true, canBeLost: () => false };

/**
 * Joins the address and the process: a question on is an entry of the history; who goes through the history is followed by
 * the process, as far as everything before was asked.
 * @returns how the client goes to a question that was asked before
 */
export function useStepAddress(actor: FlowActor<typeof surveyMachine>): (step: SurveyStep) => void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const addressed = readPersonalizationQuery(useSearchParams()[0]).step ?? null;
  const { goTo } = useJoined({
    actor,
    steps,
    addressed: { step: addressed, asksMore: false, hasQuery: false },
    viewOf: (snapshot) => ({
      step: (isWaitingForUser(snapshot) && stepOf(snapshot)) || null,
      canFollow: addressed !== null && canRevisit(addressed)(snapshot),
    }),
    revisit: (step) => actor.send({ type: "step.revisited", step }),
    // With the token that a link has brought: a load of the page at a later step would begin another survey.
    show: (step, options) => void navigate(hrefs.personalization(step) + hash, options),
  });
  return goTo;
}
