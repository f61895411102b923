import type { Grade, Reviews } from "../../../domain/entities.ts";
import { formatRating } from "../../format/number.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { classes } from "../../ui/classes.ts";
import styles from "./Reviews.module.css";

const grades = ["EXCELLENT", "GOOD", "NORMAL", "BAD"] as const;

type Props = {
  reviews: Reviews;
  /** Only whose reviews are shown. */
  chosen: Grade | undefined;
  onChoose: (grade: Grade | undefined) => void;
};

/** The average, and how many reviews have each grade; a press on a grade shows those alone, and another one all again. */
export function Grades({ reviews, chosen, onChoose }: Props) {
  const t = useT();
  const language = useLanguage();
  return (
    <div className={styles.grades}>
      <p className={styles.average}>
        <strong>{formatRating(reviews.averageRating, language)}</strong>
        <span>{t("firm.reviews", { count: reviews.totalReviewsCount })}</span>
      </p>
      <ul className={styles.bars}>
        {grades.map((grade) => (
          <li key={grade}>
            <button
              type="button"
              className={classes(styles.bar, grade === chosen && styles.chosen)}
              aria-pressed={grade === chosen}
              disabled={reviews.grades[grade] === 0 && grade !== chosen}
              onClick={() => onChoose(grade === chosen ? undefined : grade)}
            >
              <span>{t(`company.grades.${grade}`)}</span>
              <meter
                min={0}
                max={reviews.totalReviewsCount}
                value={reviews.grades[grade]}
                aria-label={t(`company.grades.${grade}`)}
              />
              <span>{reviews.grades[grade]}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
