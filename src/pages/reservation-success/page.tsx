import { useCallback, useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { visitLinkQuery } from "../../../domain/page-queries.ts";
import { failureOf, isRefusal, waitSecondsOf } from "../../../domain/failure.ts";
import { readQuery } from "../../../domain/query.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { useAccount } from "../../blocks/account.ts";
import { NoSecret } from "../../blocks/NoSecret.tsx";
import { useT } from "../../i18n/react.tsx";
import { getReservation } from "../../queries/reservation.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { ReservationDetails, ReservationDetailsSkeleton } from "./ReservationDetails.tsx";
import { useSuccessPort } from "./port.ts";
import { secretIn } from "./shared-link.ts";
import styles from "./success.module.css";

/** A reservation that was made, for the guest who has its secret and the client whose phone it is of (spec §2, the reservation success page). */
export function Page() {
  const { reservationId = "" } = useParams();
  const shared = secretIn(useLocation().hash);
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex" />
      {shared === undefined ? (
        <BySavedSecret reservationId={reservationId} />
      ) : (
        <BySharedSecret key={shared} reservationId={reservationId} secret={shared} />
      )}
    </div>
  );
}

function BySavedSecret({ reservationId }: { reservationId: string }) {
  const { secretOf } = useSuccessPort();
  const { user } = useAccount();
  const secret = secretOf(reservationId);
  if (secret === undefined && user === undefined) return <Closed reservationId={reservationId} />;
  return <Reserved reservationId={reservationId} secret={secret} />;
}

/** A link may have been damaged on its way: its secret is kept once it has opened the visit, and else the kept one stays. */
function BySharedSecret({ reservationId, secret }: { reservationId: string; secret: string }) {
  const t = useT();
  const source = useSource();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { user } = useAccount();
  const { secretOf, keepSecret, backgroundClient } = useSuccessPort();
  const kept = secretOf(reservationId);
  const { isSuccess, isError, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...getReservation(kept === undefined ? source : { ...source, client: backgroundClient }, reservationId, secret),
    refetchOnMount: "always",
  });
  const hasOpened = isSuccess && isFetchedAfterMount;
  const isRefused = isError && isRefusedForGood(error);
  const isSettled = hasOpened || (isRefused && kept !== undefined);
  // To who is signed in their account may have opened it: that says nothing of the secret.
  const isProven = hasOpened && (kept === undefined || user === undefined);
  useEffect(() => {
    if (isProven) keepSecret(reservationId, secret);
    const here = isToReview(search) ? hrefs.reservationReview(reservationId) : pathname + search;
    if (isSettled) void navigate(here, { replace: true });
  }, [isProven, isSettled, keepSecret, reservationId, secret, navigate, pathname, search]);
  if (!isError || isSettled) return <ReservationDetailsSkeleton />;
  if (isRefused) return <Closed reservationId={reservationId} />;
  return <Failed title={t("success.failed")} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

/** The page of an address that opens nothing here: no key is kept for it, or the service takes it for none. */
function Closed({ reservationId }: { reservationId: string }) {
  return <NoSecret signIn={hrefs.signIn("sms", hrefs.reservationSuccess(reservationId))} home={hrefs.home()} />;
}

function isRefusedForGood(error: unknown): boolean {
  const failure = failureOf(error);
  return isRefusal(failure) && waitSecondsOf(failure) === 0;
}

/** Whether the message that led here asks for a review. */
function isToReview(search: string): boolean {
  return readQuery(visitLinkQuery, new URLSearchParams(search)).isToReview;
}

function Reserved({ reservationId, secret }: { reservationId: string; secret: string | undefined }) {
  const t = useT();
  const source = useSource();
  const { data, dataUpdatedAt, isError, error, isFetching, refetch } = useQuery({
    ...getReservation(source, reservationId, secret),
    // In another language the same visit stays in view.
    placeholderData: (previous) => previous,
  });
  const onChanged = useCallback(() => void refetch(), [refetch]);
  if (data)
    return <ReservationDetails reservation={data} readAt={dataUpdatedAt} secret={secret} onChanged={onChanged} />;
  if (!isError) return <ReservationDetailsSkeleton />;
  if (isRefusedForGood(error)) return <Closed reservationId={reservationId} />;
  return <Failed title={t("success.failed")} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
