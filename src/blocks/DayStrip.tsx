import { useEffect, useRef, useState } from "react";
import type { Day } from "../../domain/entities.ts";
import { type LocalDate, weekdayOf } from "../../domain/time.ts";
import {
  formatDayOfYear,
  formatMonth,
  formatMonthShort,
  formatWeekdayShort,
  weekdayNameShort,
} from "../format/calendar.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { Chip } from "../ui/Chip.tsx";
import { classes } from "../ui/classes.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { scrollSideways } from "../ui/scroll-sideways.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import { useMedia } from "../ui/use-media.ts";
import { useRovingFocus } from "../ui/use-roving-focus.ts";
import styles from "./DayStrip.module.css";

declare module "react" {
  interface CSSProperties {
    "--free"?: string;
    "--weekday"?: number;
  }
}

type Props = {
  days: readonly Day[];
  /** The firm's. */
  today: LocalDate;
  chosen: LocalDate | undefined;
  onPick: (date: LocalDate) => void;
  /** How many days are still on their way: their places are kept. */
  awaited: number;
  /** The days are those of what was wanted before; the others are on their way. */
  isOfBefore?: boolean;
  /** Asked for days that are further ahead; absent where there are none. */
  onMore?: (() => void) | undefined;
  /** What stands beside the month, such as whose time it is. */
  note: string;
  /** Where there is room it stands beside the times, and is a calendar without being asked for. */
  isBesideTimes?: boolean;
};

/** Where the arrows come to behind the last day. */
const more = "more";

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/**
 * The days ahead: how much of each is free, at a glance; in a strip, or in weeks as a calendar has them. One Tab stop; the arrows
 * walk the days.
 */
export function DayStrip({
  days,
  today,
  chosen,
  onPick,
  awaited,
  isOfBefore = false,
  onMore,
  note,
  isBesideTimes = false,
}: Props) {
  const t = useT();
  const language = useLanguage();
  const strip = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const isAlwaysCalendar = useMedia(strip, "(min-width: 60rem)") && isBesideTimes;
  const [isAsked, setAsked] = useState(false);
  const isCalendar = isAlwaysCalendar || isAsked;
  const roving = useRovingFocus([...days.map(({ date }) => date), ...(onMore === undefined ? [] : [more])], chosen);
  useEffect(() => {
    const pressed = strip.current?.querySelector("[aria-pressed=true]");
    if (strip.current && pressed) scrollSideways(strip.current, pressed);
  }, [chosen, days.length]);
  const page = (direction: 1 | -1) => {
    const element = strip.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: "smooth" });
  };
  // What was asked for to find the day is in the way of its times.
  const pick = (date: LocalDate) => {
    setAsked(false);
    onPick(date);
  };
  const noteFirst = () => {
    const element = strip.current;
    if (element !== null) setFirst(Math.round((element.scrollLeft / element.scrollWidth) * (days.length + awaited)));
  };
  const shown = days[Math.min(first, days.length - 1)]?.date ?? today;
  return (
    <div className={classes(styles.around, isCalendar && styles.calendar)}>
      <div className={styles.head}>
        <p>
          <span className={styles.month}>{formatMonth(shown, today, language)}</span> · {note}
        </p>
        {!isAlwaysCalendar && (
          <Chip isOn={isAsked} onClick={() => setAsked(!isAsked)}>
            {t("reservation.time.calendar")}
          </Chip>
        )}
        <div className={styles.pages}>
          <IconButton icon="previous" label={t("reservation.time.earlierDays")} onClick={() => page(-1)} />
          <IconButton icon="next" label={t("reservation.time.laterDays")} onClick={() => page(1)} />
        </div>
      </div>
      <p className={styles.weekdays} aria-hidden>
        {weekdays.map((weekday) => (
          <span key={weekday}>{weekdayNameShort(weekday, language)}</span>
        ))}
      </p>
      <div
        ref={strip}
        className={styles.days}
        role="group"
        aria-label={t("reservation.time.days")}
        aria-busy={awaited > 0 || isOfBefore}
        onScroll={noteFirst}
        style={{ "--weekday": weekdayOf(days[0]?.date ?? today) }}
        {...roving.group}
      >
        {days.map((day) => (
          <button
            key={day.date}
            type="button"
            className={classes(styles.day, styles[day.state])}
            aria-pressed={day.date === chosen}
            aria-label={`${formatDayOfYear(day.date, today, language)}: ${t(`reservation.day.${wordOf(day)}`)}`}
            onClick={() => pick(day.date)}
            {...roving.item(day.date)}
          >
            {day.date.endsWith("-01") && <em>{formatMonthShort(day.date, language)}</em>}
            <small>{day.date === today ? t("reservation.time.today") : formatWeekdayShort(day.date, language)}</small>
            <b>{Number(day.date.slice(8))}</b>
            <i style={{ "--free": `${day.freeShare}%` }} />
          </button>
        ))}
        {Array.from({ length: awaited }, (_, index) => (
          <span key={index} className={styles.awaited}>
            <Skeleton width="100%" height="100%" radius="var(--radius-s)" />
          </span>
        ))}
        {onMore !== undefined && (
          <button type="button" className={styles.more} onClick={onMore} {...roving.item(more)}>
            {t("reservation.time.moreDays")}
          </button>
        )}
      </div>
    </div>
  );
}

function wordOf({ state, freeShare }: Day) {
  if (state !== "free") return state;
  if (freeShare >= 60) return "mostlyFree";
  return freeShare >= 25 ? "halfFree" : "littleFree";
}
