import { useQuery } from "@tanstack/react-query";
import type { Discount } from "../../../domain/entities.ts";
import { formatDiscount } from "../../format/money.ts";
import { capitalized } from "../../format/calendar.ts";
import { formatWeekdays } from "../../format/weekdays.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { getFirmDiscounts } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import styles from "./Discounts.module.css";

/** When the firm is cheaper, by hours of the week; nothing where it never is. */
export function Discounts({ firmId }: { firmId: number }) {
  const t = useT();
  const language = useLanguage();
  const { data } = useQuery(getFirmDiscounts(useSource(), firmId));
  if (data === undefined || data.discounts.length === 0) return null;
  return (
    <section className={styles.discounts} aria-labelledby="discounts-title">
      <h2 id="discounts-title">{t("company.discounts")}</h2>
      <ul className={styles.list}>
        {alike(data.discounts).map(({ weekdays, startsAt, endsAt, percent }) => (
          <li key={`${startsAt}${endsAt}${percent}`} className={styles.discount}>
            <strong className={styles.percent}>{formatDiscount(percent)}</strong>
            <span>{capitalized(formatWeekdays(weekdays, language))}</span>
            <span className={styles.hours}>
              {startsAt}–{endsAt}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t("company.discountsAre")}</p>
    </section>
  );
}

type Alike = Pick<Discount, "startsAt" | "endsAt" | "percent"> & { weekdays: number[] };

/** Those of the same hours and percent as one, with all of their weekdays. */
function alike(discounts: readonly Discount[]): Alike[] {
  const all: Alike[] = [];
  for (const { weekday, startsAt, endsAt, percent } of discounts) {
    const same = all.find((one) => one.startsAt === startsAt && one.endsAt === endsAt && one.percent === percent);
    if (same === undefined) all.push({ weekdays: [weekday], startsAt, endsAt, percent });
    else same.weekdays.push(weekday);
  }
  return all;
}
