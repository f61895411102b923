import type { DeclineReason } from "../../../core/card-processor.ts";

/** CloudPayments' ReasonCode of a declined payment, by what the client can do about it. */
const codesOf: Record<Exclude<DeclineReason, "cancelled" | "other">, readonly number[]> = {
  funds: [5051],
  card: [5041, 5043, 5054, 5057, 5082],
  bank: [5001, 5005, 5006, 5031, 5091, 5092, 5096, 5204],
  fraud: [5034, 5300],
  authentication: [5206, 5207],
  limit: [5065],
};
const reasons = ["funds", "card", "bank", "fraud", "authentication", "limit"] as const;

export function declineReason(reasonCode: number): DeclineReason {
  return reasons.find((reason) => codesOf[reason].includes(reasonCode)) ?? "other";
}
