import { cancellingOf, changingOf } from "../../../../domain/cancelling.ts";
import type { Reservation } from "../../../../domain/entities.ts";
import type { ChangeInput } from "../../../../machines/reservation-change/machine.ts";
import { formatTime } from "../../../format/calendar.ts";
import { useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { CallFirm } from "../../../blocks/CallFirm.tsx";
import { useDates } from "../../../blocks/use-dates.ts";
import { useChangePort } from "../port.ts";
import styles from "./change.module.css";

type Props = { reservation: Reservation; onWish: (wish: ChangeInput["wish"]) => void };

/** What to do when one cannot come: cancel here while that is free, and call the salon for everything else. */
export function ChangeOfPlans({ reservation, onWish }: Props) {
  const t = useT();
  const { dateOf } = useDates();
  const { preload } = useChangePort();
  const { freeCancelUntil, firm } = reservation;
  const isFree = cancellingOf(reservation) === "free" && freeCancelUntil !== undefined;
  const isChangeable = changingOf(reservation) === "free" && firm.urlKey !== undefined;
  const words = isFree
    ? t(isChangeable ? "success.change.free" : "success.change.cancelOnly", {
        date: dateOf(freeCancelUntil),
        time: formatTime(freeCancelUntil),
      })
    : t("success.change.late");
  return (
    <Notice
      tone="plain"
      title={t("success.change.title")}
      action={
        <div className={styles.ways}>
          {isChangeable && (
            <Button kind="soft" onClick={() => onWish("move")} onPointerEnter={preload} onFocus={preload}>
              {t("success.move.open")}
            </Button>
          )}
          {isChangeable && (
            <Button kind="soft" onClick={() => onWish("reselect")} onPointerEnter={preload} onFocus={preload}>
              {t("success.reselect.open")}
            </Button>
          )}
          {isFree && (
            <Button kind="soft" onClick={() => onWish("cancel")} onPointerEnter={preload} onFocus={preload}>
              {t("success.cancel.open")}
            </Button>
          )}
          <CallFirm firm={firm} />
        </div>
      }
    >
      {words}
    </Notice>
  );
}
