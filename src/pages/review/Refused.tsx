import { limits } from "../../../domain/limits.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { useFlow } from "./flow.ts";
import { Head } from "./Head.tsx";
import styles from "./review.module.css";
import { useVisit } from "./use-visit.ts";

/** Why nothing can be said of the visit here. */
export function Refused() {
  const t = useT();
  const { reservationId } = useFlow();
  const visit = useVisit();
  if (visit === null) return null;
  const why = visit.reviewability === "open" ? "over" : visit.reviewability;
  return (
    <div className={styles.form}>
      <Head title={t(`review.refused.${why}.title`)} />
      <p>{t(`review.refused.${why}.text`, { count: limits.reviewDays })}</p>
      <IntentLink to={hrefs.reservationSuccess(reservationId)} className={buttonClassName({ kind: "soft" })}>
        {t("review.toVisit")}
      </IntentLink>
    </div>
  );
}
