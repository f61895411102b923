import { cancellingOf } from "../../../domain/cancelling.ts";
import { reservationOf } from "../../../machines/reservation-change/selectors.ts";
import { useT } from "../../i18n/react.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { CallFirm } from "./CallFirm.tsx";
import { useFlowSelector } from "./flow.ts";

/** It cannot be cancelled here any more: why, and whom to call. */
export function Refused() {
  const t = useT();
  const reservation = useFlowSelector(reservationOf);
  if (reservation === null) return null;
  const isLate = cancellingOf(reservation) !== "impossible";
  return (
    <Notice
      tone="honey"
      role="status"
      title={t("success.cancel.refused.title")}
      action={<CallFirm firm={reservation.firm} />}
    >
      {t(isLate ? "success.cancel.refused.late" : "success.cancel.refused.impossible")}
    </Notice>
  );
}
