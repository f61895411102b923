import { useEffect, useRef, useState } from "react";
import type { Day } from "../../domain/entities.ts";
import type { LocalDate } from "../../domain/time.ts";
import { formatDay, formatMonth, formatWeekdayShort } from "../format/calendar.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { classes } from "../ui/classes.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { useRovingFocus } from "../ui/use-roving-focus.ts";
import styles from "./DayStrip.module.css";

declare module "react" {
  interface CSSProperties {
    "--free"?: string;
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
  /** What stands beside the month, such as whose time it is. */
  note: string;
};

/** The days ahead: how much of each is free, at a glance. One Tab stop; the arrows walk the days. */
export function DayStrip({ days, today, chosen, onPick, awaited, note }: Props) {
  const t = useT();
  const language = useLanguage();
  const strip = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const roving = useRovingFocus(
    days.map(({ date }) => date),
    chosen,
  );
  useEffect(() => {
    strip.current?.querySelector("[aria-pressed=true]")?.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [chosen, days.length]);
  const page = (direction: 1 | -1) => {
    const element = strip.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: "smooth" });
  };
  const noteFirst = () => {
    const element = strip.current;
    if (element !== null) setFirst(Math.round((element.scrollLeft / element.scrollWidth) * (days.length + awaited)));
  };
  const shown = days[Math.min(first, days.length - 1)]?.date ?? today;
  return (
    <div className={styles.around}>
      <div className={styles.head}>
        <p>
          <span className={styles.month}>{formatMonth(shown, today, language)}</span> · {note}
        </p>
        <div className={styles.pages}>
          <IconButton icon="previous" label={t("reservation.time.earlierDays")} onClick={() => page(-1)} />
          <IconButton icon="next" label={t("reservation.time.laterDays")} onClick={() => page(1)} />
        </div>
      </div>
      <div
        ref={strip}
        className={styles.days}
        role="group"
        aria-label={t("reservation.time.days")}
        aria-busy={awaited > 0}
        onScroll={noteFirst}
        {...roving.group}
      >
        {days.map((day) => (
          <button
            key={day.date}
            type="button"
            className={classes(styles.day, styles[day.state])}
            aria-pressed={day.date === chosen}
            aria-label={`${formatDay(day.date, language)}: ${t(`reservation.day.${wordOf(day)}`)}`}
            onClick={() => onPick(day.date)}
            {...roving.item(day.date)}
          >
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
      </div>
    </div>
  );
}

function wordOf({ state, freeShare }: Day) {
  if (state !== "free") return state;
  if (freeShare >= 60) return "mostlyFree";
  return freeShare >= 25 ? "halfFree" : "littleFree";
}
