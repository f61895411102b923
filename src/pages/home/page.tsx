import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { pageHead } from "../../blocks/page-head.ts";
import { surveyTokenOf } from "../../../domain/survey-choice.ts";
import { useAccount } from "../../blocks/account.ts";
import { DraftNotice } from "../../blocks/DraftNotice.tsx";
import { Failed } from "../../blocks/Failed.tsx";
import { useEnvironment } from "../../blocks/environment.ts";
import { useNow } from "../../blocks/now.ts";
import { useNextVisitPort } from "../../blocks/next-visit.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { dateInZone } from "../../format/zone.ts";
import { useCurrentCity, zoneOf } from "../../queries/city.ts";
import { getHome } from "../../queries/home.ts";
import { useSource } from "../../queries/source.ts";
import { useOfCity } from "../../queries/use-of-city.ts";
import type { HomeConditions } from "../../../domain/entities.ts";
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
  const asked = useAsked(query);
  const { data: home, isStale, isFailed, isRetrying, retry } = useOfCity(city, getHome(useSource(), city, asked));
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

/** What the service is asked for by the address and whoever is here. */
function useAsked(query: HomeQuery): HomeConditions {
  const city = useCurrentCity(query.city);
  const { firms: favorites, surveyChoice } = useAccount();
  const now = useNow();
  return askedOf(query, { favorites, survey: surveyTokenOf(surveyChoice), today: dateInZone(zoneOf(city), now) });
}
