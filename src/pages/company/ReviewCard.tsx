import type { Review } from "../../../domain/entities.ts";
import { htmlLangOf } from "../../../domain/language.ts";
import { Rating } from "../../blocks/Rating.tsx";
import { useDates } from "../../blocks/use-dates.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { ReviewPhotos } from "./ReviewPhotos.tsx";
import styles from "./Reviews.module.css";

/** A client's words, of what and of whom they are, and the salon's reply. */
export function ReviewCard({ review }: { review: Review }) {
  const t = useT();
  const language = useLanguage();
  const { dateOf } = useDates();
  const isForeign = review.language !== language;
  const lang = isForeign ? htmlLangOf[review.language] : undefined;
  const what = [
    review.serviceName,
    review.masterName && t("company.ofMaster", { master: review.masterName }),
    isForeign && t(`firm.writtenIn.${review.language}`),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <article className={styles.review}>
      <header className={styles.author}>
        <h3>{review.user.name}</h3>
        <time dateTime={review.date}>{dateOf(review.date)}</time>
        <Rating rating={review.rating} />
      </header>
      {what && <p className={styles.what}>{typeset(what)}</p>}
      {review.text !== "" && (
        <p lang={lang} className={styles.text}>
          {review.text}
        </p>
      )}
      {review.masters?.map(({ masterId, masterName, rating }) => (
        <p key={masterId} className={styles.what}>
          {masterName} <Rating rating={rating} />
        </p>
      ))}
      {review.photos && <ReviewPhotos photos={review.photos} author={review.user} />}
      {review.replyText && (
        <blockquote className={styles.reply}>
          <p className={styles.replyTitle}>{t("company.reply")}</p>
          <p lang={lang}>{review.replyText}</p>
        </blockquote>
      )}
    </article>
  );
}
