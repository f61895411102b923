import { useSelector } from "@xstate/react";
import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { timeHoldOf } from "../../../../machines/reservation/selectors.ts";
import { failureOf, isExtendable, isExtending, type TimeHold } from "../../../../machines/time-hold/selectors.ts";
import { isLittle } from "../../../blocks/HoldCountdown.tsx";
import { useT } from "../../../i18n/react.tsx";
import { useAnnounce } from "../../../ui/Announcer.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useSecondsLeft } from "../../../ui/use-seconds-left.ts";
import { useFlowSelector, useHold } from "../flow.ts";
import styles from "./Panel.module.css";

/** When little is left of the held time: five minutes more, once. */
export function KeepLonger() {
  const hold = useHold();
  const timeHold = useFlowSelector(timeHoldOf);
  return hold && timeHold && <Offer key={hold.reservationId} until={hold.until} timeHold={timeHold} />;
}

function Offer({ until, timeHold }: { until: number; timeHold: TimeHold }) {
  const t = useT();
  const left = useSecondsLeft(until);
  const mayExtend = useSelector(timeHold, isExtendable);
  const isBusy = useSelector(timeHold, isExtending);
  const hasFailed = useSelector(timeHold, (snapshot) => failureOf(snapshot) !== null);
  const panel = useRef<HTMLElement>(null);
  useOutcome(isBusy, mayExtend, panel);
  const extend = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    panel.current = currentTarget.closest("aside");
    timeHold.send({ type: "extension.requested" });
  };
  if (!isBusy && (!mayExtend || !isLittle(left) || left === 0)) return null;
  return (
    <div className={styles.longer}>
      <p>{t(hasFailed ? "reservation.hold.notExtended" : "reservation.hold.little")}</p>
      <Button kind="plain" isBusy={isBusy} onClick={extend}>
        {t("reservation.hold.extend")}
      </Button>
    </div>
  );
}

/** Says aloud what became of the wish; when the button goes, the focus stays with the visit. */
function useOutcome(isBusy: boolean, mayExtend: boolean, panel: RefObject<HTMLElement | null>): void {
  const t = useT();
  const announce = useAnnounce();
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      announce(t(`reservation.hold.${mayExtend ? "notExtended" : "extended"}`));
      if (!mayExtend) panel.current?.focus({ preventScroll: true });
    }
    wasBusy.current = isBusy;
  }, [isBusy, mayExtend, panel, announce, t]);
}
