import { cancellingOf, changingOf } from "../../../../domain/cancelling.ts";
import { isToCancel, reservationOf } from "../../../../machines/reservation-change/selectors.ts";
import { useT } from "../../../i18n/react.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { CallFirm } from "../../../blocks/CallFirm.tsx";
import { useFlowSelector } from "./flow.ts";

/** It cannot be cancelled or changed here any more: why, and whom to call. */
export function Refused() {
  const t = useT();
  const reservation = useFlowSelector(reservationOf);
  const wish = useFlowSelector(isToCancel) ? "cancel" : "move";
  if (reservation === null) return null;
  const isLate = (wish === "move" ? changingOf : cancellingOf)(reservation) !== "impossible";
  return (
    <Notice
      tone="honey"
      role="status"
      title={t(`success.${wish}.refused.title`)}
      action={<CallFirm firm={reservation.firm} />}
    >
      {t(`success.${wish}.refused.${isLate ? "late" : "impossible"}`)}
    </Notice>
  );
}
