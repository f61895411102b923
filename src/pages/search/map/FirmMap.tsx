import { useCallback, useEffect, useRef, useState } from "react";
import type { Place } from "../../../../domain/distance.ts";
import type { FirmLocation } from "../../../../domain/entities.ts";
import { IntentLink } from "../../../blocks/IntentLink.tsx";
import { MapFrame } from "../../../blocks/map/MapFrame.tsx";
import type { OpenMap } from "../../../blocks/map/open-map.ts";
import { Rating } from "../../../blocks/Rating.tsx";
import { formatMoney } from "../../../format/money.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { hrefs } from "../../../routes/hrefs.ts";
import { drawFirms, type DrawnFirms } from "./draw-firms.ts";
import styles from "./marks.module.css";

type Props = {
  locations: readonly FirmLocation[];
  /** The middle of the city. */
  middle: Place;
  /** Where the client is, if that is known and near. */
  place: Place | undefined;
  /** Whether the press that brought it here goes on in it. */
  takesFocus: boolean;
};

const wholeCity = 12;

/** The firms on a map; what is pressed is told of, with the way to its page. */
export function FirmMap({ locations, middle, place, takesFocus }: Props) {
  const t = useT();
  const language = useLanguage();
  const drawn = useRef<DrawnFirms>(null);
  const [pickedIds, setPickedIds] = useState<readonly number[]>([]);
  const picked = locations.filter(({ id }) => pickedIds.includes(id));
  const draw = useCallback(
    (map: OpenMap) => {
      const priceOf = ({ priceFrom }: FirmLocation) =>
        priceFrom && t("firm.priceFrom", { price: formatMoney(priceFrom, language) });
      const words = {
        you: t("search.map.you"),
        clusterOf: (count: number) => t("search.map.cluster", { count }),
        togetherOf: (count: number) => t("search.map.together", { count }),
        markOf: (location: FirmLocation) => {
          const price = priceOf(location);
          return { text: price ?? location.name, name: [location.name, price].filter(Boolean).join(", ") };
        },
      };
      const own = drawFirms(map, { words, onPick: setPickedIds });
      drawn.current = own;
      return () => {
        drawn.current = null;
        own.remove();
      };
    },
    [t, language],
  );
  const onClose = useCallback(() => setPickedIds([]), []);
  const { latitude, longitude } = middle;
  // After the map of the frame, which is another one where any of the last three is.
  useEffect(() => drawn.current?.show(locations, place), [locations, place, latitude, longitude, draw]);
  const content = (
    <ul className={styles.picked}>
      {picked.map((firm) => (
        <li key={firm.id}>
          <IntentLink to={hrefs.company(firm.urlKey)}>{firm.name}</IntentLink>
          <Rating rating={firm.averageRating} />
          {firm.priceFrom && <span>{t("firm.priceFrom", { price: formatMoney(firm.priceFrom, language) })}</span>}
        </li>
      ))}
    </ul>
  );
  return (
    <MapFrame
      label={t("search.map.title")}
      middle={middle}
      zoom={wholeCity}
      draw={draw}
      takesFocus={takesFocus}
      overlay={picked.length > 0 ? { content, onClose } : undefined}
    />
  );
}
