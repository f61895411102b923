import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { secretMark } from "../../../domain/addresses.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { useT } from "../../i18n/react.tsx";
import { getReservationLink } from "../../queries/reservation.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./short-link.module.css";

/** The short link of a message (spec §2, sl/{token}): it leads to the visit whose key its token is, and changes nothing. */
export function Page() {
  const t = useT();
  const { token = "" } = useParams();
  const { search } = useLocation();
  const { data, isError, isFetching, refetch } = useQuery(getReservationLink(useSource(), token));
  if (data) {
    const place = { pathname: hrefs.reservationSuccess(data.reservationId), search, hash: secretMark + token };
    return <Navigate to={place} replace />;
  }
  return (
    <div className={styles.page}>
      <title>{t("shortLink.title")}</title>
      <meta name="robots" content="noindex" />
      {isError ? (
        <Failed isPage title={t("success.failed")} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div className={styles.opening} aria-busy="true">
          <VisuallyHidden>{t("success.loading")}</VisuallyHidden>
          <Skeleton width="14rem" height="2.25rem" />
          <Skeleton width="18rem" height="1.5rem" />
          <Skeleton height="18rem" radius="var(--radius-l)" />
        </div>
      )}
    </div>
  );
}
