import { Link } from "react-router-dom";
import type { FirmCard, Home } from "../../../domain/entities.ts";
import { CompareBar } from "../../blocks/CompareBar.tsx";
import { FirmTile } from "../../blocks/FirmTile.tsx";
import { FirmTileSkeleton } from "../../blocks/FirmTileSkeleton.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useNextVisitPort } from "../../blocks/next-visit.ts";
import { useT } from "../../i18n/react.tsx";
import type { HomeQuery } from "../../../domain/page-queries.ts";
import { compareHref } from "../../routes/compare-hrefs.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { isFiltered } from "./conditions.ts";
import { Gifts } from "./Gifts.tsx";
import { LastReviews } from "./LastReviews.tsx";
import { Nearby } from "./Nearby.tsx";
import { nearestHref } from "../../routes/nearest-href.ts";
import { Offers } from "./Offers.tsx";
import { Recommended } from "./Recommended.tsx";
import { SurveyEntry } from "./SurveyEntry.tsx";
import { useFreeSoon } from "./use-free-soon.ts";
import { useRecommended } from "./use-recommended.ts";
import styles from "./Catalogue.module.css";

const shownNearby = 6;
const gridSizes = "(min-width: 72rem) 22rem, (min-width: 40rem) 45vw, 92vw";

type Props = {
  home: Home;
  query: HomeQuery;
  /** Where all of them are found. */
  allHref: string;
  /** Whether these are the prices and times of another choice, until the own ones are there. */
  isStale: boolean;
};

/** The recommended firms, and all of the city that meet the conditions; around them, where none is set, what is worth a look. */
export function Catalogue({ home, query, allHref, isStale }: Props) {
  const t = useT();
  const { firms, total } = home;
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
      <section className={styles.section} aria-labelledby="all-firms" aria-busy={isStale}>
        <div className={styles.head}>
          <h2 id="all-firms">
            {t("home.all")} · {home.city.name}
          </h2>
          <p role="status">{t("home.found", { count: total })}</p>
        </div>
        {firms.length === 0 && <NothingFound city={query.city} />}
        <ul className={classes(styles.grid, isStale && styles.stale)} inert={isStale}>
          {lastThose(above, firms).map((firm, index) => (
            <li key={firm.id}>
              <FirmTile
                firm={firm}
                to={hrefs.company(firm.urlKey, { category: query.category })}
                sizes={gridSizes}
                isFirst={!isWhole && index === 0}
                bookTo={query.category === undefined ? undefined : nearestHref(firm)}
                compareHref={compare}
              />
            </li>
          ))}
        </ul>
        {total > firms.length && (
          <IntentLink to={allHref} className={classes(buttonClassName({ kind: "soft" }), styles.all)}>
            {t("home.showAll", { count: total })}
          </IntentLink>
        )}
      </section>
      {isWhole && <LastReviews city={home.city} />}
      <CompareBar compareHref={compare} />
    </>
  );
}

/** The recommended ones stand above already: nobody sees them twice in a row. */
function lastThose(ids: readonly number[], firms: readonly FirmCard[]): FirmCard[] {
  return firms.toSorted((one, other) => Number(ids.includes(one.id)) - Number(ids.includes(other.id)));
}

function NothingFound({ city }: { city: string | undefined }) {
  const t = useT();
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{t("home.empty")}</p>
      <p>{t("home.emptyHint")}</p>
      <Link to={hrefs.home({ city })} replace className={buttonClassName({ kind: "soft" })}>
        {t("home.reset")}
      </Link>
    </div>
  );
}

/** The shape of the catalogue while it is on its way. */
export function CatalogueSkeleton() {
  const t = useT();
  return (
    <section className={styles.section} aria-busy="true">
      <VisuallyHidden>{t("app.loading")}</VisuallyHidden>
      <ul className={styles.grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>
            <FirmTileSkeleton />
          </li>
        ))}
      </ul>
    </section>
  );
}
