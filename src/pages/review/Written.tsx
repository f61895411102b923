import { unpublishedOf } from "../../../machines/review/selectors.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { Rating } from "../../blocks/Rating.tsx";
import { useDates } from "../../blocks/use-dates.ts";
import { formatTime } from "../../format/calendar.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useFlow, useFlowSelector, useFlowState, useSend } from "./flow.ts";
import { Head } from "./Head.tsx";
import { TakingBack } from "./TakingBack.tsx";
import styles from "./review.module.css";
import { useVisit } from "./use-visit.ts";

/** What was written here, where something else is published. */
function Unpublished() {
  const t = useT();
  const choice = useFlowSelector(unpublishedOf);
  const isTakeableBack = useFlowState() !== "reviewed";
  if (choice === null) return null;
  const text = choice.text.trim();
  return (
    <Notice tone="honey" role="status" title={t("review.unpublished.title")}>
      <Rating rating={choice.rating ?? 0} />
      {text !== "" && <blockquote className={styles.text}>{text}</blockquote>}
      <p>{t(isTakeableBack ? "review.unpublished.instead" : "review.unpublished.stands")}</p>
    </Notice>
  );
}

/** The review as everybody reads it, and for a while the way to take it back. */
export function Written() {
  const t = useT();
  const { dateOf } = useDates();
  const send = useSend();
  const state = useFlowState();
  const { reservationId } = useFlow();
  const visit = useVisit();
  const review = visit?.review;
  const isOther = useFlowSelector(unpublishedOf) !== null;
  if (visit === null || review === undefined) return null;
  const { urlKey } = visit.firm;
  const until = review.takeBackUntil;
  return (
    <div className={styles.form}>
      <Head title={t(isOther ? "review.unpublished.heading" : "review.written")} />
      {isOther ? <Unpublished /> : <p>{t("review.writtenLead")}</p>}
      <article className={styles.card} aria-label={t("review.own")}>
        <p className={styles.author}>
          <strong>{visit.authorName}</strong>
          <time dateTime={review.date}>{dateOf(review.date)}</time>
          <Rating rating={review.rating} />
        </p>
        {review.text !== "" && <p className={styles.text}>{review.text}</p>}
        {review.masters.map(({ masterId, rating }) => (
          <p key={masterId} className={styles.graded}>
            {visit.masters.find(({ id }) => id === masterId)?.name} <Rating rating={rating} />
          </p>
        ))}
        {review.photos.length > 0 && (
          <ul className={styles.thumbs}>
            {review.photos.map(({ smallUrl }, index) => (
              <li key={smallUrl}>
                <img src={smallUrl} alt={t("review.photo", { number: index + 1 })} width={320} height={320} />
              </li>
            ))}
          </ul>
        )}
      </article>
      <div className={styles.ways}>
        {urlKey !== undefined && (
          <IntentLink to={hrefs.company(urlKey, { hasAllReviews: true })} className={buttonClassName()}>
            {t("review.toFirm")}
          </IntentLink>
        )}
        <IntentLink to={hrefs.reservationSuccess(reservationId)} className={buttonClassName({ kind: "soft" })}>
          {t("review.toVisit")}
        </IntentLink>
      </div>
      {until !== undefined && state !== "reviewed" && (
        <div className={styles.takeBack}>
          <p className={styles.quiet}>{t("review.takeBack.until", { date: dateOf(until), time: formatTime(until) })}</p>
          <Button kind="plain" onClick={() => send({ type: "taking-back.requested" })}>
            {t("review.takeBack.open")}
          </Button>
        </div>
      )}
      <TakingBack isOpen={state === "confirmingTakingBack" || state === "takingBackReview"} />
    </div>
  );
}
