import { hasNamedMaster } from "../../../../domain/wishes.ts";
import { wishesOf } from "../../../../machines/reservation/selectors.ts";
import type { AvailableTimes, Day } from "../../../../domain/entities.ts";
import { weekdayOf } from "../../../../domain/time.ts";
import { useDatesIn } from "../../../blocks/use-dates.ts";
import { useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useFlow, useFlowSelector, useSend } from "../flow.ts";
import { nearestFree } from "./chosen-date.ts";
import { WaitForDay } from "./WaitForDay.tsx";

/** A day without free time, and why; the nearest one that has some is one press away, or anybody in the place of a master. */
export function DayWithout({ times, days }: { times: AvailableTimes; days: readonly Day[] }) {
  const t = useT();
  const { shortDayOf } = useDatesIn(times.timeZone);
  const send = useSend();
  const wishes = useFlowSelector(wishesOf);
  const { hour } = useFlow();
  const sameWeekday = ({ date }: Day) => weekdayOf(date) === weekdayOf(times.date);
  const again = hour === null ? undefined : nearestFree(days.filter(sameWeekday), times.date);
  const next = again ?? nearestFree(days, times.date) ?? nearestFree(days, "");
  // A day may fill up between two looks at it.
  const state = times.state === "free" ? "full" : times.state;
  const isNamed = state !== "notOpenYet" && hasNamedMaster(wishes);
  const askAnybody = () => {
    for (const wish of wishes) send({ type: "master.picked", ...wish, masterId: null });
  };
  return (
    <>
      <Notice
        tone="plain"
        role="status"
        title={t(`reservation.empty.${state}.title`)}
        action={
          <>
            {next && (
              <Button kind="soft" onClick={() => send({ type: "day.picked", date: next.date })}>
                {t("reservation.empty.next", { day: shortDayOf(next.date) })}
              </Button>
            )}
            {isNamed && (
              <Button kind="plain" onClick={askAnybody}>
                {t("reservation.masters.any")}
              </Button>
            )}
          </>
        }
      >
        {t(isNamed ? `reservation.empty.${state}.named` : `reservation.empty.${state}.text`)}
      </Notice>
      {state === "full" && <WaitForDay key={times.date} date={times.date} partOfDay="any" />}
    </>
  );
}
