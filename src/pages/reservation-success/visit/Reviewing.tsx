import { useQuery } from "@tanstack/react-query";
import { Rating } from "../../../blocks/Rating.tsx";
import { IntentLink } from "../../../blocks/IntentLink.tsx";
import { useT } from "../../../i18n/react.tsx";
import type { OwnVisit } from "../../../queries/complaints.ts";
import { getReview } from "../../../queries/review.ts";
import { useSource } from "../../../queries/source.ts";
import { hrefs } from "../../../routes/hrefs.ts";
import { buttonClassName } from "../../../ui/Button.tsx";
import { useSuccessPort } from "../port.ts";
import styles from "./visit.module.css";

/** What the client has said of a visit that is over, or the way to say it; nothing where neither is. */
export default function Reviewing(own: OwnVisit) {
  const t = useT();
  const source = useSource();
  const { backgroundClient } = useSuccessPort();
  const { data } = useQuery(getReview({ ...source, client: backgroundClient }, own));
  const review = data?.review;
  if (review === undefined && data?.reviewability !== "open") return null;
  const isWritten = review !== undefined;
  return (
    <section className={styles.reviewing} aria-labelledby="reviewing">
      <h2 id="reviewing">{t(isWritten ? "success.review.own" : "success.review.title")}</h2>
      {isWritten ? <Rating rating={review.rating} /> : <p>{t("success.review.lead")}</p>}
      {review?.text && <p className={styles.text}>{review.text}</p>}
      <IntentLink
        to={hrefs.reservationReview(own.reservationId)}
        className={buttonClassName({ kind: isWritten ? "soft" : "act" })}
      >
        {t(isWritten ? "success.review.read" : "success.review.open")}
      </IntentLink>
    </section>
  );
}
