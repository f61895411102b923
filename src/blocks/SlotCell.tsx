import { costOf } from "../../domain/bill.ts";
import type { BlockedSlot, Slot } from "../../domain/entities.ts";
import { formatTime } from "../format/calendar.ts";
import { formatCost } from "../format/cost.ts";
import { formatAmount } from "../format/money.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { classes } from "../ui/classes.ts";
import type { RovingItem } from "../ui/use-roving-focus.ts";
import styles from "./SlotGrid.module.css";

type FreeProps = {
  slot: Slot;
  currency: string;
  isChosen: boolean;
  /** It is on its way to be held. */
  isHolding: boolean;
  onPick: (slot: Slot) => void;
  focus: RovingItem;
};

/** A time that can be had, with its price. */
export function FreeSlot({ slot, currency, isChosen, isHolding, onPick, focus }: FreeProps) {
  const t = useT();
  const language = useLanguage();
  const { cost, full } = costOf(slot.entries);
  const isDeal = hasDeal(slot);
  const name = `${formatTime(slot.startTime)}, ${formatCost(cost, currency, language)}`;
  return (
    <button
      type="button"
      className={classes(styles.slot, isDeal && styles.deal)}
      aria-pressed={isChosen}
      aria-busy={isHolding || undefined}
      aria-label={isDeal ? `${name} (${t("reservation.time.instead")} ${formatCost(full, currency, language)})` : name}
      onClick={() => onPick(slot)}
      {...focus}
    >
      <span>{formatTime(slot.startTime)}</span>
      <small>
        {formatAmount(cost.from, language)}
        {cost.from < cost.to && "+"}
      </small>
    </button>
  );
}

type GreyedProps = {
  blocked: BlockedSlot;
  isAsked: boolean;
  onAsk: (blocked: BlockedSlot) => void;
  focus: RovingItem;
};

/** A time that can't be had; pressed, it says why. A dot marks one that another master opens. */
export function GreyedSlot({ blocked, isAsked, onAsk, focus }: GreyedProps) {
  const t = useT();
  const time = formatTime(blocked.startTime);
  const reason = t(`reservation.reason.${blocked.reason}.short`);
  return (
    <button
      type="button"
      className={classes(styles.slot, styles.no, blocked.unlockMasterId !== undefined && styles.unlockable)}
      aria-expanded={isAsked}
      aria-label={t("reservation.time.greyed", { time, reason })}
      onClick={() => onAsk(blocked)}
      {...focus}
    >
      <span>{time}</span>
      <small>{reason}</small>
    </button>
  );
}

/** Whether it costs less than at other times. */
export function hasDeal({ price, fullPrice }: Slot): boolean {
  return price < fullPrice;
}
