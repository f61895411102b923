import { Children, type ReactNode, useId } from "react";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { formatDistance } from "../../format/distance.ts";
import { formatMoney } from "../../format/money.ts";
import { formatRating } from "../../format/number.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { withoutCondition, type Condition } from "./chosen.ts";
import styles from "./Filters.module.css";
import { OptionLink } from "./OptionLink.tsx";
import type { Options } from "./use-search.ts";

type Props = { query: SearchQuery; options: Options };

/** What the salons can be chosen by, each with how many it leaves. */
export function Filters({ query, options: { options, isStale, subCategories } }: Props) {
  const t = useT();
  const language = useLanguage();
  const { emit } = useEnvironment();
  if (options === undefined) return null;
  const {
    tabs,
    categories,
    districts,
    prices,
    ratings,
    distances,
    discountCount,
    instalmentsCount,
    openNowCount,
    currency,
  } = options;
  const optionOf = <Name extends Condition & keyof SearchQuery>(condition: Name, value: SearchQuery[Name]) => {
    const isOn = query[condition] === value;
    const cleared = withoutCondition(query, condition);
    return { isOn, to: isOn ? cleared : { ...cleared, [condition]: value } };
  };
  return (
    <div className={styles.filters} aria-busy={isStale}>
      <Group title={t("search.filters.category")}>
        {categories.map(({ id, urlName, name, count }) => (
          <li key={id}>
            <OptionLink
              name={name}
              count={count}
              {...optionOf("category", urlName)}
              onPress={() => emit({ type: "category.pressed", categoryId: id })}
            />
          </li>
        ))}
      </Group>
      <Group title={t("search.filters.subCategory")}>
        {subCategories.map(({ id, urlName, name }) => (
          <li key={id}>
            <OptionLink
              name={name}
              {...optionOf("subCategory", urlName)}
              onPress={() => emit({ type: "subcategory.pressed", firmId: null, categoryId: id })}
            />
          </li>
        ))}
      </Group>
      <Group title={t("search.filters.tab")}>
        {tabs.map(({ key, name, count }) => (
          <li key={key}>
            <OptionLink name={name} count={count} {...optionOf("tab", key)} />
          </li>
        ))}
      </Group>
      {(districts.length > 1 || query.district !== undefined) && (
        <Group title={t("search.filters.district")}>
          {districts.map(({ urlName, name, count }) => (
            <li key={urlName}>
              <OptionLink name={name} count={count} {...optionOf("district", urlName)} />
            </li>
          ))}
        </Group>
      )}
      <Group title={t("search.filters.price")}>
        {prices.map(({ priceTo, count }) => (
          <li key={priceTo}>
            <OptionLink
              name={t("search.filters.priceTo", { price: formatMoney({ amount: priceTo, currency }, language) })}
              count={count}
              {...optionOf("priceTo", priceTo)}
            />
          </li>
        ))}
      </Group>
      <Group title={t("search.filters.rating")}>
        {ratings.map(({ ratingFrom, count }) => (
          <li key={ratingFrom}>
            <OptionLink
              name={t("search.filters.ratingFrom", { rating: formatRating(ratingFrom, language) })}
              count={count}
              {...optionOf("ratingFrom", ratingFrom)}
            />
          </li>
        ))}
      </Group>
      {distances.length > 0 && (
        <Group title={t("search.filters.distance")}>
          {distances.map(({ distanceTo, count }) => (
            <li key={distanceTo}>
              <OptionLink
                name={t("search.filters.distanceTo", { distance: formatDistance(distanceTo, language) })}
                count={count}
                {...optionOf("distanceTo", distanceTo)}
              />
            </li>
          ))}
        </Group>
      )}
      <Group title={t("search.filters.more")}>
        <li>
          <OptionLink name={t("search.filters.hasDiscount")} count={discountCount} {...optionOf("hasDiscount", true)} />
        </li>
        {(instalmentsCount > 0 || query.hasInstalments) && (
          <li>
            <OptionLink
              name={t("search.filters.hasInstalments")}
              count={instalmentsCount}
              {...optionOf("hasInstalments", true)}
            />
          </li>
        )}
        <li>
          <OptionLink name={t("search.filters.isOpenNow")} count={openNowCount} {...optionOf("isOpenNow", true)} />
        </li>
      </Group>
    </div>
  );
}

/** Nothing, where it has no choices. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  if (Children.count(children) === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.options}>{children}</ul>
    </section>
  );
}
