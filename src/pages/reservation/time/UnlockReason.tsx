import type { BlockedSlot, Unlock } from "../../../../domain/entities.ts";
import { minutesOf } from "../../../../domain/wish-totals.ts";
import type { Wishes } from "../../../../domain/wishes.ts";
import type { ReservationEvent } from "../../../../machines/reservation/machine.ts";
import { wishesOf } from "../../../../machines/reservation/selectors.ts";
import { SlotReason } from "../../../blocks/SlotReason.tsx";
import { useFlowSelector, useSalon, useSend } from "../flow.ts";
import { useExpressChange } from "./use-express-change.ts";

/** Why a time is grey, and the change that opens it: one press makes it. */
export function UnlockReason({ blocked }: { blocked: BlockedSlot }) {
  const send = useSend();
  const { services, masters } = useSalon();
  const wishes = useFlowSelector(wishesOf);
  return (
    <SlotReason
      blocked={blocked}
      wishes={wishes}
      neededMinutes={minutesOf(wishes, services)}
      offer={{ masters, services }}
      express={useExpressChange(blocked)}
      onUnlock={(unlock) => {
        for (const event of eventsOf(unlock, wishes)) send(event);
      }}
    />
  );
}

/** What happens in the reservation when a change is made. */
function eventsOf(unlock: Unlock, wishes: Wishes): ReservationEvent[] {
  switch (unlock.kind) {
    case "otherMaster": {
      const { masterId, otherMasterId } = unlock;
      return wishes
        .filter((wish) => wish.masterId === masterId)
        .map(({ person, serviceId }) => ({ type: "master.picked", person, serviceId, masterId: otherMasterId }));
    }
    case "longerWait":
      return [{ type: "layout.changed", awaitingTime: unlock.awaitingTime }];
    case "otherManner":
      return [{ type: "layout.changed", manner: unlock.manner }];
    case "withoutService":
      return [{ type: "service.removed", person: unlock.person, serviceId: unlock.serviceId }];
  }
}
