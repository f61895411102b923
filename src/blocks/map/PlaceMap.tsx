import { useCallback } from "react";
import type { Place } from "../../../domain/distance.ts";
import { typeset } from "../../format/typeset.ts";
import { useT } from "../../i18n/react.tsx";
import styles from "./map.module.css";
import { MapFrame } from "./MapFrame.tsx";
import type { OpenMap } from "./open-map.ts";

type Props = { place: Place; name: string; takesFocus: boolean };

const street = 16;

/** Where one place is, with the streets around it. */
export function PlaceMap({ place, name, takesFocus }: Props) {
  const t = useT();
  const { latitude, longitude } = place;
  const draw = useCallback(
    (map: OpenMap) => {
      const mark = map.addMark({ latitude, longitude }, { className: styles.place, text: typeset(name), name });
      return () => void mark.remove();
    },
    [latitude, longitude, name],
  );
  return <MapFrame label={t("map.of", { name })} middle={place} zoom={street} draw={draw} takesFocus={takesFocus} />;
}
