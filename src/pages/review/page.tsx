import { Suspense, useEffect } from "react";
import { useParams } from "react-router-dom";
import { useAccount } from "../../blocks/account.ts";
import { NoSecret } from "../../blocks/NoSecret.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { useReviewPort } from "./port.ts";
import { Review } from "./Review.tsx";
import { ReviewSkeleton } from "./ReviewSkeleton.tsx";
import styles from "./review.module.css";

/** What a client says of a visit (spec §1, §7): /my/reservation/{id}/review. */
export function Page() {
  const t = useT();
  const { reservationId = "" } = useParams();
  const { user } = useAccount();
  const { Run, preload, secretOf } = useReviewPort();
  const secret = secretOf(reservationId);
  useEffect(preload, [preload]);
  return (
    <div className={styles.page}>
      <title>{t("review.title")}</title>
      <meta name="robots" content="noindex" />
      {secret === undefined && user === undefined ? (
        <NoSecret signIn={hrefs.signIn("sms", hrefs.reservationReview(reservationId))} home={hrefs.home()} />
      ) : (
        <Suspense fallback={<ReviewSkeleton />}>
          <Run key={user?.id} reservationId={reservationId} secret={secret ?? null}>
            {(actor) => <Review actor={actor} reservationId={reservationId} />}
          </Run>
        </Suspense>
      )}
    </div>
  );
}
