import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { AvailableTimes, BlockedSlot, Slot } from "../../domain/entities.ts";
import type { PartOfDay } from "../../domain/part-of-day.ts";
import { formatTime } from "../format/calendar.ts";
import { useT } from "../i18n/react.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { useRovingFocus } from "../ui/use-roving-focus.ts";
import { discountOf } from "./discount.ts";
import { groupTimes, type SlotGroup } from "./slot-groups.ts";
import { SlotCell } from "./SlotCell.tsx";
import styles from "./SlotGrid.module.css";

type Props = {
  times: AvailableTimes;
  /** Which of the greyed times can be had as those of an express service. */
  express?: readonly string[];
  /** The time that is held, or on its way to it. */
  chosen: string | null;
  /** The chosen time is on its way to be held. */
  isHolding: boolean;
  onPick: (slot: Slot) => void;
  /** The greyed time whose reason is shown. */
  asked: string | undefined;
  onAsk: (blocked: BlockedSlot) => void;
  /** What is said about the greyed time; it opens under its row. */
  reason: ReactNode;
  /** What can be done about a part of the day of which all is taken. */
  underTaken?: (group: SlotGroup) => ReactNode;
};

/**
 * The times of a day by its parts; a part in which nothing can be had is folded. One Tab stop for the times; the
 * arrows walk them as they stand on the screen.
 */
export function SlotGrid({ times, express = [], chosen, isHolding, onPick, asked, onAsk, reason, underTaken }: Props) {
  const t = useT();
  const [unfolded, setUnfolded] = useState<readonly PartOfDay[]>([]);
  const groups = groupTimes(times.slots, times.blocked, express);
  const isFolded = ({ isTaken, part }: SlotGroup) => isTaken && !unfolded.includes(part);
  const keys = groups.flatMap((group) => (isFolded(group) ? [] : group.times.map(({ startTime }) => startTime)));
  const chosenKey = keys.find((key) => chosen !== null && Date.parse(key) === Date.parse(chosen));
  const earliest = keys.find((key) => times.slots.some(({ startTime }) => startTime === key));
  const roving = useRovingFocus(keys, chosenKey ?? earliest);
  return (
    <div className={styles.groups} {...roving.group}>
      {times.slots.some((slot) => discountOf(slot) !== undefined) && (
        <p className={styles.deals}>{t("reservation.time.deals")}</p>
      )}
      {groups.map((group) => (
        <section key={group.part} aria-label={t(`reservation.part.${group.part}`)}>
          <div className={styles.part}>
            <h3>{t(`reservation.part.${group.part}`)}</h3>
            <small>{noteOf(group)}</small>
            {group.isTaken && (
              <IconButton
                icon="down"
                label={t("reservation.time.takenTimes", { part: t(`reservation.part.${group.part}`) })}
                aria-expanded={!isFolded(group)}
                className={styles.fold}
                onClick={() => toggle(group.part)}
              />
            )}
          </div>
          {group.isTaken && underTaken?.(group)}
          {!isFolded(group) && <div className={styles.grid}>{group.times.map(cellOf)}</div>}
        </section>
      ))}
    </div>
  );

  function toggle(part: PartOfDay) {
    setUnfolded(unfolded.includes(part) ? unfolded.filter((one) => one !== part) : [...unfolded, part]);
  }

  function noteOf({ isTaken, times: of }: SlotGroup): string {
    if (isTaken) return t("reservation.time.partTaken");
    const first = of.find(({ startTime }) => startTime === earliest);
    return first === undefined ? "" : t("reservation.time.earliest", { time: formatTime(first.startTime) });
  }

  function cellOf(time: SlotGroup["times"][number]) {
    const key = time.startTime;
    const isChosen = key === chosenKey;
    return (
      <Fragment key={key}>
        <SlotCell
          time={time}
          currency={times.currency}
          isChosen={isChosen}
          isHolding={isChosen && isHolding}
          onPick={onPick}
          isAsked={asked === key}
          onAsk={onAsk}
          focus={roving.item(key)}
        />
        {asked === key && <UnderRow>{reason}</UnderRow>}
      </Fragment>
    );
  }
}

/** Opens under the row of the time before it, all of it on the screen; whoever was in it when it goes is at that time again. */
function UnderRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const gone = row.current;
    return () => {
      const time = gone?.previousElementSibling;
      if (gone?.matches(":focus-within") && time instanceof HTMLElement) time.focus();
    };
  }, []);
  useEffect(() => {
    row.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return (
    <div ref={row} className={styles.underRow}>
      {children}
    </div>
  );
}
