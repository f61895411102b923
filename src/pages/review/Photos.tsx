import { type ChangeEvent, useRef, useState } from "react";
import { newIdempotencyKey } from "../../../domain/idempotency-key.ts";
import { limits } from "../../../domain/limits.ts";
import type { ChosenPhoto } from "../../../domain/review-draft.ts";
import { choiceOf } from "../../../machines/review/selectors.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { useFlowSelector, useSend } from "./flow.ts";
import { useReviewPort } from "./port.ts";
import styles from "./review.module.css";

const kinds = "image/jpeg,image/png,image/webp";

/** What it looked like: photos are made small here, before they are sent. */
export function Photos() {
  const t = useT();
  const send = useSend();
  const { readPhoto } = useReviewPort();
  const { photos } = useFlowSelector(choiceOf);
  const [isReading, setReading] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const room = limits.reviewPhotos - photos.length;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, room);
    // The same file may be chosen again.
    target.value = "";
    setReading(true);
    const read = await Promise.allSettled(files.map(readPhoto));
    setReading(false);
    const added = read.flatMap((one): ChosenPhoto[] =>
      one.status === "fulfilled" ? [{ id: newIdempotencyKey(), image: one.value }] : [],
    );
    setUnreadable(added.length < files.length);
    if (added.length > 0) send({ type: "photos.added", photos: added });
  };
  const remove = (id: string) => {
    send({ type: "photo.removed", id });
    button.current?.focus();
  };
  return (
    <section className={styles.photos} aria-labelledby="review-photos">
      <h2 id="review-photos">{t("review.photos")}</h2>
      <p className={styles.quiet}>{t("review.photosHint", { count: limits.reviewPhotos })}</p>
      {photos.length > 0 && (
        <ul className={styles.thumbs}>
          {photos.map(({ id, image }, index) => (
            <li key={id}>
              <img src={`data:image/jpeg;base64,${image}`} alt={t("review.photo", { number: index + 1 })} />
              <IconButton
                icon="close"
                label={t("review.removePhoto", { number: index + 1 })}
                onClick={() => remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={button}
        kind="soft"
        isBusy={isReading}
        aria-disabled={room === 0 || undefined}
        onClick={() => room > 0 && input.current?.click()}
      >
        {t("review.addPhotos")}
      </Button>
      {isUnreadable && (
        <p role="alert" className={styles.wrong}>
          {t("review.photoUnreadable")}
        </p>
      )}
      <input ref={input} type="file" accept={kinds} multiple hidden onChange={(event) => void choose(event)} />
    </section>
  );
}
