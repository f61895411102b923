import type { AvailableTimes, Day } from "../../domain/entities.ts";
import type { LocalDate } from "../../domain/time.ts";
import { useT } from "../i18n/react.tsx";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { useDatesIn } from "./use-dates.ts";

type Props = {
  times: AvailableTimes;
  /** The day that is offered in its place. */
  next: Day | undefined;
  onPickDay: (date: LocalDate) => void;
  /** Asks for any master; absent where nobody was asked for by name. */
  onAskAnybody: (() => void) | undefined;
};

/** Why a day has no free time: a day may fill up between two looks at it. */
export function whyWithout({ state }: AvailableTimes): Exclude<AvailableTimes["state"], "free"> {
  return state === "free" ? "full" : state;
}

/** A day without free time, and why; another one that has some is one press away, or any master in the place of one by name. */
export function DayWithoutTimes({ times, next, onPickDay, onAskAnybody }: Props) {
  const t = useT();
  const { shortDayOf } = useDatesIn(times.timeZone);
  const state = whyWithout(times);
  const isNamed = state !== "notOpenYet" && onAskAnybody !== undefined;
  return (
    <Notice
      tone="plain"
      role="status"
      title={t(`reservation.empty.${state}.title`)}
      action={
        <>
          {next && (
            <Button kind="soft" onClick={() => onPickDay(next.date)}>
              {t("reservation.empty.next", { day: shortDayOf(next.date) })}
            </Button>
          )}
          {isNamed && (
            <Button kind="plain" onClick={onAskAnybody}>
              {t("reservation.masters.any")}
            </Button>
          )}
        </>
      }
    >
      {t(isNamed ? `reservation.empty.${state}.named` : `reservation.empty.${state}.text`)}
    </Notice>
  );
}
