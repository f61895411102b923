import { alternativesTo } from "../../../domain/alternatives.ts";
import type { Slot } from "../../../domain/entities.ts";
import { withOtherMasters } from "../../../domain/wishes.ts";
import { failureOf, wishesOf } from "../../../machines/reservation/selectors.ts";
import { AlternativeSlots } from "../../blocks/AlternativeSlots.tsx";
import { stateOf } from "../../flow/state.ts";
import { useFlowSelector, useSalon, useSend } from "./flow.ts";
import { useSlotPicked } from "./slot-picked.ts";

/** The nearest times that can be had, and with each the masters who are free then. */
export function Alternatives() {
  const send = useSend();
  const failure = useFlowSelector(failureOf);
  const wishes = useFlowSelector(wishesOf);
  const isAtMasters = useFlowSelector(stateOf) === "choosingMasters";
  const { firm, masters } = useSalon();
  const slotPicked = useSlotPicked();
  const take = (slot: Slot) => {
    for (const wish of withOtherMasters(wishes, slot.entries)) send({ type: "master.picked", ...wish });
    if (isAtMasters) send({ type: "masters.confirmed" });
    send(slotPicked(slot));
  };
  const slots = failure === null ? [] : alternativesTo(failure);
  return <AlternativeSlots slots={slots} currency={firm.currency} masters={masters} onTake={take} />;
}
