import type { components } from "../../../openapi/generated/api.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { RefundRow } from "../../db/queries/payment-refunds.ts";

/** What is given back of a payment, as the contract shows it: in the firm's zone and the payment's currency. */
export function showRefund(
  { id, amount, status, createdAt }: Pick<RefundRow, "id" | "amount" | "status" | "createdAt">,
  { currency, timeZone }: { currency: string; timeZone: string },
): components["schemas"]["Refund"] {
  return { id, amount: { amount, currency }, status, createdAt: formatInZone(timeZone, Date.parse(createdAt)) };
}
