import { useEffect } from "react";
import { Link } from "react-router-dom";
import type { FirmCard, Home } from "../../../domain/entities.ts";
import type { HomeQuery } from "../../../domain/page-queries.ts";
import { FirmTile } from "../../blocks/FirmTile.tsx";
import { FirmTileSkeletons } from "../../blocks/FirmTileSkeleton.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { nearestHref } from "../../routes/nearest-href.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { isFiltered } from "./conditions.ts";
import { useBeginning } from "./use-beginning.ts";
import styles from "./Catalogue.module.css";

const gridSizes = "(min-width: 72rem) 22rem, (min-width: 40rem) 45vw, 92vw";

type Props = {
  home: Home;
  query: HomeQuery;
  /** Where all of them are found. */
  allHref: string;
  /** The ids of the firms that stand above already: nobody sees them twice in a row. */
  above: readonly number[];
  /** Whether this is what another choice has found, until the own is there. */
  isStale: boolean;
  /** Whether they were asked for by a press, whose button has gone: the heading takes its focus. */
  isRetried: boolean;
  compareHref: (firms: readonly number[]) => string;
};

/** The firms of the city that meet the conditions, as many as one page has. */
export function Found({ home: { city, firms, total }, query, allHref, above, isStale, isRetried, compareHref }: Props) {
  const t = useT();
  const heading = useBeginning(query);
  useEffect(() => {
    if (isRetried) heading.current?.focus({ preventScroll: true });
  }, [isRetried, heading]);
  const isEmpty = firms.length === 0;
  return (
    <section className={styles.section} aria-labelledby="all-firms" aria-busy={isStale}>
      <div className={styles.head}>
        <h2 id="all-firms" ref={heading} tabIndex={-1}>
          {t("home.all")} · {city.name}
        </h2>
        <p role="status">{isStale ? "\u00a0" : t("home.found", { count: total })}</p>
      </div>
      <div className={classes(styles.section, isStale && styles.stale)} inert={isStale}>
        {isEmpty &&
          (isStale ? (
            <FirmTileSkeletons className={styles.grid} />
          ) : (
            <NothingFound city={query.city} onReset={() => heading.current?.focus({ preventScroll: true })} />
          ))}
        {!isEmpty && (
          <ul className={styles.grid}>
            {lastThose(above, firms).map((firm, index) => (
              <li key={firm.id}>
                <FirmTile
                  firm={firm}
                  to={hrefs.company(firm.urlKey, { category: query.category })}
                  sizes={gridSizes}
                  isFirst={isFiltered(query) && index === 0}
                  bookTo={query.category === undefined ? undefined : nearestHref(firm)}
                  compareHref={compareHref}
                />
              </li>
            ))}
          </ul>
        )}
        {total > firms.length && (
          <IntentLink to={allHref} className={classes(buttonClassName({ kind: "soft" }), styles.all)}>
            {t("home.showAll", { count: total })}
          </IntentLink>
        )}
      </div>
    </section>
  );
}

function lastThose(ids: readonly number[], firms: readonly FirmCard[]): FirmCard[] {
  return firms.toSorted((one, other) => Number(ids.includes(one.id)) - Number(ids.includes(other.id)));
}

/** `onReset`: its link goes with the press. */
function NothingFound({ city, onReset }: { city: string | undefined; onReset: () => void }) {
  const t = useT();
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{t("home.empty")}</p>
      <p>{t("home.emptyHint")}</p>
      <Link to={hrefs.home({ city })} replace className={buttonClassName({ kind: "soft" })} onClick={onReset}>
        {t("home.reset")}
      </Link>
    </div>
  );
}
