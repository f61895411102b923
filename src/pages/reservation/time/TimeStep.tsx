import { lazy, Suspense, useState } from "react";
import { isHolding, isTimeFromAddress, layoutOf, wishesOf } from "../../../../machines/reservation/selectors.ts";
import { DayStrip } from "../../../blocks/DayStrip.tsx";
import { Failed } from "../../../blocks/Failed.tsx";
import { LongestWait } from "../../../blocks/LongestWait.tsx";
import { ZoneNotice } from "../../../blocks/ZoneNotice.tsx";
import { useT } from "../../../i18n/react.tsx";
import { useLiveTimes } from "../../../queries/live-times.ts";
import { useFlowSelector, useSalon, useSend } from "../flow.ts";
import { FieldsSkeleton } from "../skeletons.tsx";
import { DayTimes } from "./DayTimes.tsx";
import { FirmRules } from "./FirmRules.tsx";
import { Plans } from "./Plans.tsx";
import { TakeNearest } from "./TakeNearest.tsx";
import styles from "./TimeStep.module.css";
import { TimeFailure } from "./TimeFailure.tsx";
import { TimesFailed } from "./TimesFailed.tsx";
import { useDays } from "./use-days.ts";
import { useShownDate } from "./use-shown-date.ts";
import { WhoDoesIt } from "./WhoDoesIt.tsx";

const NoFreeDay = lazy(() => import("./NoFreeDay.tsx"));

/** When: the days ahead with their free time, and the times of one of them. */
export function TimeStep() {
  const t = useT();
  const send = useSend();
  const { firm } = useSalon();
  const all = useDays();
  const date = useShownDate(all);
  const isAsking = useFlowSelector(isHolding);
  const wishes = useFlowSelector(wishesOf);
  const { awaitingTime } = useFlowSelector(layoutOf);
  useLiveTimes(isAsking ? null : { firmId: firm.id, date });
  const { failure } = all;
  const isUnknown = all.days.length === 0 && failure !== undefined;
  const isExpected = !isUnknown && !all.isComplete;
  const instant = all.days.find(({ firstTime }) => firstTime !== undefined)?.firstTime;
  return (
    <div className={styles.step}>
      <TimeFailure />
      <div className={styles.wanted}>
        <WhoDoesIt />
        <LongestWait
          wishes={wishes}
          awaitingTime={awaitingTime}
          onChoose={(minutes) => send({ type: "layout.changed", awaitingTime: minutes })}
        />
        <TakeNearest all={all} />
      </div>
      <Plans />
      <div className={styles.when}>
        <div className={styles.days}>
          {isUnknown ? (
            <TimesFailed
              title={t("reservation.time.daysFailed")}
              failure={failure}
              onRetry={all.retry}
              isRetrying={all.isFetching}
            />
          ) : (
            <DayStrip
              days={all.days}
              today={all.today}
              chosen={date}
              onPick={(day) => send({ type: "day.picked", date: day })}
              awaited={all.awaited}
              isOfBefore={all.isOfBefore}
              onMore={all.readMore}
              note={t("reservation.time.salonTime", { city: firm.cityName })}
              isBesideTimes
            />
          )}
          {all.days.length > 0 && failure !== undefined && (
            <Failed title={t("reservation.time.laterFailed")} onRetry={all.retry} isRetrying={all.isFetching} />
          )}
          {instant !== undefined && <ZoneNotice instant={instant} />}
        </div>
        {date === undefined && all.isComplete && (
          <Suspense fallback={null}>
            <NoFreeDay days={all.days} />
          </Suspense>
        )}
        {(date !== undefined || isExpected) && <DayTimes key={date} date={date} all={all} />}
      </div>
      <FirmRules />
    </div>
  );
}

/** The picked time is on its way to be held: it stays in view, except for one that was picked on the salon's page. */
export function HoldingStep() {
  const [isFromAddress] = useState(useFlowSelector(isTimeFromAddress));
  return isFromAddress ? <FieldsSkeleton /> : <TimeStep />;
}
