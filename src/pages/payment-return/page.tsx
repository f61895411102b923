import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { returnedLinkPath } from "../../../domain/payment-link.ts";
import { paymentReturned } from "../../../domain/payment-returned.ts";
import { paymentStage } from "../../../domain/payment-stage.ts";
import { useAccount } from "../../blocks/account.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { useT } from "../../i18n/react.tsx";
import { getPrepayment } from "../../queries/prepayment.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs, readPaymentReturnQuery } from "../../routes/hrefs.ts";
import { BringingProof } from "./BringingProof.tsx";
import { Checking } from "./Checking.tsx";
import { SavedAtPage } from "./SavedAtPage.tsx";
import { usePaymentReturnPort } from "./port.ts";
import styles from "./payment-return.module.css";

/** Where a bank or a processor sends people back to (spec §2, cb): it knows nothing but whom to ask. */
export function Page() {
  const t = useT();
  const { reservationId, bindingId, linkId, giftCardId, cardId } = readPaymentReturnQuery(useSearchParams()[0]);
  const { isFramed, tellPageAround, secretOf } = usePaymentReturnPort();
  const { user } = useAccount();
  const { hash } = useLocation();
  const [isInside] = useState(isFramed);
  const secret = reservationId === undefined ? undefined : secretOf(reservationId);
  const isOfSaving = !isInside && cardId !== undefined && user !== undefined;
  const isOfCard = !isInside && bindingId !== undefined && user !== undefined;
  useEffect(() => {
    if (isInside) tellPageAround(paymentReturned(hash.slice(1)));
  }, [isInside, hash, tellPageAround]);
  const isKnown = !isInside && reservationId !== undefined && (secret !== undefined || user !== undefined);
  const isOfLink = !isInside && linkId !== undefined;
  const isOfGiftCard = !isInside && giftCardId !== undefined;
  return (
    <div className={styles.page}>
      <title>{t("payment.return.title")}</title>
      <meta name="robots" content="noindex" />
      {isKnown && <Asking reservationId={reservationId} secret={secret} />}
      {isOfCard && <BringingProof bindingId={bindingId} />}
      {isOfSaving && <SavedAtPage cardId={cardId} />}
      {isInside && <Checking />}
      {isOfLink && <Navigate to={returnedLinkPath(linkId)} replace />}
      {isOfGiftCard && <Navigate to={hrefs.giftCard(giftCardId)} replace />}
      {!isInside && !isKnown && !isOfCard && !isOfSaving && !isOfLink && !isOfGiftCard && (
        <>
          <h1>{t("payment.return.elsewhere")}</h1>
          <p>{t("payment.return.elsewhereText")}</p>
        </>
      )}
    </div>
  );
}

const askEveryMs = 2000;
/** The processor may still say that it waits for the client, who was there a moment ago. */
const patienceMs = 20_000;

/** Asks until it is known what came of the payment, and leads on. */
function Asking({ reservationId, secret }: { reservationId: string; secret: string | undefined }) {
  const t = useT();
  const [since] = useState(Date.now);
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...getPrepayment(useSource(), reservationId, secret),
    refetchOnMount: "always",
    refetchInterval: askEveryMs,
    staleTime: 0,
  });
  const stage = data && dataUpdatedAt >= since ? paymentStage({ subject: "reservation", ...data }) : undefined;
  const isLeft = stage === "authenticating" && dataUpdatedAt - since > patienceMs;
  if (stage === "settled" || stage === "due" || stage === "over" || isLeft)
    return <Navigate to={hrefs.prepayment(reservationId)} replace />;
  if (isError) return <Failed title={t("payment.readFailed")} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <Checking />;
}
