import { useEffect, useRef, useState } from "react";
import type { Firm } from "../../../domain/entities.ts";
import { useDevice } from "../../blocks/device.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useLoaded } from "../../ui/loaded.ts";
import styles from "./WhereOnMap.module.css";

/** Whether the drawing waits to be near the screen, comes by itself or, where it is offered, by a press; or there are no tiles. */
type Stage = "waiting" | "coming" | "offered" | "asked" | "absent";

/** How far below the screen the map begins to come. */
const ahead = "300px";

/** The firm on a map: it comes when it is scrolled to, and upon a press where the client saves data. Its room is kept from the start. */
export function WhereOnMap({ firm }: { firm: Pick<Firm, "name" | "location"> }) {
  const t = useT();
  const { mapTiles } = useEnvironment();
  const { savesData } = useDevice();
  const room = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>("waiting");
  const { loaded, isFailed, bring } = useLoaded(() => import("../../blocks/map/PlaceMap.tsx"));
  const hasTiles = mapTiles.url !== "";
  useEffect(() => {
    if (!hasTiles) return setStage("absent");
    const page = room.current?.ownerDocument;
    const Observer = page?.defaultView?.IntersectionObserver;
    if (!room.current || page === undefined || Observer === undefined || savesData()) return setStage("offered");
    const observer = new Observer(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setStage("coming");
        void bring(page);
      },
      { rootMargin: ahead },
    );
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [hasTiles, savesData, bring]);
  if (stage === "absent") return null;
  const { markerX: longitude, markerY: latitude } = firm.location;
  return (
    <div ref={room} className={styles.room}>
      {loaded ? (
        <loaded.PlaceMap place={{ latitude, longitude }} name={firm.name} takesFocus={stage === "asked"} />
      ) : stage === "coming" && !isFailed ? (
        <Skeleton height="100%" radius="var(--radius-l)" />
      ) : (
        stage !== "waiting" && (
          <div className={styles.offer}>
            <p role="status">{isFailed && t("map.failed")}</p>
            <Button
              kind="soft"
              onClick={({ currentTarget }) => {
                setStage("asked");
                void bring(currentTarget.ownerDocument);
              }}
              isBusy={stage === "asked" && !isFailed}
            >
              {isFailed ? t("app.retry") : t("map.show")}
            </Button>
          </div>
        )
      )}
    </div>
  );
}
