import { useState } from "react";
import { earliestOffer } from "../../../../domain/earliest-offer.ts";
import type { LocalDate } from "../../../../domain/time.ts";
import { useNow } from "../../../blocks/now.ts";
import type { SlotGroup } from "../../../blocks/slot-groups.ts";
import { useT } from "../../../i18n/react.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import styles from "./TimeStep.module.css";
import { WaitForDay } from "./WaitForDay.tsx";

type Props = { date: LocalDate; group: SlotGroup };

/** Waiting for a part of a day of which all is taken; nothing where none of its times can come free in time. */
export function WaitForPart({ date, group }: Props) {
  const t = useT();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const { part, times } = group;
  const canComeFree = times.some((time) => mayComeFree(time, earliestOffer(now)));
  // Nobody waits for the night.
  if (part === "night" || !canComeFree) return null;
  return (
    <div className={styles.wait}>
      <Chip aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(`reservation.waitlist.part.${part}`)}
      </Chip>
      {isOpen && <WaitForDay date={date} partOfDay={part} />}
    </div>
  );
}

/**
 * Whether somebody else has the time, who may give it up.
 * @param earliest when a time that is offered begins at the earliest, epoch milliseconds
 */
function mayComeFree(time: SlotGroup["times"][number], earliest: number): boolean {
  if (!("blocked" in time)) return false;
  const isOthers = time.blocked.reason !== "tooSoon" && time.blocked.reason !== "masterAway";
  return isOthers && Date.parse(time.startTime) >= earliest;
}
