import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Place } from "../../../domain/distance.ts";
import type { City } from "../../../domain/entities.ts";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { useT } from "../../i18n/react.tsx";
import { getFirmLocations } from "../../queries/search.ts";
import { useBackgroundSource } from "../../queries/source.ts";
import { Button } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useLoaded } from "../../ui/loaded.ts";
import { conditionsOf, originOf } from "./asked.ts";
import styles from "./search.module.css";

type Props = { query: SearchQuery; city: City; /** Where the client is, if near. */ place: Place | undefined };

/** The map with all that is found; what draws it is fetched when it is asked for. */
export function MapBeside({ query, city, place }: Props) {
  const t = useT();
  const { loaded, isFailed, bring } = useLoaded(() => import("./map/FirmMap.tsx"));
  const beside = useRef<HTMLDivElement>(null);
  const [isAskedAgain, setAskedAgain] = useState(false);
  useEffect(() => {
    if (beside.current) void bring(beside.current.ownerDocument);
  }, [bring]);
  const { data, isError, refetch } = useQuery({
    ...getFirmLocations(useBackgroundSource(), city, conditionsOf(query, originOf(query, place))),
    placeholderData: keepPreviousData,
  });
  const isLost = isFailed || isError;
  const retry = ({ ownerDocument }: HTMLElement) => {
    setAskedAgain(true);
    void (isError ? refetch() : bring(ownerDocument));
  };
  return (
    <div ref={beside} className={classes(styles.beside, !isLost && styles.map)}>
      {isLost ? (
        <Notice
          tone="honey"
          role="status"
          action={
            <Button kind="plain" onClick={({ currentTarget }) => retry(currentTarget)}>
              {t("app.retry")}
            </Button>
          }
        >
          {t("search.map.failed")}
        </Notice>
      ) : loaded && data ? (
        <loaded.FirmMap locations={data.locations} middle={city} place={place} takesFocus={isAskedAgain} />
      ) : (
        <Skeleton height="100%" radius="1rem" />
      )}
    </div>
  );
}
