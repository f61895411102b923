import type { Picture as PictureOfFirm } from "../../../domain/entities.ts";
import { useT } from "../../i18n/react.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import styles from "./PictureSheet.module.css";

type Props = {
  pictures: readonly PictureOfFirm[];
  /** Which one is shown; undefined while none is. */
  index: number | undefined;
  nameOf: (index: number) => string;
  onShow: (index: number | undefined) => void;
};

/** One picture, large, with the way to its neighbours. */
export function PictureSheet({ pictures, index, nameOf, onShow }: Props) {
  const t = useT();
  const picture = index === undefined ? undefined : pictures[index];
  const count = pictures.length;
  const step = (by: number) => onShow(((index ?? 0) + by + count) % count);
  return (
    <Sheet
      isOpen={picture !== undefined}
      onClose={() => onShow(undefined)}
      title={nameOf(index ?? 0)}
      closeLabel={t("app.close")}
      isWide
      footer={
        count > 1 && (
          <div className={styles.buttons}>
            <IconButton icon="previous" label={t("company.previousPicture")} onClick={() => step(-1)} />
            <IconButton icon="next" label={t("company.nextPicture")} onClick={() => step(1)} />
          </div>
        )
      }
    >
      {picture && (
        <div className={styles.frame} style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
          <Picture key={picture.url} {...picture} sizes="(min-width: 60rem) 57rem, 100vw" isFirst />
        </div>
      )}
    </Sheet>
  );
}
