import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate } from "react-router-dom";
import { failureOf, isRefusal } from "../../../domain/failure.ts";
import type { Payable } from "../../../domain/payable.ts";
import { paymentStage } from "../../../domain/payment-stage.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { useT } from "../../i18n/react.tsx";
import { Checking } from "./Checking.tsx";

/** The processor may still say that it waits for the client, who was there a moment ago. */
const pollForMs = 20_000;

/** How a query asks that is to know what came of a payment. */
export const again = { refetchOnMount: "always", refetchInterval: 2000, staleTime: 0 } as const;

type Props = {
  /** Begun with the page. */
  asked: Pick<UseQueryResult, "dataUpdatedAt" | "isError" | "error" | "isFetching" | "refetch">;
  /** What it has answered; undefined where there is nothing to wait for. */
  payable: Payable | undefined;
  /** The path on which it is paid. */
  to: string;
};

/** Waits until it is known what came of the payment, and leads on. */
export function Asking({ asked: { dataUpdatedAt, isError, error, isFetching, refetch }, payable, to }: Props) {
  const t = useT();
  const [since] = useState(Date.now);
  const isRead = dataUpdatedAt >= since;
  const stage = payable && paymentStage(payable);
  const isLeft = stage === "authenticating" && dataUpdatedAt - since > pollForMs;
  const isAwaited = stage === "processing" || (stage === "authenticating" && !isLeft);
  if ((isRead && !isAwaited) || (isError && isRefusal(failureOf(error)))) return <Navigate to={to} replace />;
  if (isError) return <Failed title={t("payment.readFailed")} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <Checking way={{ to, name: t("payment.return.toPayment") }} />;
}
