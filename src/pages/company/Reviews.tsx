import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { companyQuery } from "../../../domain/addresses.ts";
import type { Review, Reviews as ReviewsOfFirm } from "../../../domain/entities.ts";
import { htmlLangOf } from "../../../domain/language.ts";
import { writeQuery } from "../../../domain/query.ts";
import { localDateOf } from "../../../domain/time.ts";
import { Rating } from "../../blocks/Rating.tsx";
import { useNewOnes } from "../../blocks/use-new-ones.ts";
import { formatDate } from "../../format/calendar.ts";
import { formatRating } from "../../format/number.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { getFirmReviews } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import { readCompanyQuery } from "../../routes/hrefs.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Reviews.module.css";

const shown = 4;
const grades = ["EXCELLENT", "GOOD", "NORMAL", "BAD"] as const;

/** What people say of the firm: the grades of all, and their words, the newest first; by page once all are asked for. */
export function Reviews({ firmId }: { firmId: number }) {
  const t = useT();
  const { data, isPending, ...pages } = useInfiniteQuery(getFirmReviews(useSource(), firmId));
  const [params, setParams] = useSearchParams();
  const query = readCompanyQuery(params);
  const totals = data?.pages[0];
  const read = data?.pages.flatMap(({ reviews }) => reviews) ?? [];
  const reviews = query.hasAllReviews ? read : read.slice(0, shown);
  const { list, goToNew } = useNewOnes(reviews.length);
  const showAll = () => {
    goToNew();
    setParams(writeQuery(companyQuery, { ...query, hasAllReviews: true }), { replace: true, preventScrollReset: true });
  };
  const showMore = () => {
    goToNew();
    void pages.fetchNextPage();
  };
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title" aria-busy={isPending}>
      <h2 id="reviews-title">{t("company.reviews")}</h2>
      {isPending && <Skeleton height="12rem" radius="1rem" />}
      {totals?.totalReviewsCount === 0 && <p>{t("company.noReviews")}</p>}
      {totals && totals.totalReviewsCount > 0 && (
        <>
          <Grades reviews={totals} />
          <ul ref={list} className={styles.list}>
            {reviews.map((review) => (
              <li key={review.id} tabIndex={-1}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
          {!query.hasAllReviews && totals.totalReviewsCount > shown && (
            <Button kind="soft" className={styles.more} onClick={showAll}>
              {t("company.allReviews", { total: totals.totalReviewsCount })}
            </Button>
          )}
          {pages.isFetchNextPageError && <Notice tone="plain">{t("company.reviewsFailed")}</Notice>}
          {query.hasAllReviews && pages.hasNextPage && (
            <Button kind="soft" className={styles.more} isBusy={pages.isFetchingNextPage} onClick={showMore}>
              {t("company.moreReviews")}
            </Button>
          )}
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
  const isForeign = review.language !== language;
  const lang = isForeign ? htmlLangOf[review.language] : undefined;
  const what = [
    review.serviceName,
    review.masterName && t("company.ofMaster", { master: review.masterName }),
    isForeign && t(`company.writtenIn.${review.language}`),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <article className={styles.review}>
      <header className={styles.author}>
        <h3>{review.user.name}</h3>
        <time dateTime={review.date}>{formatDate(localDateOf(review.date), language)}</time>
        <Rating rating={review.rating} />
      </header>
      {what && <p className={styles.what}>{typeset(what)}</p>}
      <p lang={lang}>{review.text}</p>
      {review.replyText && (
        <blockquote className={styles.reply}>
          <p className={styles.replyTitle}>{t("company.reply")}</p>
          <p lang={lang}>{review.replyText}</p>
        </blockquote>
      )}
    </article>
  );
}
