import type { BlockedSlot } from "../../../../domain/entities.ts";
import { SlotReason } from "../../../blocks/SlotReason.tsx";
import { useChosenServices, useContextSelector, useSalon, useSend } from "../flow.ts";

/** Why a time is grey, and with whom it opens: the other master takes all that the one in the way was asked for. */
export function UnlockReason({ blocked }: { blocked: BlockedSlot }) {
  const send = useSend();
  const { masters } = useSalon();
  const services = useChosenServices();
  const asked = useContextSelector((context) => context.masters);
  const nameOf = (id: number | undefined) => masters.find((master) => master.id === id)?.name;
  const { masterId, unlockMasterId } = blocked;
  const unlock = () => {
    if (unlockMasterId === undefined) return;
    for (const { id } of services) {
      if (asked[id] === masterId) send({ type: "master.picked", serviceId: id, masterId: unlockMasterId });
    }
  };
  return (
    <SlotReason
      blocked={blocked}
      neededMinutes={services.reduce((total, { duration }) => total + duration, 0)}
      masterName={nameOf(masterId)}
      unlockName={nameOf(unlockMasterId)}
      onUnlock={unlock}
    />
  );
}
