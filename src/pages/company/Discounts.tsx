import { useQuery } from "@tanstack/react-query";
import { nextDiscounted } from "../../../domain/discount-day.ts";
import type { Discount, Firm, FirmCard } from "../../../domain/entities.ts";
import { useNow } from "../../blocks/now.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { formatDiscount } from "../../format/money.ts";
import { capitalized, formatHours } from "../../format/calendar.ts";
import { formatWeekdays } from "../../format/weekdays.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { dateInZone, minuteInZone } from "../../format/zone.ts";
import { getFirmDiscounts } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Discounts.module.css";
import type { VisitServices } from "./use-visit-services.ts";

type Props = { firm: Firm | undefined; card: FirmCard; visit: Pick<VisitServices, "wishes" | "nextStep"> };

/** When the firm is cheaper, by hours of the week, each one press from reserving on its next day; nothing where it never is. */
export function Discounts({ firm, card, visit: { wishes, nextStep } }: Props) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  const { data } = useQuery(getFirmDiscounts(useSource(), card.id));
  if (data === undefined || data.discounts.length === 0) return null;
  const today = firm && { date: dateInZone(firm.timeZone, now), minute: minuteInZone(firm.timeZone, now) };
  return (
    <section className={styles.discounts} aria-labelledby="discounts-title">
      <h2 id="discounts-title">{t("company.discounts")}</h2>
      <ul className={styles.list}>
        {alike(data.discounts).map((discount) => (
          <li key={`${discount.startsAt}${discount.endsAt}${discount.percent}`}>
            <IntentLink
              to={hrefs.reservation(card.urlKey, nextStep, {
                wishes,
                date: (today && nextDiscounted(discount, today)) ?? null,
              })}
              className={styles.discount}
            >
              <strong className={styles.percent}>{formatDiscount(discount.percent)}</strong>{" "}
              <span>{capitalized(formatWeekdays(discount.weekdays, language))}</span>{" "}
              <span className={styles.hours}>{formatHours(discount.startsAt, discount.endsAt)}</span>
              <Icon name="arrow" />
            </IntentLink>
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
