import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Grade, Reviews } from "../../../domain/entities.ts";
import { useNewOnes } from "../../blocks/use-new-ones.ts";
import { useT } from "../../i18n/react.tsx";
import { reviewsInAll } from "../../queries/salon.ts";
import { Button } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Grades } from "./Grades.tsx";
import { ReviewCard } from "./ReviewCard.tsx";
import styles from "./Reviews.module.css";

const shown = 4;

type Props = {
  title: string;
  query: UseInfiniteQueryResult<InfiniteData<Reviews>>;
  grade: Grade | undefined;
  onGrade: (grade: Grade | undefined) => void;
  /** False while only the newest are shown. */
  isAll: boolean;
  onAll: () => void;
  /** What else narrows them. */
  children?: ReactNode;
};

/** Reviews: the grades of all, and their words, the newest first; by page once all are asked for. */
export function ReviewPages({ title, query, grade, onGrade, isAll, onAll, children }: Props) {
  const t = useT();
  const { data, isPending, isPlaceholderData, ...pages } = query;
  const totals = data?.pages[0];
  const read = data?.pages.flatMap(({ reviews }) => reviews) ?? [];
  const reviews = isAll ? read : read.slice(0, shown);
  const { list, goToNew } = useNewOnes(reviews.length);
  const showAll = () => {
    goToNew();
    onAll();
  };
  const showMore = () => {
    goToNew();
    void pages.fetchNextPage();
  };
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title" aria-busy={isPending}>
      <h2 id="reviews-title">{title}</h2>
      {isPending && <Skeleton height="12rem" radius="1rem" />}
      {children}
      {totals?.totalReviewsCount === 0 && <p>{t("company.noReviews")}</p>}
      {totals && totals.totalReviewsCount > 0 && (
        <>
          <Grades reviews={totals} chosen={grade} onChoose={onGrade} />
          {reviews.length === 0 && <p>{t("company.noneOfGrade")}</p>}
          <ul ref={list} className={classes(styles.list, isPlaceholderData && styles.stale)}>
            {reviews.map((review) => (
              <li key={review.id} tabIndex={-1}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
          {!isAll && reviewsInAll(totals, grade) > shown && (
            <Button kind="soft" className={styles.more} onClick={showAll}>
              {t("company.allReviews", { total: reviewsInAll(totals, grade) })}
            </Button>
          )}
          {pages.isFetchNextPageError && <Notice tone="plain">{t("company.reviewsFailed")}</Notice>}
          {isAll && pages.hasNextPage && (
            <Button kind="soft" className={styles.more} isBusy={pages.isFetchingNextPage} onClick={showMore}>
              {t("company.moreReviews")}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
