import type { Home } from "../../../domain/entities.ts";
import { CompareBar } from "../../blocks/CompareBar.tsx";
import { FirmTileSkeletons } from "../../blocks/FirmTileSkeleton.tsx";
import { useNextVisitPort } from "../../blocks/next-visit.ts";
import { useT } from "../../i18n/react.tsx";
import type { HomeQuery } from "../../../domain/page-queries.ts";
import { compareHref } from "../../routes/compare-hrefs.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { isFiltered } from "./conditions.ts";
import { Found } from "./Found.tsx";
import { Gifts } from "./Gifts.tsx";
import { LastReviews } from "./LastReviews.tsx";
import { Nearby } from "./Nearby.tsx";
import { Offers } from "./Offers.tsx";
import { Recommended } from "./Recommended.tsx";
import { SurveyEntry } from "./SurveyEntry.tsx";
import { useFreeSoon } from "./use-free-soon.ts";
import { useRecommended } from "./use-recommended.ts";
import styles from "./Catalogue.module.css";

const shownNearby = 6;

type Props = {
  home: Home;
  query: HomeQuery;
  /** Where all of them are found. */
  allHref: string;
  /** Whether these are the prices and times of another choice, until the own ones are there. */
  isStale: boolean;
  /** Whether they were asked for by a press, whose button has gone. */
  isRetried: boolean;
};

/** The recommended firms, and all of the city that meet the conditions; around them, where none is set, what is worth a look. */
export function Catalogue({ home, query, allHref, isStale, isRetried }: Props) {
  const { VisitsToRepeat } = useNextVisitPort();
  const isWhole = !isFiltered(query);
  const { data: recommended } = useRecommended(home.city);
  const compare = (pinned: readonly number[]) => compareHref({ firms: [...pinned], category: query.category });
  const above = isWhole ? (recommended?.firms ?? []).map(({ id }) => id) : [];
  const freeSoon = useFreeSoon(home.city, isWhole).filter(({ id }) => !above.includes(id));
  const soon = freeSoon.slice(0, shownNearby);
  return (
    <>
      {isWhole && <Recommended home={home} />}
      {isWhole && <VisitsToRepeat />}
      {isWhole && !home.personalization && <SurveyEntry />}
      {isWhole && <Nearby city={home.city} firms={soon} />}
      {isWhole && (
        <Offers
          city={home.city}
          freeSoon={freeSoon.slice(shownNearby)}
          above={[...above, ...soon.map(({ id }) => id)]}
        />
      )}
      {isWhole && <Gifts takesGiftCards={home.takesGiftCards} hasInstalments={home.hasInstalments} />}
      <Found
        home={home}
        query={query}
        allHref={allHref}
        above={above}
        isStale={isStale}
        isRetried={isRetried}
        compareHref={compare}
      />
      {isWhole && <LastReviews city={home.city} />}
      <CompareBar compareHref={compare} />
    </>
  );
}

/** The shape of the catalogue while it is on its way. */
export function CatalogueSkeleton() {
  const t = useT();
  return (
    <section className={styles.section} aria-busy="true">
      <VisuallyHidden>{t("app.loading")}</VisuallyHidden>
      <FirmTileSkeletons className={styles.grid} />
    </section>
  );
}
