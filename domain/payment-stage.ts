import type { Payment, Prepayment } from "./entities.ts";

/**
 * Whose turn it is in paying.
 * - due: the client's, to pay.
 * - authenticating: the client's, at the bank or on the processor's page.
 * - processing: the processor's; money may have moved.
 * - settled: nobody's, it is paid.
 * - over: nobody's, it can't be paid any more.
 */
export type PaymentStage = "due" | "authenticating" | "processing" | "settled" | "over";

const standing: readonly Prepayment["reservationStatus"][] = ["confirmed", "arrived", "completed", "noShow"];
const underWay: readonly Payment["status"][] = ["processing", "unknown", "authorized"];

/** Whose turn it is, by what the service says. */
export function paymentStage({ reservationStatus, payment }: Prepayment): PaymentStage {
  if (standing.includes(reservationStatus)) return "settled";
  const isAwaited = reservationStatus === "awaitingPrepayment";
  if (payment?.action) return isAwaited ? "authenticating" : "over";
  if (payment && underWay.includes(payment.status)) return "processing";
  if (!isAwaited) return "over";
  return payment?.status === "paid" ? "processing" : "due";
}
