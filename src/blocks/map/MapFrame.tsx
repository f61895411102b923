import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Place } from "../../../domain/distance.ts";
import { htmlLangOf } from "../../../domain/language.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useEnvironment } from "../environment.ts";
import styles from "./map.module.css";
import { type OpenMap, openMap } from "./open-map.ts";

type Props = {
  /** What it is a map of. */
  label: string;
  /** What it shows first. */
  middle: Place;
  zoom: number;
  /** Draws on the map once it is open, and each time that it is opened anew; answers what ends it, before the map is closed. */
  draw: (map: OpenMap) => () => void;
  /** Whether the press that brought it here goes on in it. */
  takesFocus?: boolean;
  /** What is shown over the map until its button, Escape or a press beside it closes it. */
  overlay?: { content: ReactNode; onClose: () => void } | undefined;
};

/** How long one is told what two fingers do after one finger has moved over the map. */
const hintMs = 1500;

/** A map as large as its place, with what it has to say of itself. */
export function MapFrame({ label, middle: { latitude, longitude }, zoom, draw, takesFocus = false, overlay }: Props) {
  const t = useT();
  const language = useLanguage();
  const { mapTiles } = useEnvironment();
  const whole = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenMap>(null);
  const [areTilesThere, setTilesThere] = useState(true);
  const [scrolledAt, setScrolledAt] = useState<number>();
  const dismiss = useEffectEvent(() => overlay?.onClose());
  useEffect(() => {
    if (element.current === null) return;
    const map = openMap(element.current, {
      tiles: mapTiles,
      language: htmlLangOf[language],
      middle: { latitude, longitude },
      zoom,
      words: { zoomIn: t("map.zoomIn"), zoomOut: t("map.zoomOut") },
      onTiles: setTilesThere,
      onOneFinger: () => setScrolledAt(Date.now()),
      onPress: () => dismiss(),
    });
    opened.current = map;
    const stop = draw(map);
    return () => {
      stop();
      map.close();
    };
  }, [latitude, longitude, zoom, mapTiles, t, language, draw]);
  const onClose = overlay?.onClose;
  const close = useCallback(() => {
    onClose?.();
    element.current?.focus({ preventScroll: true });
  }, [onClose]);
  useEffect(() => {
    if (onClose === undefined) return;
    const listening = new AbortController();
    const press = ({ key }: KeyboardEvent) => key === "Escape" && close();
    whole.current?.addEventListener("keydown", press, { signal: listening.signal });
    return () => listening.abort();
  }, [onClose, close]);
  useEffect(() => {
    if (takesFocus) element.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    if (scrolledAt === undefined) return;
    const timer = setTimeout(() => setScrolledAt(undefined), hintMs);
    return () => clearTimeout(timer);
  }, [scrolledAt]);
  return (
    <div ref={whole} className={styles.whole}>
      <div ref={element} className={styles.map} role="region" aria-label={label} />
      <p className={styles.hint} data-shown={scrolledAt !== undefined} aria-hidden="true">
        {t("map.twoFingers")}
      </p>
      <div role="status" className={styles.blank}>
        {!areTilesThere && (
          <Notice
            tone="honey"
            action={
              <Button kind="plain" onClick={() => opened.current?.retry()}>
                {t("app.retry")}
              </Button>
            }
          >
            {t("map.blank")}
          </Notice>
        )}
      </div>
      <div role="status" className={styles.over}>
        {overlay && (
          <div className={styles.overlay}>
            {overlay.content}
            <IconButton icon="close" label={t("app.close")} onClick={close} />
          </div>
        )}
      </div>
    </div>
  );
}
