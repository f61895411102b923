import { costOf } from "../../domain/bill.ts";
import type { Slot } from "../../domain/entities.ts";
import { type LocalDate, localDateOf } from "../../domain/time.ts";
import { formatNearDay, formatTime } from "../format/calendar.ts";
import { formatCost } from "../format/cost.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { Chip } from "../ui/Chip.tsx";
import { Icon } from "../ui/Icon.tsx";

type Props = {
  slot: Slot;
  /** The firm's. */
  today: LocalDate;
  currency: string;
  isBusy?: boolean;
  onPick: (slot: Slot) => void;
};

/** The nearest free time, one press away whichever day is looked at. */
export function NearestTime({ slot, today, currency, isBusy = false, onPick }: Props) {
  const t = useT();
  const language = useLanguage();
  return (
    <Chip tone="act" aria-busy={isBusy || undefined} onClick={() => onPick(slot)}>
      <Icon name="calendar" />
      <span>
        {t("reservation.time.nearest", {
          day: formatNearDay(localDateOf(slot.startTime), today, language),
          time: formatTime(slot.startTime),
          price: formatCost(costOf(slot.entries).cost, currency, language),
        })}
      </span>
    </Chip>
  );
}
