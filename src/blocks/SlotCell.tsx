import { costOf } from "../../domain/bill.ts";
import type { BlockedSlot, Slot } from "../../domain/entities.ts";
import { formatAmount } from "../../domain/money.ts";
import { formatTime } from "../format/calendar.ts";
import { formatCost } from "../format/cost.ts";
import { formatDiscount } from "../format/money.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { classes } from "../ui/classes.ts";
import type { RovingItem } from "../ui/use-roving-focus.ts";
import { discountOf } from "./discount.ts";
import type { SlotGroup } from "./slot-groups.ts";
import styles from "./SlotGrid.module.css";

type Props = {
  time: SlotGroup["times"][number];
  currency: string;
  isChosen: boolean;
  /** It is on its way to be held. */
  isHolding: boolean;
  onPick: (slot: Slot) => void;
  /** Its reason is shown. */
  isAsked: boolean;
  onAsk: (blocked: BlockedSlot) => void;
  focus: RovingItem;
};

/**
 * A time that can be had, with its price; or one that can't be, which says why when it is pressed. It is one button whatever
 * becomes of the time while somebody looks at it: the focus stays there.
 */
export function SlotCell({ time, focus, ...props }: Props) {
  const free = useFree(props);
  const greyed = useGreyed(props);
  return <button type="button" {...("blocked" in time ? greyed(time) : free(time.slot))} {...focus} />;
}

function useFree({ currency, isChosen, isHolding, onPick }: Omit<Props, "time" | "focus">) {
  const t = useT();
  const language = useLanguage();
  return (slot: Slot) => {
    const { cost, full } = costOf(slot.entries);
    const discount = discountOf(slot);
    const name = `${formatTime(slot.startTime)}, ${formatCost(cost, currency, language)}`;
    return {
      className: classes(styles.slot, discount !== undefined && styles.deal),
      "aria-pressed": isChosen,
      "aria-busy": isHolding || undefined,
      "aria-label":
        discount !== undefined
          ? `${name} (${t("reservation.time.instead")} ${formatCost(full, currency, language)})`
          : name,
      onClick: () => onPick(slot),
      children: (
        <>
          <span>{formatTime(slot.startTime)}</span>
          <small>
            {formatAmount(cost.from, language)}
            {cost.from < cost.to && "+"}
          </small>
          {discount !== undefined && <span className={styles.percent}>{formatDiscount(discount)}</span>}
        </>
      ),
    };
  };
}

/** A dot marks a time that one change opens. */
function useGreyed({ isAsked, onAsk }: Omit<Props, "time" | "focus">) {
  const t = useT();
  return ({ blocked, hasChange }: { blocked: BlockedSlot; hasChange: boolean }) => {
    const time = formatTime(blocked.startTime);
    const reason = t(`reservation.reason.${blocked.reason}.short`);
    return {
      className: classes(styles.slot, styles.no, hasChange && styles.unlockable),
      "aria-expanded": isAsked,
      "aria-label": t("reservation.time.greyed", { time, reason }),
      onClick: () => onAsk(blocked),
      children: (
        <>
          <span>{time}</span>
          <small>{reason}</small>
        </>
      ),
    };
  };
}
