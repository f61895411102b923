import type { Place } from "../../../domain/distance.ts";
import type { FoundFirms } from "../../../domain/entities.ts";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { FirmTileSkeletons } from "../../blocks/FirmTileSkeleton.tsx";
import { useT } from "../../i18n/react.tsx";
import { classes } from "../../ui/classes.ts";
import { Notice } from "../../ui/Notice.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { FoundFirm } from "./FoundFirm.tsx";
import { Pages } from "./Pages.tsx";
import styles from "./search.module.css";

type Props = {
  query: SearchQuery;
  found: FoundFirms;
  /** Whether these are of another search, until the own ones are there. */
  isStale: boolean;
  /** Where distances are counted from while the client is not known to be near; undefined where nobody asks for them. */
  middle: Place | undefined;
};

/** A page of what was found. */
export function Results({ query, found, isStale, middle }: Props) {
  const t = useT();
  return (
    <section className={styles.results} aria-labelledby="results" aria-busy={isStale}>
      {found.isNearly && found.total > 0 && <Notice tone="plain">{t("search.nearly")}</Notice>}
      <ul className={classes(styles.grid, isStale && styles.stale)} inert={isStale}>
        {found.firms.map((one, index) => (
          <li key={one.firm.id}>
            <FoundFirm found={one} query={query} isFirst={index < 2} middle={middle} />
          </li>
        ))}
      </ul>
      <Pages query={query} total={found.total} />
    </section>
  );
}

/** The shape of what is found while it is on its way. */
export function ResultsSkeleton() {
  const t = useT();
  return (
    <section className={styles.results} aria-busy="true">
      <VisuallyHidden>{t("app.loading")}</VisuallyHidden>
      <FirmTileSkeletons className={styles.grid} />
    </section>
  );
}
