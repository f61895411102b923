import { formatTime, capitalized } from "../../../format/calendar.ts";
import { formatCost } from "../../../format/cost.ts";
import { formatCountdown, formatDuration } from "../../../format/duration.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { useSecondsLeft } from "../../../ui/use-seconds-left.ts";
import { classes } from "../../../ui/classes.ts";
import { isLittle } from "../../../blocks/HoldCountdown.tsx";
import { useDates } from "../../../blocks/use-dates.ts";
import { useHold } from "../flow.ts";
import styles from "./Panel.module.css";
import { useBill } from "./use-bill.ts";

/** The visit in two lines. */
export function Brief() {
  const t = useT();
  const language = useLanguage();
  const { shortDayOf } = useDates();
  const hold = useHold();
  const bill = useBill();
  if (bill.lines.length === 0) return <span className={styles.words}>{t("reservation.panel.empty")}</span>;
  const duration = formatDuration(bill.minutes, language);
  const what = t("company.visitServices", { count: bill.lines.length });
  return (
    <span className={styles.words}>
      <b>
        {hold === null
          ? formatCost(bill.total.cost, bill.currency, language)
          : `${capitalized(shortDayOf(hold.startTime))}, ${formatTime(hold.startTime)}`}
      </b>
      {hold === null ? (
        <small>{`${what} · ${bill.isLeast ? t("company.durationLeast", { duration }) : duration}`}</small>
      ) : (
        <Left total={bill.shortTotal} until={hold.until} />
      )}
    </span>
  );
}

function Left({ total, until }: { total: string; until: number }) {
  const t = useT();
  const left = useSecondsLeft(until);
  return (
    <small className={classes(isLittle(left) && styles.little)}>
      {total} · {t("reservation.hold.brief", { time: formatCountdown(left) })}
    </small>
  );
}
