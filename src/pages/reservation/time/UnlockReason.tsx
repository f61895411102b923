import type { BlockedSlot } from "../../../../domain/entities.ts";
import { totalsOf } from "../../../../domain/wish-totals.ts";
import { onlyMaster } from "../../../../domain/wishes.ts";
import { wishesOf } from "../../../../machines/reservation/selectors.ts";
import { SlotReason } from "../../../blocks/SlotReason.tsx";
import { useFlowSelector, useSalon, useSend } from "../flow.ts";

/** Why a time is grey, and with whom it opens: the other master takes all that the one in the way was asked for. */
export function UnlockReason({ blocked }: { blocked: BlockedSlot }) {
  const send = useSend();
  const { firm, services, masters } = useSalon();
  const wishes = useFlowSelector(wishesOf);
  const nameOf = (id: number | null | undefined) => masters.find((master) => master.id === id)?.name;
  const { masterId, unlockMasterId } = blocked;
  const unlock = () => {
    if (unlockMasterId === undefined) return;
    for (const { person, serviceId, masterId: asked } of wishes) {
      if (asked === masterId) send({ type: "master.picked", person, serviceId, masterId: unlockMasterId });
    }
  };
  return (
    <SlotReason
      blocked={blocked}
      neededMinutes={totalsOf(wishes, services, firm.currency).minutes}
      masterName={nameOf(masterId ?? onlyMaster(wishes))}
      unlockName={nameOf(unlockMasterId)}
      onUnlock={unlock}
    />
  );
}
