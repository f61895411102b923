import { useId, useState } from "react";
import { hasNamedMaster } from "../../../../domain/wishes.ts";
import { wishesOf } from "../../../../machines/reservation/selectors.ts";
import type { Day } from "../../../../domain/entities.ts";
import type { LocalDate } from "../../../../domain/time.ts";
import { isOfferable } from "./is-offerable.ts";
import { CallFirm } from "../../../blocks/CallFirm.tsx";
import { useNow } from "../../../blocks/now.ts";
import { useDatesIn } from "../../../blocks/use-dates.ts";
import { useT } from "../../../i18n/react.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useFlowSelector, useGoTo, useSalon } from "../flow.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import styles from "./TimeStep.module.css";
import { WaitForDay } from "./WaitForDay.tsx";

const daysToWaitFor = 5;

/** No day ahead has room for the visit: what can be done instead. */
export default function NoFreeDay({ days }: { days: readonly Day[] }) {
  const t = useT();
  const goTo = useGoTo();
  const { firm } = useSalon();
  const now = useNow();
  const { dateOf } = useDatesIn(firm.timeZone);
  const isNamed = useFlowSelector((snapshot) => hasNamedMaster(wishesOf(snapshot)));
  const full = days.filter(({ date, state }) => state === "full" && isOfferable(date, firm.timeZone, now));
  const last = days.findLast(({ state }) => state !== "notOpenYet") ?? days.at(-1);
  return (
    <div className={styles.noDay}>
      <Notice
        tone="plain"
        role="status"
        title={t("reservation.time.noFreeDay", { date: last ? dateOf(last.date) : "" })}
        action={
          <>
            {isNamed && (
              <Button kind="soft" onClick={() => goTo("masters")}>
                {t("reservation.time.otherMasters")}
              </Button>
            )}
            <CallFirm firm={firm} />
          </>
        }
      >
        {t(isNamed ? "reservation.time.noFreeDayNamed" : "reservation.time.noFreeDayHint")}
      </Notice>
      <WaitForOneOf days={full.slice(0, daysToWaitFor)} />
    </div>
  );
}

/** Waiting for one of the nearest days, the first of them unless another is picked. */
function WaitForOneOf({ days }: { days: readonly Day[] }) {
  const t = useT();
  const { shortDayOf } = useDatesIn(useSalon().firm.timeZone);
  const id = useId();
  const [picked, setPicked] = useState<LocalDate>();
  const { date } = days.find((day) => day.date === picked) ?? days[0] ?? {};
  if (date === undefined) return null;
  return (
    <>
      <p id={id}>{t("reservation.waitlist.days")}</p>
      <div className={styles.wanted} role="group" aria-labelledby={id}>
        {days.map((day) => (
          <Chip key={day.date} isOn={day.date === date} onClick={() => setPicked(day.date)}>
            {shortDayOf(day.date)}
          </Chip>
        ))}
      </div>
      <WaitForDay key={date} date={date} partOfDay="any" />
    </>
  );
}
