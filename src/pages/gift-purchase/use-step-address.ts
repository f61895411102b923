import { useNavigate, useSearchParams } from "react-router-dom";
import { type GiftCardStep, giftCardSteps } from "../../../domain/gift-card-steps.ts";
import { isWaitingForUser } from "../../../machines/kit/selectors.ts";
import type { giftCardMachine } from "../../../machines/gift-card/machine.ts";
import { canRevisit, stepOf } from "../../../machines/gift-card/selectors.ts";
import type { FlowActor } from "../../flow/flow.ts";
import { useStepAddress as useJoined } from "../../flow/use-step-address.ts";
import { hrefs, readGiftCardPurchaseQuery } from "../../routes/hrefs.ts";

const steps = { names: giftCardSteps, isRevisitable: () => true, canBeLost: () => false };

/**
 * Joins the address and the process: a step on is an entry of the history; who goes through the history is followed by
 * the process, as far as everything before is said.
 * @returns how the buyer goes to a step that was passed before
 */
export function useStepAddress(actor: FlowActor<typeof giftCardMachine>): (step: GiftCardStep) => void {
  const navigate = useNavigate();
  const addressed = readGiftCardPurchaseQuery(useSearchParams()[0]).step;
  const { goTo } = useJoined({
    actor,
    steps,
    addressed: { step: addressed, asksMore: false, hasQuery: false },
    viewOf: (snapshot) => ({
      step: isWaitingForUser(snapshot) ? stepOf(snapshot) : null,
      canFollow: canRevisit(addressed)(snapshot),
    }),
    revisit: (step) => actor.send({ type: "step.revisited", step }),
    show: (step, options) => void navigate(hrefs.giftCardPurchase(step), options),
  });
  return goTo;
}
