import type { CardBinding, PaymentLink, Prepayment } from "./entities.ts";
import type { PayableOf, PayableBySubject } from "./payable.ts";
import { openPaymentStates, type PaymentState, takenPaymentStates } from "./payment-status.ts";
import type { PaymentSubject } from "./payment-subject.ts";

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
/** Where the client has nothing to do. */
const underWay: readonly PaymentState[] = openPaymentStates.filter((state) => state !== "needs3ds");

const stages: { readonly [Subject in PaymentSubject]: (payable: PayableOf<Subject>) => PaymentStage } = {
  reservation: stageOfPrepayment,
  card: stageOfBinding,
  link: stageOfLink,
  giftCard: stageOfGiftCard,
};

/** Whose turn it is, by what the service says. */
export function paymentStage<Subject extends PaymentSubject>(payable: PayableOf<Subject>): PaymentStage {
  const stage: (payable: PayableOf<Subject>) => PaymentStage = stages[payable.subject];
  return stage(payable);
}

function stageOfPrepayment({ reservationStatus, payment, due }: Prepayment): PaymentStage {
  if (standing.includes(reservationStatus)) return "settled";
  const isAwaited = reservationStatus === "awaitingPrepayment";
  if (payment?.action) return isAwaited ? "authenticating" : "over";
  if (payment && underWay.includes(payment.status)) return "processing";
  if (!isAwaited) return "over";
  if (payment?.status === "paid") return "processing";
  return due.amount > 0 ? "due" : "over";
}

/** What was taken has shown that the card works; that it goes back is nothing to wait for. */
function stageOfBinding({ payment }: CardBinding): PaymentStage {
  if (payment === undefined) return "due";
  if (payment.action) return "authenticating";
  if (underWay.includes(payment.status)) return "processing";
  return takenPaymentStates.includes(payment.status) ? "settled" : "due";
}

/** Money that comes when the link has run out is kept, so that what is under way is waited for then too. */
function stageOfLink({ paidAt, payableForSeconds, payment }: PaymentLink): PaymentStage {
  if (paidAt !== undefined) return "settled";
  const isPayable = payableForSeconds !== undefined;
  if (payment?.action) return isPayable ? "authenticating" : "over";
  if (payment && underWay.includes(payment.status)) return "processing";
  return isPayable ? "due" : "over";
}

/** A payment that was begun in time issues its card also after the hour that it could be paid in. */
function stageOfGiftCard({ giftCard: { status }, payment, due }: PayableBySubject["giftCard"]): PaymentStage {
  if (status === "unpaid") return "over";
  if (status !== "awaitingPayment") return "settled";
  if (payment?.action) return "authenticating";
  if (payment && (underWay.includes(payment.status) || payment.status === "paid")) return "processing";
  return due.amount > 0 ? "due" : "over";
}
