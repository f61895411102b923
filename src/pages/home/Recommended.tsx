import type { Home } from "../../../domain/entities.ts";
import { FirmTile } from "../../blocks/FirmTile.tsx";
import { FirmTileSkeleton } from "../../blocks/FirmTileSkeleton.tsx";
import { Scroller } from "../../blocks/Scroller.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { ByAnswers } from "./ByAnswers.tsx";
import { nearestHref } from "../../routes/nearest-href.ts";
import { useRecommended } from "./use-recommended.ts";
import styles from "./Recommended.module.css";

const sizes = "(min-width: 60rem) 22rem, 19rem";

/** The salons of a city that are recommended, by a survey where one was answered. */
export function Recommended({ home: { city, personalization } }: { home: Home }) {
  const t = useT();
  const { data, isLoading } = useRecommended(city);
  const firms = data?.firms ?? [];
  if (!isLoading && firms.length === 0) return null;
  return (
    <section className={styles.recommended} aria-labelledby="recommended" aria-busy={isLoading}>
      <h2 id="recommended">{personalization ? t("home.forYou") : t("home.recommended")}</h2>
      {personalization && <ByAnswers answers={personalization} />}
      <Scroller className={styles.row} isInert={isLoading}>
        {firms.map((firm, index) => (
          <li key={firm.id}>
            <FirmTile
              firm={firm}
              to={hrefs.company(firm.urlKey)}
              sizes={sizes}
              isFirst={index === 0}
              bookTo={nearestHref(firm)}
            />
          </li>
        ))}
        {isLoading &&
          [1, 2, 3].map((place) => (
            <li key={place}>
              <FirmTileSkeleton />
            </li>
          ))}
      </Scroller>
    </section>
  );
}
