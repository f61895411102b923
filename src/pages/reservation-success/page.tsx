import { useCallback } from "react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { Failed } from "../../blocks/Failed.tsx";
import { useAccount } from "../../blocks/account.ts";
import { useT } from "../../i18n/react.tsx";
import { getReservation } from "../../queries/reservation.ts";
import { useSource } from "../../queries/source.ts";
import { ReservationDetails, ReservationDetailsSkeleton } from "./ReservationDetails.tsx";
import { NoSecret } from "./NoSecret.tsx";
import styles from "./success.module.css";
import { useSecret } from "./use-secret.ts";

/** A reservation that was made, for the guest who has its secret and the client whose phone it is of (spec §2, the reservation success page). */
export function Page() {
  const { reservationId = "" } = useParams();
  const secret = useSecret(reservationId);
  const { user } = useAccount();
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex" />
      {secret === undefined && user === undefined ? (
        <NoSecret reservationId={reservationId} />
      ) : (
        <Reserved reservationId={reservationId} secret={secret} />
      )}
    </div>
  );
}

function Reserved({ reservationId, secret }: { reservationId: string; secret: string | undefined }) {
  const t = useT();
  const source = useSource();
  const { data, isError, isFetching, refetch } = useQuery({
    ...getReservation(source, reservationId, secret),
    // In another language the same visit stays in view.
    placeholderData: (previous) => previous,
  });
  const onChanged = useCallback(() => void refetch(), [refetch]);
  if (data) return <ReservationDetails reservation={data} secret={secret} onChanged={onChanged} />;
  if (!isError) return <ReservationDetailsSkeleton />;
  return <Failed title={t("success.failed")} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
