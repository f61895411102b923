import { type ReactNode, type RefObject, useId } from "react";
import { useT } from "../../i18n/react.tsx";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/Icon.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./review.module.css";

const all = [1, 2, 3, 4, 5] as const;

type Props = {
  /** Who is graded, and what for screen readers alone. */
  label: ReactNode;
  rating: number | null;
  onRate: (rating: number) => void;
  error?: string | undefined;
  /** The first star. */
  first?: RefObject<HTMLInputElement | null>;
};

/** One to five stars, and the word for what is chosen. */
export function Stars({ label, rating, onRate, error, first }: Props) {
  const t = useT();
  const name = useId();
  const chosen = all.find((star) => star === rating);
  return (
    <fieldset className={styles.stars} aria-describedby={error === undefined ? undefined : `${name}-error`}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {all.map((star) => (
          <label key={star} className={classes(styles.star, rating !== null && star <= rating && styles.on)}>
            <input
              ref={star === 1 ? first : undefined}
              type="radio"
              name={name}
              checked={star === rating}
              onChange={() => onRate(star)}
            />
            <Icon name="star" />
            <VisuallyHidden>{t("review.starsOf", { stars: star, word: t(`review.star.${star}`) })}</VisuallyHidden>
          </label>
        ))}
        <span className={styles.word} aria-hidden="true">
          {chosen && t(`review.star.${chosen}`)}
        </span>
      </div>
      {error !== undefined && (
        <p id={`${name}-error`} className={styles.wrong} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
