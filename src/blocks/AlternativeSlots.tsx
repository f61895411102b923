import { costOf } from "../../domain/bill.ts";
import type { Slot } from "../../domain/entities.ts";
import { useDates } from "./use-dates.ts";
import { formatTime } from "../format/calendar.ts";
import { formatCost } from "../format/cost.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import styles from "./AlternativeSlots.module.css";

type Props = {
  slots: readonly Slot[];
  currency: string;
  masters: readonly { id: number; name: string }[];
  onTake: (slot: Slot) => void;
};

/** The nearest times that can be had, where the wanted one or its master cannot: one press each; nothing where there are none. */
export function AlternativeSlots({ slots, currency, masters, onTake }: Props) {
  const t = useT();
  const language = useLanguage();
  const { shortDayOf } = useDates();
  if (slots.length === 0) return null;
  const namesOf = ({ entries }: Slot) =>
    masters.filter(({ id }) => entries.some(({ masterId }) => masterId === id)).map(({ name }) => name);
  return (
    <ul className={styles.alternatives} aria-label={t("reservation.time.alternatives")}>
      {slots.map((slot) => (
        <li key={slot.startTime}>
          <button type="button" className={styles.alternative} onClick={() => onTake(slot)}>
            <b>
              {shortDayOf(slot.startTime)}, {formatTime(slot.startTime)}
            </b>
            <small>{[formatCost(costOf(slot.entries).cost, currency, language), ...namesOf(slot)].join(" · ")}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
