import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ComponentProps, type FunctionComponent, useEffect, useState } from "react";
import type { Place } from "../../../domain/distance.ts";
import type { City } from "../../../domain/entities.ts";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { useT } from "../../i18n/react.tsx";
import { getFirmLocations } from "../../queries/search.ts";
import { useBackgroundSource } from "../../queries/source.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { conditionsOf, originOf } from "./asked.ts";
import type { FirmMap } from "./map/FirmMap.tsx";
import styles from "./search.module.css";

type Props = { query: SearchQuery; city: City; /** Where the client is, if near. */ place: Place | undefined };

// Apart from what follows: the build takes that into the fetching of the script, which then says nothing of styles that are lost.
const loadFirmMap = () => import("./map/FirmMap.tsx");

/** The map with all that is found; what draws it is fetched when it is asked for. */
export function MapBeside({ query, city, place }: Props) {
  const t = useT();
  const [Drawn, setDrawn] = useState<FunctionComponent<ComponentProps<typeof FirmMap>>>();
  const [tries, setTries] = useState(0);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    setFailed(false);
    loadFirmMap().then(
      (drawing) => isShown && setDrawn(() => drawing.FirmMap),
      () => isShown && setFailed(true),
    );
    return () => void (isShown = false);
  }, [tries]);
  const { data, isError, refetch } = useQuery({
    ...getFirmLocations(useBackgroundSource(), city, conditionsOf(query, originOf(query, place))),
    placeholderData: keepPreviousData,
  });
  if (isFailed || isError) {
    const retry = () => (isError ? void refetch() : setTries((count) => count + 1));
    return (
      <Notice
        tone="honey"
        role="status"
        action={
          <Button kind="plain" onClick={retry}>
            {t("app.retry")}
          </Button>
        }
      >
        {t("search.map.failed")}
      </Notice>
    );
  }
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
