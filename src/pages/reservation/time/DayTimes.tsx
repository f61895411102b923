import { useRef } from "react";
import type { AvailableTimes, Slot } from "../../../../domain/entities.ts";
import { failureOf } from "../../../../domain/failure.ts";
import { nearestToHour } from "../../../../domain/again.ts";
import { type LocalDate, localMinuteOf } from "../../../../domain/time.ts";
import { isHolding, startTimeOf } from "../../../../machines/reservation/selectors.ts";
import { useAskedTime } from "../../../blocks/asked-time.ts";
import type { SlotGroup } from "../../../blocks/slot-groups.ts";
import { SlotGrid } from "../../../blocks/SlotGrid.tsx";
import { SlotGridSkeleton } from "../../../blocks/SlotGridSkeleton.tsx";
import { useTimesAnnounced } from "../../../blocks/times-announced.ts";
import { useDatesIn } from "../../../blocks/use-dates.ts";
import { capitalized, formatTime } from "../../../format/calendar.ts";
import { useT } from "../../../i18n/react.tsx";
import type { DaysAhead } from "../../../queries/use-days-ahead.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useFlow, useFlowSelector, useHold, useSalon, useSend } from "../flow.ts";
import { useSlotPicked } from "../slot-picked.ts";
import { DayWithout } from "./DayWithout.tsx";
import styles from "./TimeStep.module.css";
import { TimesFailed } from "./TimesFailed.tsx";
import { UnlockReason } from "./UnlockReason.tsx";
import { useExpressTimes } from "./use-express-times.ts";
import { WaitForPart } from "./WaitForPart.tsx";
import { usePick } from "./use-pick.ts";
import { useTimes } from "./use-times.ts";

/** The times of one day; undefined while it is not known which. */
export function DayTimes({ date, all }: { date: LocalDate | undefined; all: DaysAhead }) {
  const t = useT();
  const { firm } = useSalon();
  const { dayOf } = useDatesIn(firm.timeZone);
  const { times, error, isFetching, isPlaceholderData, refetch } = useTimes(date, all.days);
  const view = useRef<HTMLDivElement>(null);
  const far = times && farFreeTime(times);
  useTimesAnnounced(isPlaceholderData ? undefined : times, firm.timeZone);
  if (error !== null && times === undefined) {
    return (
      <TimesFailed
        title={t("reservation.time.timesFailed")}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <div ref={view} className={styles.times} aria-busy={times === undefined}>
      <div className={styles.day}>
        {date !== undefined && <h2>{capitalized(dayOf(date))}</h2>}
        {far !== undefined && (
          <Chip onClick={() => view.current?.querySelector<HTMLElement>(`[data-roving="${far}"]`)?.focus()}>
            {t("reservation.time.earliest", { time: formatTime(far) })}
            <Icon name="down" />
          </Chip>
        )}
      </div>
      {times === undefined && <SlotGridSkeleton />}
      {times !== undefined && times.slots.length === 0 && <DayWithout times={times} days={all.days} />}
      {times !== undefined && <SameHour slots={times.slots} />}
      {times !== undefined && <Grid times={times} />}
    </div>
  );
}

/** Of a visit that is to be had again: the time nearest to its hour, one press away. */
function SameHour({ slots }: { slots: readonly Slot[] }) {
  const t = useT();
  const send = useSend();
  const { hour } = useFlow();
  const slotPicked = useSlotPicked();
  const slot = hour === null ? undefined : nearestToHour(slots, hour);
  if (slot === undefined) return null;
  const isSame = localMinuteOf(slot.startTime) === hour;
  return (
    <Button kind="soft" className={styles.sameHour} onClick={() => send(slotPicked(slot))}>
      {t(isSame ? "reservation.time.sameHour" : "reservation.time.nearestHour", { time: formatTime(slot.startTime) })}
    </Button>
  );
}

function Grid({ times }: { times: AvailableTimes }) {
  const pick = usePick();
  const hold = useHold();
  const wanted = useFlowSelector(startTimeOf);
  const isAsking = useFlowSelector(isHolding);
  const { asked, ask } = useAskedTime(times.blocked);
  const express = useExpressTimes(times.blocked.some(({ reason }) => reason === "tooSoon"));
  const underTaken = (group: SlotGroup) => <WaitForPart date={times.date} group={group} />;
  return (
    <SlotGrid
      times={times}
      express={express}
      chosen={isAsking ? wanted : (hold?.startTime ?? null)}
      isHolding={isAsking}
      onPick={pick}
      asked={asked?.startTime}
      onAsk={ask}
      reason={asked && <UnlockReason blocked={asked} />}
      underTaken={underTaken}
    />
  );
}

/** So many greyed times fill a phone's screen. */
const screenful = 12;

/** The first free time of a day, when one has to look for it. */
function farFreeTime({ slots, blocked }: AvailableTimes): string | undefined {
  const first = slots[0]?.startTime;
  if (first === undefined) return undefined;
  const before = blocked.filter(({ startTime }) => Date.parse(startTime) < Date.parse(first));
  return before.length >= screenful ? first : undefined;
}
