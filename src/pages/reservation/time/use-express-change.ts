import type { BlockedSlot } from "../../../../domain/entities.ts";
import type { SlotChange } from "../../../blocks/SlotReason.tsx";
import { formatTime } from "../../../format/calendar.ts";
import { useT } from "../../../i18n/react.tsx";
import { useSend } from "../flow.ts";
import { useExpressTimes } from "./use-express-times.ts";

/** To have a time as one of an express service, where it is too soon for all else and somebody is free. */
export function useExpressChange({ startTime, reason }: BlockedSlot): SlotChange | undefined {
  const t = useT();
  const send = useSend();
  const times = useExpressTimes(reason === "tooSoon");
  if (!times.some((time) => Date.parse(time) === Date.parse(startTime))) return undefined;
  return {
    opens: t("reservation.unlock.express.opens"),
    take: t("reservation.unlock.express.take", { time: formatTime(startTime) }),
    onTake: () => send({ type: "slot.picked", startTime, isExpress: true }),
  };
}
