import { hasNamedMaster } from "../../../../domain/wishes.ts";
import { wishesOf } from "../../../../machines/reservation/selectors.ts";
import type { AvailableTimes, Day } from "../../../../domain/entities.ts";
import { firstFree, nearestFree } from "../../../../domain/free-days.ts";
import { weekdayOf } from "../../../../domain/time.ts";
import { DayWithoutTimes, whyWithout } from "../../../blocks/DayWithoutTimes.tsx";
import { useFlow, useFlowSelector, useSend } from "../flow.ts";
import { WaitForDay } from "./WaitForDay.tsx";

/** A day without free time; of a visit that is to be had again, the next one with its weekday is offered first. */
export function DayWithout({ times, days }: { times: AvailableTimes; days: readonly Day[] }) {
  const send = useSend();
  const wishes = useFlowSelector(wishesOf);
  const { hour } = useFlow();
  const sameWeekday = ({ date }: Day) => weekdayOf(date) === weekdayOf(times.date);
  const again = hour === null ? undefined : firstFree(days.filter(sameWeekday), times.date);
  const askAnybody = () => {
    for (const wish of wishes) send({ type: "master.picked", ...wish, masterId: null });
  };
  return (
    <>
      <DayWithoutTimes
        times={times}
        next={again ?? nearestFree(days, times.date)}
        onPickDay={(date) => send({ type: "day.picked", date })}
        onAskAnybody={hasNamedMaster(wishes) ? askAnybody : undefined}
      />
      {whyWithout(times) === "full" && <WaitForDay key={times.date} date={times.date} partOfDay="any" />}
    </>
  );
}
