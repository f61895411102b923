import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate } from "react-router-dom";
import { Failed } from "../../blocks/Failed.tsx";
import { useT } from "../../i18n/react.tsx";
import { getCardSaving } from "../../queries/card-saving.ts";
import { useBackgroundSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Checking } from "./Checking.tsx";

const askEveryMs = 1000;
/** Who comes back without a card is led on after so long. */
const patienceMs = 15_000;

/** Asks whether the card was saved at PayBox's page, and leads back to where it was wanted. */
export function SavedAtPage({ cardId }: { cardId: string }) {
  const t = useT();
  const [since] = useState(Date.now);
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...getCardSaving(useBackgroundSource(), cardId),
    refetchInterval: askEveryMs,
    staleTime: 0,
  });
  const isSaved = data?.status === "saved";
  if (isSaved || data?.status === "failed" || (data !== undefined && dataUpdatedAt - since > patienceMs)) {
    const { reservationId } = data;
    const to = reservationId === undefined ? hrefs.cards() : hrefs.prepayment(reservationId);
    return <Navigate to={to} replace state={isSaved ? { savedCardId: cardId } : null} />;
  }
  if (isError) return <Failed title={t("cards.failed")} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <Checking title={t("cards.atPage.checking")} text={t("cards.atPage.checkingText")} />;
}
