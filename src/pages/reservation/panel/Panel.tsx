import { type ReactNode, useId, useState } from "react";
import type { ReservationStep } from "../../../../domain/reservation-steps.ts";
import { isHolding, isOver } from "../../../../machines/reservation/selectors.ts";
import { HoldCountdown } from "../../../blocks/HoldCountdown.tsx";
import { useT } from "../../../i18n/react.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { nextAction } from "../../../ui/SkipButton.tsx";
import { Badge } from "../../../ui/Chip.tsx";
import { useFlowSelector, useHold } from "../flow.ts";
import { Brief } from "./Brief.tsx";
import { Details } from "./Details.tsx";
import { KeepLonger } from "./KeepLonger.tsx";
import styles from "./Panel.module.css";
import { SinglePress } from "../../../ui/SinglePress.tsx";

/** The visit so far and the next thing to do: a card beside the page, or a bar at the bottom of a phone that opens, for this step. */
export function Panel({ step, action }: { step: ReservationStep; action: ReactNode }) {
  const t = useT();
  const detailsId = useId();
  const [openAt, setOpenAt] = useState<ReservationStep | null>(null);
  const isOpen = openAt === step;
  return (
    <aside className={styles.panel} tabIndex={-1} aria-label={t("company.visit")}>
      <div id={detailsId} className={classes(styles.details, isOpen && styles.open)}>
        <Held />
        <Details />
      </div>
      <KeepLonger />
      <SinglePress step={step} className={styles.bar}>
        <button
          type="button"
          className={styles.brief}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpenAt(isOpen ? null : step)}
          onKeyDown={({ key }) => {
            if (key === "Escape") setOpenAt(null);
          }}
        >
          <Brief />
          <span className={styles.arrow}>
            <Icon name="down" />
          </span>
        </button>
        {action && (
          <div className={styles.action} {...nextAction}>
            {action}
          </div>
        )}
      </SinglePress>
    </aside>
  );
}

function Held() {
  const t = useT();
  const hold = useHold();
  const isAsking = useFlowSelector(isHolding);
  const isDone = useFlowSelector(isOver);
  if (isAsking) return <Badge>{t("reservation.hold.asking")}</Badge>;
  return hold && !isDone && <HoldCountdown until={hold.until} />;
}
