import { useQuery } from "@tanstack/react-query";
import type { Review, Reviews as ReviewsOfFirm } from "../../../domain/entities.ts";
import { localDateOf } from "../../../domain/time.ts";
import { Rating } from "../../blocks/Rating.tsx";
import { formatDate } from "../../format/calendar.ts";
import { formatRating } from "../../format/number.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { getFirmReviews } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Reviews.module.css";

const shown = 4;
const grades = ["EXCELLENT", "GOOD", "NORMAL", "BAD"] as const;

/** What people say of the firm: the grades of all, and the newest words. */
export function Reviews({ firmId }: { firmId: number }) {
  const t = useT();
  const { data, isPending } = useQuery(getFirmReviews(useSource(), firmId));
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title" aria-busy={isPending}>
      <h2 id="reviews-title">{t("company.reviews")}</h2>
      {isPending && <Skeleton height="12rem" radius="1rem" />}
      {data?.totalReviewsCount === 0 && <p>{t("company.noReviews")}</p>}
      {data && data.totalReviewsCount > 0 && (
        <>
          <Grades reviews={data} />
          <ul className={styles.list}>
            {data.reviews.slice(0, shown).map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Grades({ reviews }: { reviews: ReviewsOfFirm }) {
  const t = useT();
  const language = useLanguage();
  return (
    <div className={styles.grades}>
      <p className={styles.average}>
        <strong>{formatRating(reviews.averageRating, language)}</strong>
        <span>{t("firm.reviews", { count: reviews.totalReviewsCount })}</span>
      </p>
      <dl className={styles.bars}>
        {grades.map((grade) => (
          <div key={grade} className={styles.bar}>
            <dt>{t(`company.grades.${grade}`)}</dt>
            <dd>
              <meter
                min={0}
                max={reviews.totalReviewsCount}
                value={reviews.grades[grade]}
                aria-label={t(`company.grades.${grade}`)}
              />
              <span>{reviews.grades[grade]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function ReviewCard({ review }: { review: Review }) {
  const t = useT();
  const language = useLanguage();
  return (
    <article className={styles.review}>
      <header className={styles.author}>
        <h3>{review.user.name}</h3>
        <time dateTime={review.date}>{formatDate(localDateOf(review.date), language)}</time>
        <Rating rating={review.rating} />
      </header>
      <p>{review.text}</p>
      {review.replyText && (
        <blockquote className={styles.reply}>
          <p className={styles.replyTitle}>{t("company.reply")}</p>
          <p>{review.replyText}</p>
        </blockquote>
      )}
    </article>
  );
}
