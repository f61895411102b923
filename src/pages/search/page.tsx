import { useSearchParams } from "react-router-dom";
import { CompareBar } from "../../blocks/CompareBar.tsx";
import { pageHead } from "../../blocks/page-head.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { useEnvironment } from "../../blocks/environment.ts";
import { useNow } from "../../blocks/now.ts";
import { usePlaceIn } from "../../blocks/use-locate.ts";
import { WhereFrom } from "../../blocks/WhereFrom.tsx";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { formatDateOfYear } from "../../format/calendar.ts";
import { dateInZone } from "../../format/zone.ts";
import { useCurrentCity, zoneOf } from "../../queries/city.ts";
import { getFoundFirms } from "../../queries/search.ts";
import { useSource } from "../../queries/source.ts";
import { useOfCity } from "../../queries/use-of-city.ts";
import { compareHref } from "../../routes/compare-hrefs.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { readSearchQuery } from "../../routes/search-hrefs.ts";
import { classes } from "../../ui/classes.ts";
import { DocumentHead } from "../../ui/DocumentHead.tsx";
import { inForce, isByDistance, pageOf } from "./asked.ts";
import { Bar } from "./Bar.tsx";
import { Chosen } from "./Chosen.tsx";
import { useChosen } from "./chosen.ts";
import { Filters } from "./Filters.tsx";
import { MapBeside } from "./MapBeside.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { PastTheLast } from "./PastTheLast.tsx";
import { Results, ResultsSkeleton } from "./Results.tsx";
import { SearchField } from "./SearchField.tsx";
import { useResultsFocus } from "./use-results-focus.ts";
import { useOptions } from "./use-search.ts";
import { When } from "./When.tsx";
import styles from "./search.module.css";

export { prepare } from "./prepare.ts";

/** Salons, services and masters by words, conditions and free time; all of it stands in the address. */
export function Page() {
  const t = useT();
  const language = useLanguage();
  const { origin } = useEnvironment();
  const now = useNow();
  const [params] = useSearchParams();
  const addressed = readSearchQuery(params);
  const city = useCurrentCity(addressed.city);
  const today = dateInZone(zoneOf(city), now);
  const query = inForce(addressed, today);
  const place = usePlaceIn(city);
  const {
    data: found,
    isStale,
    isFailed,
    isRetrying,
    retry,
  } = useOfCity(city, getFoundFirms(useSource(), city, pageOf(query, place)));
  const options = useOptions(query, place);
  const conditions = useChosen(query, options, zoneOf(city));
  const { heading, goThere } = useResultsFocus(query);
  const cityName = city?.name ?? "Kezek";
  const head = pageHead({
    origin,
    path: hrefs.search(query.city),
    language,
    title: t("search.title", { city: cityName }),
    description: t("search.description", { city: cityName }),
  });
  return (
    <div className={styles.page}>
      <DocumentHead {...head} />
      <header className={styles.head}>
        <h1>{t("search.heading")}</h1>
        {city && <p className={styles.place}>{t("search.place", { city: city.name })}</p>}
      </header>
      <SearchField key={query.query} query={query} />
      <When query={query} timeZone={zoneOf(city)} />
      {addressed.date && !query.date && (
        <p role="status" className={styles.place}>
          {t("search.datePassed", { date: formatDateOfYear(addressed.date, today, language) })}
        </p>
      )}
      <div className={classes(styles.columns, query.hasMap && styles.withMap)}>
        <aside className={styles.aside} aria-label={t("search.filters.title")}>
          <Filters query={query} options={options} />
        </aside>
        {query.hasMap && city && <MapBeside query={query} city={city} place={place} />}
        <div className={styles.main}>
          <Bar
            query={query}
            options={options}
            conditions={conditions}
            found={found}
            isStale={isStale}
            heading={heading}
          />
          {city && isByDistance(query) && (
            <WhereFrom isFromClient={place !== undefined} otherwise={t("search.near.fromMiddle")} />
          )}
          <Chosen conditions={conditions} query={query} onDrop={goThere} />
          {found && found.firms.length > 0 && (
            <Results query={query} found={found} isStale={isStale} middle={isByDistance(query) ? city : undefined} />
          )}
          {found && found.firms.length === 0 && found.total > 0 && <PastTheLast query={query} total={found.total} />}
          {found && found.total === 0 && (
            <NothingFound query={query} conditions={conditions} options={options.options} onDrop={goThere} />
          )}
          {!found && isFailed && <Failed title={t("search.failed")} onRetry={retry} isRetrying={isRetrying} />}
          {!found && !isFailed && <ResultsSkeleton />}
        </div>
      </div>
      <CompareBar compareHref={(firms) => compareHref({ ...query, firms: [...firms] })} />
    </div>
  );
}
