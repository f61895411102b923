import { useLocation, useNavigate } from "react-router-dom";
import { reservationQuery } from "../../../domain/page-queries.ts";
import { isRevisitable, needsHold, type ReservationStep, reservationSteps } from "../../../domain/reservation-steps.ts";
import { isWaitingForUser } from "../../../machines/kit/selectors.ts";
import type { reservationMachine } from "../../../machines/reservation/machine.ts";
import { canRevisit } from "../../../machines/reservation/selectors.ts";
import type { FlowActor } from "../../flow/flow.ts";
import { useStepAddress as useJoined } from "../../flow/use-step-address.ts";
import { hrefs, withSignIn } from "../../routes/hrefs.ts";
import { stepOf } from "./states.ts";

const steps = { names: reservationSteps, isRevisitable, canBeLost: needsHold };

/** Joins the address and the process; a link to a time is taken once, and then put right. */
export function useStepAddress(
  actor: FlowActor<typeof reservationMachine>,
  company: string,
  addressed: ReservationStep,
) {
  const navigate = useNavigate();
  const { search } = withSignIn(useLocation(), undefined);
  const asksMore = new URLSearchParams(search).has(reservationQuery.startTime.key);
  return useJoined({
    actor,
    steps,
    addressed: { step: addressed, asksMore, hasQuery: search !== "" },
    viewOf: (snapshot) => ({
      step: isWaitingForUser(snapshot) ? stepOf(snapshot) : null,
      canFollow: canRevisit(addressed)(snapshot),
    }),
    revisit: (step) => actor.send({ type: "step.revisited", step }),
    show: (step, options) => void navigate(hrefs.reservation(company, step), options),
  });
}
