import { Failed } from "../../blocks/Failed.tsx";
import { CompareBar } from "../../blocks/CompareBar.tsx";
import { FirmTile } from "../../blocks/FirmTile.tsx";
import { FirmTileSkeleton } from "../../blocks/FirmTileSkeleton.tsx";
import { Scroller } from "../../blocks/Scroller.tsx";
import { useAccount } from "../../blocks/account.ts";
import { useT } from "../../i18n/react.tsx";
import { useFavorites } from "../../queries/favorites.ts";
import { compareHref } from "../../routes/compare-hrefs.ts";
import { hrefs } from "../../routes/hrefs.ts";
import styles from "./profile.module.css";

const compare = (pinned: readonly number[]) => compareHref({ firms: [...pinned] });

/** The firms that the client keeps, the latest first. */
export function Favorites() {
  const t = useT();
  const { data, isError, isFetching, refetch } = useFavorites(useAccount());
  return (
    <section className={styles.favorites} aria-labelledby="favorites" aria-busy={data === undefined && !isError}>
      <h2 id="favorites">{t("profile.favorites")}</h2>
      {isError && data === undefined && (
        <Failed title={t("profile.favoritesFailed")} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data?.firms.length === 0 && <p>{t("profile.noFavorites")}</p>}
      <Scroller className={styles.tiles}>
        {data === undefined && !isError && (
          <li>
            <FirmTileSkeleton />
          </li>
        )}
        {data?.firms.map((firm) => (
          <li key={firm.id}>
            <FirmTile firm={firm} to={hrefs.company(firm.urlKey)} sizes="19rem" compareHref={compare} />
          </li>
        ))}
      </Scroller>
      <CompareBar compareHref={compare} />
    </section>
  );
}
