import { wishesAgain } from "../../../domain/again.ts";
import { isFreeToLeaveAt } from "../../../domain/cancelling.ts";
import type { Reservation } from "../../../domain/entities.ts";
import { areSameWishes } from "../../../domain/wishes.ts";
import type { PickedTime } from "../../../machines/reservation-change/machine.ts";
import { pickedOf, reservationOf, wishesOf } from "../../../machines/reservation-change/selectors.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { capitalized } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { ChangeFailure } from "./ChangeFailure.tsx";
import { useFlowSelector, useSend } from "./flow.ts";
import styles from "./success.module.css";
import { useWhen } from "./use-when.ts";
import { useWishNames } from "./use-wish-names.ts";

/** What becomes of the visit, when it is then and what it costs, said first; and the client's word. */
export function ConfirmingMove() {
  const reservation = useFlowSelector(reservationOf);
  const picked = useFlowSelector(pickedOf);
  return reservation && picked && <Move reservation={reservation} picked={picked} />;
}

function Move({ reservation, picked }: { reservation: Reservation; picked: PickedTime }) {
  const t = useT();
  const language = useLanguage();
  const send = useSend();
  const { now } = useEnvironment();
  const when = useWhen();
  const nameOf = useWishNames(reservation);
  const wishes = useFlowSelector(wishesOf);
  const isBusy = useFlowSelector((snapshot) => snapshot.matches("updatingReservation"));
  const isOther = !areSameWishes(wishesAgain(reservation), wishes);
  const isOtherTime = Date.parse(picked.startTime) !== Date.parse(reservation.startTime);
  const isSamePrice = picked.expected.total.amount === reservation.total.amount;
  const price = {
    price: formatMoney(picked.expected.total, language),
    before: formatMoney(reservation.total, language),
  };
  return (
    <div className={styles.terms}>
      <p className={styles.what}>{capitalized(when(picked.startTime))}</p>
      <ul className={styles.facts}>
        {isOther && wishes.map((wish) => <li key={`${wish.person}-${wish.serviceId}`}>{nameOf(wish)}</li>)}
        {isOtherTime && <li>{t("success.move.from", { when: when(reservation.startTime) })}</li>}
        <li>{t(isSamePrice ? "success.move.samePrice" : "success.move.newPrice", price)}</li>
        {!isFreeToLeaveAt(reservation, picked.startTime, now) && <li>{t("success.move.last")}</li>}
      </ul>
      <ChangeFailure of="move" />
      <Button isWide isBusy={isBusy} onClick={() => send({ type: "move.confirmed" })}>
        {t(isOther ? "success.reselect.submit" : "success.move.submit")}
      </Button>
      {!isBusy && (
        <Button kind="soft" isWide onClick={() => send({ type: "slot.reconsidered" })}>
          {t("success.move.otherTime")}
        </Button>
      )}
      {!isBusy && (
        <Button kind="plain" isWide onClick={() => send({ type: "change.abandoned" })}>
          {t("success.move.keep")}
        </Button>
      )}
    </div>
  );
}
