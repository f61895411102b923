import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { surveyMachine } from "../../../machines/survey/machine.ts";
import { stepOf } from "../../../machines/survey/selectors.ts";
import type { FlowActor } from "../../flow/flow.ts";
import { hrefs, readPersonalizationQuery } from "../../routes/hrefs.ts";

/**
 * Joins the address and the process: a question on is an entry of the history; who goes through the history is followed by
 * the process, as far as everything before was asked.
 */
export function useStepAddress(actor: FlowActor<typeof surveyMachine>): void {
  const navigate = useNavigate();
  const { key, hash } = useLocation();
  const addressed = readPersonalizationQuery(useSearchParams()[0]).step;
  const step = useSelector(actor, stepOf);
  const seenKey = useRef<string>(undefined);

  useEffect(() => {
    if (step === undefined) return;
    const hasMoved = seenKey.current !== key;
    seenKey.current = key;
    if (hasMoved && addressed !== undefined && addressed !== step) {
      actor.send({ type: "step.revisited", step: addressed });
    }
    const now = stepOf(actor.getSnapshot());
    if (now === undefined || now === addressed) return;
    // With the token that a link has brought: a load of the page at a later step would begin another survey.
    void navigate(hrefs.personalization(now) + hash, { replace: hasMoved });
  }, [actor, navigate, key, hash, addressed, step]);
}
