import type { Payment } from "../../../domain/entities.ts";
import { failureOf } from "../../../domain/payment-status.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { CardShown } from "../../core/card-processor.ts";
import type { PaymentRow } from "../../db/queries/payments.ts";

type Shown = Pick<
  PaymentRow,
  "id" | "status" | "way" | "amount" | "currency" | "paid" | "refunded" | "card" | "action" | "failure" | "createdAt"
>;

/** A payment as the contract shows it. */
export function showPayment(row: Shown, timeZone: string): Payment {
  const { id, status, way, currency } = row;
  return {
    id,
    status,
    amount: { amount: row.paid > 0 ? row.paid : row.amount, currency },
    refunded: { amount: row.refunded, currency },
    way,
    ...(row.card !== null && { card: showCard(row.card) }),
    ...(row.action !== null && { action: row.action }),
    ...(status === "failed" && { failure: failureOf(row.failure ?? "other") }),
    createdAt: formatInZone(timeZone, Date.parse(row.createdAt)),
  };
}

/** What of a card is shown: its last digits, what it is and whose. */
export function showCard({ lastFour, brand, issuer }: CardShown): NonNullable<Payment["card"]> {
  return { lastFour, ...(brand !== undefined && { brand }), ...(issuer !== undefined && { issuer }) };
}
