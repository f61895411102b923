import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { typeset } from "../../format/typeset.ts";
import { useT } from "../../i18n/react.tsx";
import { type ReservationStep, stepBefore } from "../../../domain/reservation-steps.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { LeaveSheet } from "./LeaveSheet.tsx";
import styles from "./FlowHead.module.css";
import { useGoTo, useSalon } from "./flow.ts";
import { StepBar } from "./StepBar.tsx";
import type { Heading } from "./views.ts";

/** Where the client stands: the firm, the steps, and what is asked now. Another step takes the focus to its heading. */
export function FlowHead({ step, heading }: { step: ReservationStep; heading: Heading }) {
  const t = useT();
  const { firm } = useSalon();
  const goTo = useGoTo();
  const [isLeaving, setIsLeaving] = useState(false);
  const previous = stepBefore(step);
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        {previous && <IconButton icon="back" label={t("reservation.back")} onClick={() => goTo(previous)} />}
        <Link to={hrefs.company(firm.urlKey)} className={styles.firm}>
          {typeset(firm.name)}
        </Link>
        <IconButton icon="close" label={t("reservation.leave.open")} onClick={() => setIsLeaving(true)} />
      </div>
      <StepBar step={step} />
      <StepHeading key={step} text={t(`reservation.heading.${heading}`)} />
      <LeaveSheet isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </header>
  );
}

function StepHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("header")?.scrollIntoView?.({ block: "start" });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {text}
    </h1>
  );
}
