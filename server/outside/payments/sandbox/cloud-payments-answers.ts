import type { ListedOperation, SandboxPayment } from "../../../db/queries/sandbox-payments.ts";
import { toDecimal } from "../amounts.ts";

export type CloudAnswer = { Success: boolean; Message: string | null; Model: object | null };

const statuses: Record<SandboxPayment["status"], [name: string, code: number]> = {
  open: ["AwaitingAuthentication", 1],
  awaiting: ["AwaitingAuthentication", 1],
  authorized: ["Authorized", 2],
  completed: ["Completed", 3],
  cancelled: ["Cancelled", 4],
  declined: ["Declined", 5],
};

/** CloudPayments' reasons, by code. */
const reasons: Readonly<Record<number, string>> = {
  0: "Approved",
  5005: "DoNotHonor",
  5012: "InvalidTransaction",
  5051: "InsufficientFunds",
  5206: "3-D Secure authentication failed",
};

export function badRequest(message: string): CloudAnswer {
  return { Success: false, Message: message, Model: null };
}

/** What became of a payment: a success is what was authorized or taken. */
export function answered(payment: SandboxPayment): CloudAnswer {
  const isTaken = payment.status === "authorized" || payment.status === "completed";
  return { Success: isTaken, Message: null, Model: modelOf(payment) };
}

/** The bank is to ask its client first. */
export function challengeOf({ id, paReq }: SandboxPayment, acsUrl: string): CloudAnswer {
  const frame = { IFrameIsAllowed: true, FrameWidth: 390, FrameHeight: 480 };
  return {
    Success: false,
    Message: null,
    Model: { TransactionId: id, PaReq: paReq, AcsUrl: acsUrl, GoReq: null, ...frame },
  };
}

export function modelOf(payment: SandboxPayment): Record<string, string | number | boolean | null | undefined> {
  const { id, card, status } = payment;
  const [Status, StatusCode] = statuses[status];
  const changed = instant(payment.changedAt);
  return {
    TransactionId: id,
    Amount: Number(toDecimal(payment.amount)),
    Currency: payment.currency,
    InvoiceId: payment.orderId,
    AccountId: payment.accountId,
    TestMode: true,
    CreatedDateIso: instant(payment.createdAt),
    AuthDateIso: StatusCode === 2 || StatusCode === 3 ? changed : null,
    ConfirmDateIso: StatusCode === 3 ? changed : null,
    CardFirstSix: card?.firstSix,
    CardLastFour: card?.lastFour,
    CardExpDate: card?.expires,
    CardType: card?.brand,
    Issuer: card?.issuer,
    Status,
    StatusCode,
    Reason: reasons[payment.reason ?? 0],
    ReasonCode: payment.reason ?? 0,
    Token: payment.token,
    Refunded: payment.refunded > 0,
  };
}

/** An operation as the list has it: a refund is one of its own. */
export function operationModel({
  id,
  paymentId,
  orderId,
  status,
  amount,
  currency,
  createdAt,
}: ListedOperation): object {
  return {
    TransactionId: id,
    OriginalTransactionId: paymentId,
    Type: paymentId === null ? 0 : 1,
    InvoiceId: orderId,
    Status: statuses[status][0],
    Amount: Number(toDecimal(amount)),
    Currency: currency,
    CreatedDateIso: instant(createdAt),
  };
}

/** UTC without a zone, as they write it. */
function instant(text: string): string {
  return new Date(text).toISOString().slice(0, 19);
}
