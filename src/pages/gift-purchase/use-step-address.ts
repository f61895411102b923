import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { type GiftCardStep, giftCardStepBefore, giftCardSteps } from "../../../domain/gift-card-steps.ts";
import type { giftCardMachine } from "../../../machines/gift-card/machine.ts";
import { stepOf } from "../../../machines/gift-card/selectors.ts";
import type { FlowActor } from "../../flow/flow.ts";
import { hrefs, readGiftCardPurchaseQuery } from "../../routes/hrefs.ts";

/**
 * Joins the address and the process: a step on is an entry of the history; who goes through the history is followed by
 * the process, as far as everything before is said.
 * @returns how the buyer goes to the step before; undefined at the first
 */
export function useStepAddress(actor: FlowActor<typeof giftCardMachine>): (() => void) | undefined {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const addressed = readGiftCardPurchaseQuery(useSearchParams()[0]).step;
  const step = useSelector(actor, stepOf);
  const isOver = useSelector(actor, ({ status }) => status !== "active");
  const seenKey = useRef<string>(undefined);

  useEffect(() => {
    if (isOver) return;
    const hasMoved = seenKey.current !== key;
    seenKey.current = key;
    if (hasMoved && addressed !== step) actor.send({ type: "step.revisited", step: addressed });
    const now = stepOf(actor.getSnapshot());
    if (now === addressed) return;
    void navigate(hrefs.giftCardPurchase(now), { replace: hasMoved, state: { before: addressed } });
  }, [actor, navigate, key, addressed, step, isOver]);

  const previous = giftCardStepBefore(step);
  if (previous === undefined) return undefined;
  return () => (beforeIn(state) === previous ? navigate(-1) : actor.send({ type: "step.revisited", step: previous }));
}

/** The step of the entry before, where this flow has led on from there. */
function beforeIn(state: unknown): GiftCardStep | undefined {
  const before = typeof state === "object" && state !== null && "before" in state ? state.before : undefined;
  return giftCardSteps.find((step) => step === before);
}
