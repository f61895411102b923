import { metresBetween, type Place } from "../../../domain/distance.ts";
import type { FirmCard, Home } from "../../../domain/entities.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { FirmTile } from "../../blocks/FirmTile.tsx";
import { Scroller } from "../../blocks/Scroller.tsx";
import { usePlaceIn } from "../../blocks/use-locate.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import styles from "./Catalogue.module.css";
import { isFreeToday } from "./filter.ts";

const sizes = "(min-width: 60rem) 22rem, 19rem";
const shown = 6;

/** Who is free today near the client, the nearest first; nothing while it is not known where they are. */
export function Nearby({ home: { city, firms } }: { home: Home }) {
  const t = useT();
  const place = usePlaceIn(city);
  const { now } = useEnvironment();
  const free = firms.filter((firm) => isFreeToday(firm, now));
  if (place === undefined || free.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="nearby">
      <h2 id="nearby">{t("home.nearby")}</h2>
      <Scroller className={styles.row}>
        {nearestFirst(free, place)
          .slice(0, shown)
          .map((firm) => (
            <li key={firm.id}>
              <FirmTile firm={firm} to={hrefs.company(firm.urlKey)} sizes={sizes} />
            </li>
          ))}
      </Scroller>
    </section>
  );
}

function nearestFirst(firms: readonly FirmCard[], place: Place): FirmCard[] {
  return firms.toSorted((one, other) => metresBetween(place, one) - metresBetween(place, other));
}
