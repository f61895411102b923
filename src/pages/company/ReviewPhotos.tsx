import { useState } from "react";
import type { Review, ReviewPhoto } from "../../../domain/entities.ts";
import { useT } from "../../i18n/react.tsx";
import { PictureSheet } from "./PictureSheet.tsx";
import styles from "./Reviews.module.css";

type Props = { photos: readonly ReviewPhoto[]; author: Review["user"] };

/** The photos of a review, small; any is seen large. */
export function ReviewPhotos({ photos, author: { name } }: Props) {
  const t = useT();
  const [enlarged, setEnlarged] = useState<number>();
  const nameOf = (index: number) => t("company.reviewPhoto", { number: index + 1, total: photos.length, name });
  return (
    <>
      <ul className={styles.photos}>
        {photos.map(({ url, smallUrl }, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={t("company.openReviewPhoto", { number: index + 1, name })}
              onClick={() => setEnlarged(index)}
            >
              <img src={smallUrl} alt="" width={320} height={320} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      <PictureSheet
        pictures={photos.map(({ url, width, height }, index) => ({
          url,
          width,
          height,
          alt: nameOf(index),
          placeholder: "transparent",
        }))}
        index={enlarged}
        nameOf={nameOf}
        onShow={setEnlarged}
      />
    </>
  );
}
