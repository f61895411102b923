import { expectedOf } from "../../../domain/bill.ts";
import { isPriceNew, reservationOf } from "../../../machines/reservation/selectors.ts";
import { NewPrice } from "../../blocks/NewPrice.tsx";
import { useT } from "../../i18n/react.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useFlowSelector } from "./flow.ts";

/** That what is held costs something else than its time was shown to, until the client has confirmed it. */
export function OtherPrice() {
  const t = useT();
  const isNew = useFlowSelector(isPriceNew);
  const reservation = useFlowSelector(reservationOf);
  if (!isNew || reservation === null) return null;
  return (
    <Notice tone="honey" role="alert" title={t("reservation.otherPrice.title")}>
      {t("reservation.otherPrice.text")} <NewPrice bill={expectedOf(reservation)} />
    </Notice>
  );
}
