import { type ReactNode, useState } from "react";
import { isNearby, metresBetween, type Place } from "../../../domain/distance.ts";
import type { City } from "../../../domain/entities.ts";
import { useGeolocation } from "../../blocks/geolocation.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./DetermineCity.module.css";

type Props = { cities: readonly City[]; onFind: (cityId: number) => void };

/** Asks where the client is upon their press, and chooses the city that is there; what came of it otherwise is said. */
export default function DetermineCity({ cities, onFind }: Props): ReactNode {
  const t = useT();
  const { locate } = useGeolocation();
  const [state, setState] = useState<"asking" | "refused" | "unknown" | "far">();
  const press = async () => {
    setState("asking");
    const found = await locate();
    if (typeof found === "string") return setState(found);
    const city = nearestCity(cities, found);
    if (city === undefined) return setState("far");
    return onFind(city.id);
  };
  return (
    <div className={styles.determine}>
      <Button kind="soft" isWide isBusy={state === "asking"} onClick={() => void press()}>
        <Icon name="pin" /> {t("app.determineCity")}
      </Button>
      <p role="status">{state && t(`app.located.${state}`)}</p>
    </div>
  );
}

/** The city around the place; undefined where it is far from all. */
function nearestCity(cities: readonly City[], place: Place): City | undefined {
  return cities
    .filter((city) => isNearby(place, city))
    .toSorted((one, other) => metresBetween(place, one) - metresBetween(place, other))[0];
}
