import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failed } from "../../blocks/Failed.tsx";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { getSubscriptionPrices, getTariffs } from "../../queries/landing.ts";
import { useSource } from "../../queries/source.ts";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/Chip.tsx";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./landing.module.css";

type Props = { onChoose: (tariff: { key: string; name: string }) => void };

/** The tariffs side by side, priced by how many months are paid at once. */
export function Tariffs({ onChoose }: Props) {
  const t = useT();
  const language = useLanguage();
  const source = useSource();
  const tariffs = useQuery(getTariffs(source));
  const prices = useQuery(getSubscriptionPrices(source));
  const [months, setMonths] = useState(1);
  const retry = () => void Promise.all([tariffs.refetch(), prices.refetch()]);
  if (tariffs.isError || prices.isError) {
    const isRetrying = tariffs.isFetching || prices.isFetching;
    return <Failed title={t("landing.tariffs.failed")} onRetry={retry} isRetrying={isRetrying} />;
  }
  if (tariffs.data?.tariffs.length === 0) return null;
  const terms = [...new Set(prices.data?.map((price) => price.months))].toSorted((one, other) => one - other);
  return (
    <section className={styles.tariffs} aria-labelledby="tariffs">
      <h2 id="tariffs">{t("landing.tariffs.title")}</h2>
      {terms.length > 1 && (
        <div className={styles.terms} role="group" aria-label={t("landing.tariffs.terms")}>
          {terms.map((term) => (
            <button key={term} type="button" aria-pressed={term === months} onClick={() => setMonths(term)}>
              {t("landing.tariffs.months", { count: term })}
            </button>
          ))}
        </div>
      )}
      <ul className={styles.cards}>
        {!tariffs.data && [1, 2, 3].map((one) => <Skeleton key={one} height="24rem" radius="var(--radius-l)" />)}
        {tariffs.data?.tariffs.map(({ key, name, summary, features, masters, isPopular }) => {
          const price = prices.data?.find((one) => one.tariffKey === key && one.months === months);
          return (
            <li key={key} className={classes(styles.card, isPopular && styles.popular)}>
              <div className={styles.name}>
                <h3>{name}</h3>
                {isPopular && <Badge tone="jade">{t("landing.tariffs.popular")}</Badge>}
              </div>
              <p className={styles.quiet}>{summary}</p>
              {price && (
                <div className={styles.price}>
                  <p>
                    <strong>{formatMoney(price.perMonth, language)}</strong> {t("landing.tariffs.perMonth")}
                  </p>
                  {price.months > 1 && (
                    <p className={styles.quiet}>
                      {t("landing.tariffs.atOnce", { sum: formatMoney(price.price, language) })}
                      {price.saved.amount > 0 && (
                        <> {t("landing.tariffs.saved", { sum: formatMoney(price.saved, language) })}</>
                      )}
                    </p>
                  )}
                </div>
              )}
              <ul className={styles.features}>
                <li>
                  <Icon name="people" />
                  {masters === undefined
                    ? t("landing.tariffs.anyMasters")
                    : t("landing.tariffs.masters", { count: masters })}
                </li>
                {features.map((feature) => (
                  <li key={feature}>
                    <Icon name="check" />
                    {feature}
                  </li>
                ))}
              </ul>
              <Button kind={isPopular ? "act" : "soft"} isWide onClick={() => onChoose({ key, name })}>
                {t("landing.tariffs.choose", { name })}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
