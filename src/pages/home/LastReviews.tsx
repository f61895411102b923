import { useQuery } from "@tanstack/react-query";
import type { Home, HomeReview } from "../../../domain/entities.ts";
import { htmlLangOf } from "../../../domain/language.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { Rating } from "../../blocks/Rating.tsx";
import { Scroller } from "../../blocks/Scroller.tsx";
import { useDates } from "../../blocks/use-dates.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { getHomeReviews } from "../../queries/home.ts";
import { useBackgroundSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { classes } from "../../ui/classes.ts";
import { cardLinkClassName, linkCardClassName } from "../../ui/link-card.ts";
import styles from "./LastReviews.module.css";

/** So many letters of a review are shown; its page has the rest. */
const mostLetters = 140;

/** What was said last of the salons of a city. */
export function LastReviews({ city }: { city: Home["city"] }) {
  const t = useT();
  const { data } = useQuery(getHomeReviews(useBackgroundSource(), city));
  if (data === undefined || data.reviews.length === 0) return null;
  return (
    <section className={styles.reviews} aria-labelledby="last-reviews">
      <h2 id="last-reviews">{t("home.lastReviews")}</h2>
      <Scroller className={styles.row}>
        {data.reviews.map((one) => (
          <li key={one.firm.id}>
            <LastReview {...one} />
          </li>
        ))}
      </Scroller>
    </section>
  );
}

function LastReview({ review, firm }: HomeReview) {
  const t = useT();
  const language = useLanguage();
  const { dateOf } = useDates();
  const isForeign = review.language !== language;
  return (
    <article className={classes(linkCardClassName, styles.review)}>
      <header className={styles.firm}>
        <img src={firm.avatarUrl} alt="" width={44} height={44} loading="lazy" decoding="async" />
        <h3>
          <IntentLink to={hrefs.company(firm.urlKey)} className={cardLinkClassName}>
            {typeset(firm.name)}
          </IntentLink>
        </h3>
        <Rating rating={review.rating} />
      </header>
      <p className={styles.text} lang={isForeign ? htmlLangOf[review.language] : undefined}>
        {beginningOf(review.text)}
      </p>
      <p className={styles.who}>
        {review.user.name} · <time dateTime={review.date}>{dateOf(review.date)}</time>
        {isForeign && ` · ${t(`firm.writtenIn.${review.language}`)}`}
      </p>
    </article>
  );
}

function beginningOf(text: string): string {
  if (text.length <= mostLetters) return text;
  const shown = text.slice(0, mostLetters);
  return `${shown.slice(0, shown.lastIndexOf(" "))}…`;
}
