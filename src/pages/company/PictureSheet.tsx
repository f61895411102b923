import { type KeyboardEvent, type ReactNode, type TouchEvent, useRef } from "react";
import type { Picture as PictureOfFirm } from "../../../domain/entities.ts";
import { useT } from "../../i18n/react.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import styles from "./PictureSheet.module.css";

type Rest = { load: () => void; isLoading: boolean; /** Why it is not there. */ failure: string | undefined };

type Props = {
  pictures: readonly PictureOfFirm[];
  /** Which one is shown; undefined while none is. */
  index: number | undefined;
  nameOf: (index: number) => string;
  onShow: (index: number | undefined) => void;
  /** What can be done with the one that is shown. */
  action?: ReactNode;
  /** What comes after `pictures` and is not loaded: until it is there, the first does not follow the last. */
  rest?: Rest | undefined;
};

/** How far a finger goes for the next picture, in pixels. */
const swipe = 40;

/** One picture on the whole screen, with its neighbours by button, arrow key and swipe. */
export function PictureSheet({ pictures, index, nameOf, onShow, action, rest }: Props) {
  const t = useT();
  const picture = index === undefined ? undefined : pictures[index];
  const count = pictures.length;
  const ratio = picture && picture.width / picture.height;
  const isAtStart = rest !== undefined && index === 0;
  const isAtEnd = rest !== undefined && index === count - 1;
  const step = (by: 1 | -1) => {
    if (by === -1 && isAtStart) return;
    if (by === 1 && isAtEnd) return rest.isLoading ? undefined : rest.load();
    onShow(((index ?? 0) + by + count) % count);
  };
  const begun = useRef<number>(undefined);
  const turn = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  };
  const beginSwipe = ({ touches }: TouchEvent) => {
    begun.current = touches.length === 1 ? touches[0]?.clientX : undefined;
  };
  const endSwipe = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0];
    const way = begun.current === undefined || finger === undefined ? 0 : finger.clientX - begun.current;
    begun.current = undefined;
    if (Math.abs(way) >= swipe) step(way < 0 ? 1 : -1);
  };
  return (
    <Sheet
      isOpen={picture !== undefined}
      onClose={() => onShow(undefined)}
      title={nameOf(index ?? 0)}
      closeLabel={t("app.close")}
      isFull
      onKeyDown={turn}
      onTouchStart={beginSwipe}
      onTouchEnd={endSwipe}
      footer={
        (count > 1 || action) && (
          <div className={styles.foot}>
            {rest?.failure !== undefined && isAtEnd && (
              <Notice tone="honey" role="status">
                {rest.failure}
              </Notice>
            )}
            <div className={styles.buttons}>
              <IconButton
                icon="previous"
                label={t("company.previousPicture")}
                aria-disabled={isAtStart || undefined}
                onClick={() => step(-1)}
              />
              {action}
              <IconButton
                icon="next"
                label={t("company.nextPicture")}
                aria-disabled={(isAtEnd && rest.isLoading) || undefined}
                aria-busy={(isAtEnd && rest.isLoading) || undefined}
                onClick={() => step(1)}
              />
            </div>
          </div>
        )
      }
    >
      {picture && (
        <div className={styles.frame} style={{ aspectRatio: ratio, width: `min(100cqw, 100cqh * ${ratio})` }}>
          <Picture key={picture.url} {...picture} sizes="100vw" isFirst />
        </div>
      )}
    </Sheet>
  );
}
