import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { pageHead } from "../../blocks/page-head.ts";
import { surveyTokenOf } from "../../../domain/survey-choice.ts";
import { useAccount } from "../../blocks/account.ts";
import { DraftNotice } from "../../blocks/DraftNotice.tsx";
import { Failed } from "../../blocks/Failed.tsx";
import { useEnvironment } from "../../blocks/environment.ts";
import { useNextVisitPort } from "../../blocks/next-visit.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { dateInZone } from "../../format/zone.ts";
import { useCurrentCity, zoneOf } from "../../queries/city.ts";
import { getCities, getHome } from "../../queries/home.ts";
import { useSource } from "../../queries/source.ts";
import type { HomeQuery } from "../../../domain/page-queries.ts";
import { hrefs, readHomeQuery } from "../../routes/hrefs.ts";
import { searchHref } from "../../routes/search-hrefs.ts";
import { DocumentHead } from "../../ui/DocumentHead.tsx";
import { Announcement } from "./Announcement.tsx";
import { askedOf, inSearch } from "./asked.ts";
import { Catalogue, CatalogueSkeleton } from "./Catalogue.tsx";
import { Filters } from "./Filters.tsx";
import { Hero } from "./Hero.tsx";
import { useStartTab } from "./use-start-tab.ts";
import styles from "./home.module.css";

export { prepare, startTab } from "./prepare.ts";

/** The catalogue of a city (spec §2, Home catalog). */
export function Page() {
  const t = useT();
  const language = useLanguage();
  const { origin } = useEnvironment();
  const { NextVisit } = useNextVisitPort();
  const [params] = useSearchParams();
  const query = readHomeQuery(params);
  useStartTab(query);
  const city = useCurrentCity(query.city);
  const [isRetried, setRetried] = useState(false);
  const { home, asked, isStale, isFailed, isRetrying, retry } = useHome(query);
  const head = pageHead({
    origin,
    path: hrefs.home({ city: query.city }),
    language,
    title: t("home.title"),
    description: t("home.description", { city: city?.name ?? "Kezek" }),
  });
  return (
    <div className={styles.page}>
      <DocumentHead {...head} />
      <Announcement />
      <Hero city={city} cityInAddress={query.city} />
      <NextVisit />
      <DraftNotice hrefOf={hrefs.reservation} />
      <Filters query={query} />
      {home && (
        <Catalogue
          home={home}
          query={query}
          allHref={searchHref(inSearch(query, asked))}
          isStale={isStale}
          isRetried={isRetried}
        />
      )}
      {!home && isFailed && (
        <Failed
          title={t("home.failed")}
          onRetry={() => {
            setRetried(true);
            retry();
          }}
          isRetrying={isRetrying}
        />
      )}
      {!home && !isFailed && <CatalogueSkeleton />}
    </div>
  );
}

function useHome(query: HomeQuery) {
  const source = useSource();
  const city = useCurrentCity(query.city);
  const cities = useQuery(getCities(source));
  const { firms: favorites, surveyChoice } = useAccount();
  const { now } = useEnvironment();
  const today = dateInZone(zoneOf(city), now);
  const asked = askedOf(query, { favorites, survey: surveyTokenOf(surveyChoice), today });
  const home = useQuery({
    ...getHome(source, city, asked),
    enabled: city !== undefined,
    placeholderData: keepPreviousData,
  });
  return {
    home: home.data,
    asked,
    isStale: home.isPlaceholderData,
    isFailed: cities.isError || home.isError,
    isRetrying: cities.isFetching || home.isFetching,
    retry: () => void (cities.isError ? cities.refetch() : home.refetch()),
  };
}
