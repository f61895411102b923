import { type ComponentProps, type FunctionComponent, useCallback, useEffect, useRef, useState } from "react";
import type { Firm } from "../../../domain/entities.ts";
import { useDevice } from "../../blocks/device.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import type { PlaceMap } from "../../blocks/map/PlaceMap.tsx";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./WhereOnMap.module.css";

type Drawing = FunctionComponent<ComponentProps<typeof PlaceMap>>;
/** Whether the drawing waits to be near the screen, comes by itself or, where it is offered, by a press; or there are no tiles. */
type Stage = "waiting" | "coming" | "offered" | "asked" | "failed" | "absent";

/** How far below the screen the map begins to come. */
const ahead = "300px";

// Apart from what follows: the build takes that into the fetching of the script, which then says nothing of styles that are lost.
const loadPlaceMap = () => import("../../blocks/map/PlaceMap.tsx");

/** The firm on a map: it comes when it is scrolled to, and upon a press where the client saves data. Its room is kept from the start. */
export function WhereOnMap({ firm }: { firm: Pick<Firm, "name" | "location"> }) {
  const t = useT();
  const { mapTiles } = useEnvironment();
  const { savesData } = useDevice();
  const room = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>("waiting");
  const [Drawn, setDrawn] = useState<Drawing>();
  const draw = useCallback((by: "coming" | "asked") => {
    setStage(by);
    loadPlaceMap().then(
      ({ PlaceMap: drawing }) => setDrawn(() => drawing),
      () => setStage("failed"),
    );
  }, []);
  const hasTiles = mapTiles.url !== "";
  useEffect(() => {
    if (!hasTiles) return setStage("absent");
    const Observer = room.current?.ownerDocument.defaultView?.IntersectionObserver;
    if (room.current === null || Observer === undefined || savesData()) return setStage("offered");
    const observer = new Observer(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        draw("coming");
      },
      { rootMargin: ahead },
    );
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [hasTiles, savesData, draw]);
  if (stage === "absent") return null;
  const { markerX: longitude, markerY: latitude } = firm.location;
  return (
    <div ref={room} className={styles.room}>
      {Drawn ? (
        <Drawn place={{ latitude, longitude }} name={firm.name} takesFocus={stage === "asked"} />
      ) : stage === "coming" ? (
        <Skeleton height="100%" radius="var(--radius-l)" />
      ) : (
        stage !== "waiting" && (
          <div className={styles.offer}>
            <p role="status">{stage === "failed" && t("map.failed")}</p>
            <Button kind="soft" onClick={() => draw("asked")} isBusy={stage === "asked"}>
              {stage === "failed" ? t("app.retry") : t("map.show")}
            </Button>
          </div>
        )
      )}
    </div>
  );
}
