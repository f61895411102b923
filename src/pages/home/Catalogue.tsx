import type { Home } from "../../../domain/entities.ts";
import { CompareBar } from "../../blocks/CompareBar.tsx";
import { FirmTileSkeletons } from "../../blocks/FirmTileSkeleton.tsx";
import { useT } from "../../i18n/react.tsx";
import type { HomeQuery } from "../../../domain/page-queries.ts";
import { compareHref } from "../../routes/compare-hrefs.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { isFiltered } from "./conditions.ts";
import { Found } from "./Found.tsx";
import { LastReviews } from "./LastReviews.tsx";
import { useRecommended } from "./use-recommended.ts";
import styles from "./Catalogue.module.css";
import { WorthALook } from "./WorthALook.tsx";

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

/** All firms of the city that meet the conditions; around them, where none is set, what is worth a look. */
export function Catalogue({ home, query, allHref, isStale, isRetried }: Props) {
  const isWhole = !isFiltered(query);
  const { data: recommended } = useRecommended(home.city);
  const above = isWhole ? (recommended?.firms ?? []).map(({ id }) => id) : [];
  const compare = (pinned: readonly number[]) => compareHref({ firms: [...pinned], category: query.category });
  return (
    <>
      {isWhole && <WorthALook home={home} recommended={above} />}
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
