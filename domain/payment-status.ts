import type { Payment } from "./entities.ts";

export type PaymentState = Payment["status"];

/** What may become of an attempt to pay; it begins as processing. The processor's word is taken also of what had failed for us. */
export const paymentMoves: readonly (readonly [from: PaymentState, to: PaymentState])[] = [
  ["processing", "needs3ds"],
  ["processing", "authorized"],
  ["processing", "paid"],
  ["processing", "failed"],
  ["processing", "unknown"],
  ["needs3ds", "processing"],
  ["needs3ds", "authorized"],
  ["needs3ds", "paid"],
  ["needs3ds", "failed"],
  ["authorized", "paid"],
  ["authorized", "failed"],
  ["unknown", "processing"],
  ["unknown", "needs3ds"],
  ["unknown", "authorized"],
  ["unknown", "paid"],
  ["unknown", "failed"],
  ["failed", "paid"],
  ["paid", "partiallyRefunded"],
  ["paid", "refunded"],
  ["partiallyRefunded", "partiallyRefunded"],
  ["partiallyRefunded", "refunded"],
];

/** Whether money may still be taken by it: a reservation has one such payment at most. */
export const isOpenPayment: Readonly<Record<PaymentState, boolean>> = {
  processing: true,
  needs3ds: true,
  authorized: true,
  unknown: true,
  paid: false,
  partiallyRefunded: false,
  refunded: false,
  failed: false,
};

const isState = (name: string): name is PaymentState => Object.hasOwn(isOpenPayment, name);

/** The states in which it may. */
export const openPaymentStates: readonly PaymentState[] = Object.keys(isOpenPayment)
  .filter(isState)
  .filter((state) => isOpenPayment[state]);

/** The states of a payment by which money was taken, whatever has gone back of it. */
export const takenPaymentStates: readonly PaymentState[] = ["paid", ...paymentStatesAfter("paid")];

/** The states to which a payment may come from one. */
function paymentStatesAfter(from: PaymentState): PaymentState[] {
  return paymentMoves.flatMap(([before, to]) => (before === from ? [to] : []));
}

/** The states from which a payment may come to one. */
export function paymentStatesBefore(to: PaymentState): PaymentState[] {
  return paymentMoves.flatMap(([from, next]) => (next === to ? [from] : []));
}

type Failure = NonNullable<Payment["failure"]>;

/** What may help after each failure. */
const helps: Readonly<Record<Failure["reason"], Failure["action"]>> = {
  funds: "changeCard",
  card: "changeCard",
  limit: "callBank",
  bank: "callBank",
  fraud: "callBank",
  authentication: "repeat",
  cancelled: "repeat",
  notBegun: "repeat",
  other: "changeCard",
};

/** Why nothing was taken, with what may help. */
export function failureOf(reason: Failure["reason"]): Failure {
  return { reason, action: helps[reason] };
}
