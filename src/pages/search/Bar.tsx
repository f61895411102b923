import type { Ref } from "react";
import { Link } from "react-router-dom";
import type { FoundFirms } from "../../../domain/entities.ts";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { useT } from "../../i18n/react.tsx";
import { searchHref } from "../../routes/search-hrefs.ts";
import { chipClassName } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { ChosenCondition } from "./chosen.ts";
import { FiltersSheet } from "./FiltersSheet.tsx";
import styles from "./search.module.css";
import { SortChoice } from "./SortChoice.tsx";
import type { Options } from "./use-search.ts";

type Props = {
  query: SearchQuery;
  options: Options;
  conditions: readonly ChosenCondition[];
  found: FoundFirms | undefined;
  /** Whether `found` is of another search, until the own one is there. */
  isStale: boolean;
  heading: Ref<HTMLHeadingElement>;
};

/** How much was found, and what it is chosen and put in order by. */
export function Bar({ query, options, conditions, found, isStale, heading }: Props) {
  const t = useT();
  const filters = conditions.filter(({ condition }) => condition !== "query" && condition !== "date");
  return (
    <div className={styles.bar}>
      <h2 id="results" ref={heading} tabIndex={-1} className={styles.total} aria-live="polite">
        {found && !isStale ? t("home.found", { count: found.total }) : <Skeleton width="6rem" />}
      </h2>
      <Link
        to={searchHref({ ...query, hasMap: !query.hasMap })}
        preventScrollReset
        className={chipClassName({ isAction: true })}
      >
        <Icon name="pin" />
        {t(query.hasMap ? "search.map.hide" : "search.map.show")}
      </Link>
      <FiltersSheet
        query={query}
        options={options}
        chosen={filters.length}
        total={isStale ? undefined : found?.total}
      />
      <SortChoice query={query} />
    </div>
  );
}
