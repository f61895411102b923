import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { dragged, mostZoom, squareOf, wholeCrop, zoomed, type OpenPicture } from "../../../domain/crop.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import styles from "./CropSheet.module.css";

type Props = { picture: OpenPicture; onClose: () => void; onUse: (image: string) => void };

const arrowStep = 0.05;
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: arrowStep, y: 0 },
  ArrowRight: { x: -arrowStep, y: 0 },
  ArrowUp: { x: 0, y: arrowStep },
  ArrowDown: { x: 0, y: -arrowStep },
};

/** Chooses the square of a picture that others will see: by finger, by mouse or by arrow keys. */
export function CropSheet({ picture, onClose, onUse }: Props) {
  const t = useT();
  const [crop, setCrop] = useState(wholeCrop);
  const from = useRef<{ x: number; y: number } | null>(null);
  const move = (by: { x: number; y: number }) => setCrop((before) => dragged(picture, before, by));
  const drag = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (from.current === null) return;
    const side = currentTarget.clientWidth;
    move({ x: (clientX - from.current.x) / side, y: (clientY - from.current.y) / side });
    from.current = { x: clientX, y: clientY };
  };
  const hold = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const letGo = () => {
    from.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  const { left, top, size } = squareOf(picture, crop);
  const place = {
    width: `${(picture.width / size) * 100}%`,
    left: `${(-left / size) * 100}%`,
    top: `${(-top / size) * 100}%`,
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t("profile.cropTitle")}
      closeLabel={t("app.close")}
      footer={
        <Button isWide onClick={() => onUse(picture.cut(squareOf(picture, crop)))}>
          {t("profile.usePicture")}
        </Button>
      }
    >
      <div className={styles.crop}>
        <button
          type="button"
          aria-label={t("profile.cropHint")}
          className={styles.window}
          onKeyDown={press}
          onPointerDown={hold}
          onPointerMove={drag}
          onPointerUp={letGo}
          onPointerCancel={letGo}
        >
          <img src={picture.url} alt="" style={place} draggable={false} />
        </button>
        <p className={styles.hint}>{t("profile.cropHint")}</p>
        <label className={styles.zoom}>
          {t("profile.crop")}
          <input
            type="range"
            min={1}
            max={mostZoom}
            step={0.05}
            value={crop.zoom}
            onChange={({ target }) => setCrop((before) => zoomed(picture, before, Number(target.value)))}
          />
        </label>
      </div>
    </Sheet>
  );
}
