import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useAccount } from "../../blocks/account.ts";
import { Scroller } from "../../blocks/Scroller.tsx";
import { useEnvironment } from "../../blocks/environment.ts";
import { useT } from "../../i18n/react.tsx";
import { getCategories } from "../../queries/catalogue.ts";
import { getMenuTabs } from "../../queries/home.ts";
import { useSource } from "../../queries/source.ts";
import type { HomeQuery } from "../../../domain/page-queries.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { categoriesOf, tabOf } from "./conditions.ts";
import { NearbyLink } from "./NearbyLink.tsx";
import { chipClassName } from "../../ui/Chip.tsx";
import { tabClassName } from "../../ui/tabs.ts";
import styles from "./Filters.module.css";

/** Every condition is a link, so that what is shown can be shared; all stay on top while the page scrolls, without pictures. */
export function Filters({ query }: { query: HomeQuery }) {
  const t = useT();
  const { firms } = useAccount();
  return (
    <div className={styles.filters}>
      <Tabs query={query} />
      <Categories query={query} />
      <nav className={styles.quick} aria-label={t("home.quick")}>
        <Scroller>
          {(firms.length > 0 || query.isFavorite) && (
            <Condition query={{ ...query, isFavorite: !query.isFavorite }} isOn={query.isFavorite} whileThere={atStart}>
              {t("home.favorites")}
            </Condition>
          )}
          <li>
            <NearbyLink city={query.city} />
          </li>
          <Condition query={{ ...query, isFreeToday: !query.isFreeToday }} isOn={query.isFreeToday}>
            {t("home.freeToday")}
          </Condition>
          <Condition query={{ ...query, hasDiscount: !query.hasDiscount }} isOn={query.hasDiscount}>
            {t("home.withDiscount")}
          </Condition>
          <Condition query={{ ...query, isOpenNow: !query.isOpenNow }} isOn={query.isOpenNow}>
            {t("home.openNow")}
          </Condition>
        </Scroller>
      </nav>
    </div>
  );
}

/** What comes to the front of a row that somebody has scrolled would come out of sight; what goes from there hands its focus on. */
function atStart(first: HTMLElement): () => void {
  first.parentElement?.scrollTo?.({ left: 0 });
  return () => {
    if (first.matches(":focus-within")) first.nextElementSibling?.querySelector("a")?.focus();
  };
}

function Tabs({ query }: { query: HomeQuery }) {
  const t = useT();
  const { emit } = useEnvironment();
  const { data: tabs } = useQuery(getMenuTabs(useSource()));
  if (tabs === undefined || tabs.length === 0) return null;
  return (
    <nav className={styles.tabsBar} aria-label={t("home.tabs")}>
      <Scroller className={styles.tabs}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            query={{ ...query, tab: tab === tabs[0] ? undefined : tab.key, category: undefined }}
            isOn={tab === tabOf(query, tabs)}
            onPress={() => emit({ type: "tab.pressed", key: tab.key })}
          >
            {tab.name}
          </Tab>
        ))}
      </Scroller>
    </nav>
  );
}

function Categories({ query }: { query: HomeQuery }) {
  const t = useT();
  const source = useSource();
  const { data: tabs = [] } = useQuery(getMenuTabs(source));
  const { data: categories } = useQuery(getCategories(source));
  const { emit } = useEnvironment();
  if (categories === undefined) return null;
  const tab = tabOf(query, tabs);
  return (
    <nav aria-label={t("home.categories")}>
      <Scroller className={styles.categories}>
        {categoriesOf(tab, categories).map(({ id, urlName, name, pictureUrl }) => {
          const isOn = query.category === urlName;
          return (
            <li key={id}>
              <Link
                to={hrefs.home({ ...query, category: isOn ? undefined : urlName })}
                replace
                className={styles.category}
                aria-current={isOn ? "true" : undefined}
                onClick={() => emit({ type: "category.pressed", categoryId: id })}
              >
                <span className={styles.picture}>
                  {pictureUrl && <img src={pictureUrl} alt="" width={96} height={96} decoding="async" />}
                </span>
                {name}
              </Link>
            </li>
          );
        })}
      </Scroller>
    </nav>
  );
}

type LinkProps = { query: HomeQuery; isOn: boolean | undefined; children: ReactNode };
type ConditionProps = LinkProps & { whileThere?: (item: HTMLLIElement) => () => void };

function Tab({ query, isOn, onPress, children }: LinkProps & { onPress: () => void }) {
  return (
    <li>
      <Link
        to={hrefs.home(query)}
        replace
        className={tabClassName}
        aria-current={isOn ? "true" : undefined}
        onClick={onPress}
      >
        {children}
      </Link>
    </li>
  );
}

function Condition({ query, isOn, whileThere, children }: ConditionProps) {
  return (
    <li ref={whileThere}>
      <Link
        to={hrefs.home(query)}
        replace
        className={chipClassName({ isAction: true })}
        aria-current={isOn ? "true" : undefined}
      >
        {children}
      </Link>
    </li>
  );
}
