import { expectedOf } from "../../../domain/bill.ts";
import { isPriceNew, reservationOf } from "../../../machines/reservation/selectors.ts";
import { FailureNotice } from "./FailureNotice.tsx";
import { useFlowSelector } from "./flow.ts";

/** That what is held costs something else than its time was shown to, until the client has confirmed it. */
export function OtherPrice() {
  const isNew = useFlowSelector(isPriceNew);
  const reservation = useFlowSelector(reservationOf);
  if (!isNew || reservation === null) return null;
  return <FailureNotice failure={{ kind: "priceDiffers", bill: expectedOf(reservation) }} />;
}
