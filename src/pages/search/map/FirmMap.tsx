import { useEffect, useRef, useState } from "react";
import type { Place } from "../../../../domain/distance.ts";
import type { FirmLocation } from "../../../../domain/entities.ts";
import { useEnvironment } from "../../../blocks/environment.ts";
import { IntentLink } from "../../../blocks/IntentLink.tsx";
import { Rating } from "../../../blocks/Rating.tsx";
import { formatMoney } from "../../../format/money.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { hrefs } from "../../../routes/hrefs.ts";
import { drawMap, type FirmsMap } from "./draw-map.ts";
import styles from "./map.module.css";

type Props = {
  locations: readonly FirmLocation[];
  /** The middle of the city. */
  middle: Place;
  /** Where the client is, if that is known and near. */
  place: Place | undefined;
};

/** The firms on a map; the one that is pressed is told of, with the way to its page. */
export function FirmMap({ locations, middle, place }: Props) {
  const t = useT();
  const language = useLanguage();
  const { mapTiles } = useEnvironment();
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<FirmsMap>(null);
  const [pickedId, setPickedId] = useState<number>();
  const picked = locations.find(({ id }) => id === pickedId);
  const { latitude, longitude } = middle;
  useEffect(() => {
    if (element.current === null) return;
    const priceOf = ({ priceFrom }: FirmLocation) =>
      priceFrom && t("firm.priceFrom", { price: formatMoney(priceFrom, language) });
    const words = {
      zoomIn: t("search.map.zoomIn"),
      zoomOut: t("search.map.zoomOut"),
      you: t("search.map.you"),
      clusterOf: (count: number) => t("search.map.cluster", { count }),
      markOf: (location: FirmLocation) => {
        const price = priceOf(location);
        return { text: price ?? location.name, name: [location.name, price].filter(Boolean).join(", ") };
      },
    };
    const own = drawMap(element.current, {
      tiles: mapTiles,
      middle: { latitude, longitude },
      words,
      onPick: setPickedId,
    });
    drawn.current = own;
    return () => own.destroy();
  }, [latitude, longitude, mapTiles, t, language]);
  useEffect(
    () => drawn.current?.show(locations, place),
    [locations, place, latitude, longitude, mapTiles, t, language],
  );
  return (
    <div className={styles.whole}>
      <div ref={element} className={styles.map} role="region" aria-label={t("search.map.title")} />
      <div role="status">
        {picked && (
          <p className={styles.picked}>
            <IntentLink to={hrefs.company(picked.urlKey)}>{picked.name}</IntentLink>
            <Rating rating={picked.averageRating} />
            {picked.priceFrom && <span>{t("firm.priceFrom", { price: formatMoney(picked.priceFrom, language) })}</span>}
          </p>
        )}
      </div>
    </div>
  );
}
