import type { FirmCard, Home } from "../../../domain/entities.ts";
import { FirmTile } from "../../blocks/FirmTile.tsx";
import { Scroller } from "../../blocks/Scroller.tsx";
import { usePlaceIn } from "../../blocks/use-locate.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { nearestHref } from "../../routes/nearest-href.ts";
import styles from "./Catalogue.module.css";
import rowStyles from "./Recommended.module.css";

const sizes = "(min-width: 60rem) 22rem, 19rem";

/** Who is free within two hours: near the client, the nearest first; in the city, the soonest first, where their place is unknown. */
export function Nearby({ city, firms }: { city: Home["city"]; firms: readonly FirmCard[] }) {
  const t = useT();
  const place = usePlaceIn(city);
  if (firms.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="nearby">
      <div className={styles.head}>
        <h2 id="nearby">{place ? t("home.nearby") : t("home.freeNow", { city: city.name })}</h2>
        <p>{t("home.withinTwoHours")}</p>
      </div>
      <Scroller className={rowStyles.row}>
        {firms.map((firm) => (
          <li key={firm.id}>
            <FirmTile firm={firm} to={hrefs.company(firm.urlKey)} sizes={sizes} bookTo={nearestHref(firm)} />
          </li>
        ))}
      </Scroller>
    </section>
  );
}
