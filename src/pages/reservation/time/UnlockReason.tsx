import type { BlockedSlot } from "../../../../domain/entities.ts";
import { minutesOf } from "../../../../domain/wish-totals.ts";
import { choiceUnlocked, isSameLayout, type VisitChoice } from "../../../../domain/visit-choice.ts";
import { hasWish, isSameWish, type WishKey } from "../../../../domain/wishes.ts";
import type { ReservationEvent } from "../../../../machines/reservation/machine.ts";
import { layoutOf, wishesOf } from "../../../../machines/reservation/selectors.ts";
import { SlotReason } from "../../../blocks/SlotReason.tsx";
import { useFlowSelector, useSalon, useSend } from "../flow.ts";
import { useExpressChange } from "./use-express-change.ts";

/** Why a time is grey, and the change that opens it: one press makes it. */
export function UnlockReason({ blocked }: { blocked: BlockedSlot }) {
  const send = useSend();
  const { services, masters } = useSalon();
  const wishes = useFlowSelector(wishesOf);
  const choice = { wishes, layout: useFlowSelector(layoutOf) };
  return (
    <SlotReason
      blocked={blocked}
      wishes={wishes}
      neededMinutes={minutesOf(wishes, services)}
      offer={{ masters, services }}
      express={useExpressChange(blocked)}
      onUnlock={(unlock) => {
        for (const event of eventsTo(choice, choiceUnlocked(choice, unlock))) send(event);
      }}
    />
  );
}

/** What happens in the reservation so that another choice is wanted. */
function eventsTo(before: VisitChoice, { wishes, layout }: VisitChoice): ReservationEvent[] {
  const without = before.wishes.filter((wish) => !hasWish(wishes, wish));
  const masterOf = (key: WishKey) => before.wishes.find((wish) => isSameWish(wish, key))?.masterId;
  return [
    ...without.map(({ person, serviceId }) => ({ type: "service.removed", person, serviceId }) as const),
    ...wishes
      .filter((wish) => wish.masterId !== masterOf(wish))
      .map((wish) => ({ type: "master.picked", ...wish }) as const),
    ...(isSameLayout(before.layout, layout) ? [] : [{ type: "layout.changed", ...layout } as const]),
  ];
}
