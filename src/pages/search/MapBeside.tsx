import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ComponentProps, type FunctionComponent, useEffect, useState } from "react";
import type { Place } from "../../../domain/distance.ts";
import type { City } from "../../../domain/entities.ts";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { useT } from "../../i18n/react.tsx";
import { getFirmLocations } from "../../queries/search.ts";
import { useBackgroundSource } from "../../queries/source.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { conditionsOf, originOf } from "./asked.ts";
import type { FirmMap } from "./map/FirmMap.tsx";
import styles from "./search.module.css";

type Props = { query: SearchQuery; city: City; /** Where the client is, if near. */ place: Place | undefined };

/** The map with all that is found; what draws it is fetched when it is asked for. */
export function MapBeside({ query, city, place }: Props) {
  const t = useT();
  const [Drawn, setDrawn] = useState<FunctionComponent<ComponentProps<typeof FirmMap>>>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    import("./map/FirmMap.tsx").then(
      (drawing) => isShown && setDrawn(() => drawing.FirmMap),
      () => isShown && setFailed(true),
    );
    return () => void (isShown = false);
  }, []);
  const { data, isError } = useQuery({
    ...getFirmLocations(useBackgroundSource(), city, conditionsOf(query, originOf(query, place))),
    placeholderData: keepPreviousData,
  });
  if (isFailed || isError) return <Notice tone="honey">{t("search.map.failed")}</Notice>;
  return (
    <div className={styles.map}>
      {Drawn && data ? (
        <Drawn locations={data.locations} middle={city} place={place} />
      ) : (
        <Skeleton height="100%" radius="1rem" />
      )}
    </div>
  );
}
