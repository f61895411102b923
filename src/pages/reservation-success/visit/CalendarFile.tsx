import { useState } from "react";
import type { Reservation } from "../../../../domain/entities.ts";
import { isCancelled } from "../../../../domain/visit-status.ts";
import { useEnvironment } from "../../../blocks/environment.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { calendarVisit } from "./calendar-visit.ts";
import { useSuccessPort } from "../port.ts";
import styles from "./visit.module.css";

/** The visit for one's own calendar; once it is cancelled, what takes it out of there again. */
export function CalendarFile({ reservation }: { reservation: Reservation }) {
  const t = useT();
  const language = useLanguage();
  const { origin } = useEnvironment();
  const { saveVisit } = useSuccessPort();
  const isOff = isCancelled(reservation.status);
  const [state, setState] = useState<"resting" | "saving" | "failed">("resting");
  const save = async () => {
    setState("saving");
    try {
      await saveVisit(calendarVisit(reservation, origin, t, language));
      setState("resting");
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <Button kind={isOff ? "soft" : "act"} isWide isBusy={state === "saving"} onClick={() => void save()}>
        <Icon name="calendar" />
        {t(isOff ? "success.outOfCalendar" : "success.calendar")}
      </Button>
      {isOff && <p className={styles.quiet}>{t("success.outOfCalendarHint")}</p>}
      {state === "failed" && <p role="alert">{t("success.calendarFailed")}</p>}
    </>
  );
}
