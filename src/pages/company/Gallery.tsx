import { type ReactNode, useRef, useState } from "react";
import type { Picture as PictureOfFirm } from "../../../domain/entities.ts";
import { useT } from "../../i18n/react.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./Gallery.module.css";
import { PictureSheet } from "./PictureSheet.tsx";

type Props = {
  pictures: readonly PictureOfFirm[];
  /** What lies over the corner of the pictures. */ children: ReactNode;
};

/** The firm's pictures: swiped through on a phone, side by side on a wide screen; a press shows one large. */
export function Gallery({ pictures, children }: Props) {
  const t = useT();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState<number>();
  const look = () => {
    const list = strip.current;
    const width = list?.firstElementChild?.clientWidth;
    if (list && width) setShown(Math.round(list.scrollLeft / width));
  };
  const step = (direction: 1 | -1) => {
    const width = strip.current?.firstElementChild?.clientWidth ?? 0;
    strip.current?.scrollBy({ left: direction * width, behavior: "smooth" });
  };
  const nameOf = (index: number) => t("company.picture", { number: index + 1, total: pictures.length });
  return (
    <section className={styles.gallery} aria-label={t("company.pictures")}>
      <ul ref={strip} className={styles.strip} onScroll={look}>
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <button
              type="button"
              className={styles.frame}
              aria-label={nameOf(index)}
              onClick={() => setEnlarged(index)}
            >
              <Picture
                {...picture}
                sizes="(min-width: 72rem) 48rem, (min-width: 60rem) 66vw, 100vw"
                isFirst={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.over}>
        {children}
        {pictures.length > 1 && (
          <p className={styles.count} aria-hidden="true">
            {shown + 1} / {pictures.length}
          </p>
        )}
      </div>
      {pictures.length > 1 && (
        <div className={styles.buttons}>
          <IconButton icon="previous" label={t("company.previousPicture")} onClick={() => step(-1)} />
          <IconButton icon="next" label={t("company.nextPicture")} onClick={() => step(1)} />
        </div>
      )}
      <PictureSheet pictures={pictures} index={enlarged} nameOf={nameOf} onShow={setEnlarged} />
    </section>
  );
}
