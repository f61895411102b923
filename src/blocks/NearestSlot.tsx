import { costOf } from "../../domain/bill.ts";
import type { Slot } from "../../domain/entities.ts";
import { type LocalDate, localDateOf } from "../../domain/time.ts";
import { formatNearDay, formatTime } from "../format/calendar.ts";
import { formatCost } from "../format/cost.ts";
import { formatDiscount } from "../format/money.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { withShownCost } from "./shown-cost.ts";
import { classes } from "../ui/classes.ts";
import { discountOf } from "./discount.ts";
import { IntentLink } from "./IntentLink.tsx";
import styles from "./NearestSlot.module.css";

type Props = {
  slot: Slot;
  currency: string;
  /** The firm's. */
  today: LocalDate;
  to: string;
  /** Said in the place of the day. */
  label?: string | undefined;
};

/** A free time as a link: one press and it is being reserved. */
export function NearestSlot({ slot, currency, today, to, label }: Props) {
  const t = useT();
  const language = useLanguage();
  const day = label ?? formatNearDay(localDateOf(slot.startTime), today, language);
  const time = formatTime(slot.startTime);
  const { cost } = costOf(slot.entries);
  const price = formatCost(cost, currency, language);
  const discount = discountOf(slot);
  return (
    <IntentLink
      to={to}
      state={withShownCost(cost)}
      className={classes(styles.slot, discount !== undefined && styles.deal)}
      aria-label={t("company.book", { day, time, price })}
    >
      <span className={styles.day}>{day}</span>
      <span className={styles.time}>{time}</span>
      <span className={styles.price}>
        {price}
        {discount !== undefined && <span className={styles.percent}>{formatDiscount(discount)}</span>}
      </span>
    </IntentLink>
  );
}
