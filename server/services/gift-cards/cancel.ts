import type { PoolClient } from "pg";
import { isGiftCardCancellable } from "../../../domain/gift-card.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findIssuingPayment, insertEntry, storeEnd } from "../../db/queries/gift-card-entries.ts";
import { type GiftCardRow, lockGiftCard } from "../../db/queries/gift-cards.ts";
import { findPayment } from "../../db/queries/payments.ts";
import { lockedOfKind } from "../payments/locked-payment.ts";
import { requestRefund } from "../payments/refunds.ts";
import { claimedGiftCard, type GiftCardClaim } from "./gift-card.ts";
import { giftCardKind } from "./kind.ts";
import { showWithPaying } from "./paying.ts";

/**
 * Cancels a card of the caller's that nobody has taken yet; what was paid goes back. What is cancelled already is answered
 * again.
 * @throws Refused notFound, notCancellable
 */
export async function cancelGiftCard(
  { language, now, ...claim }: GiftCardClaim & Pick<RequestContext, "language" | "now">,
  { config }: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<components["schemas"]["GiftCard"]> {
  await lockGiftCard(transaction, claim.giftCardId);
  const row = await claimedGiftCard(transaction, claim, language);
  if (row.status !== "cancelled") {
    if (!isGiftCardCancellable(row, now.getTime())) throw new Refused("notCancellable", { action: "acceptChange" });
    await refundGiftCard(transaction, row, now);
  }
  const cancelled = await claimedGiftCard(transaction, claim, language);
  return showWithPaying(transaction, cancelled, { config, currentUser: claim.currentUser, now });
}

/**
 * Takes what is on a card, whose row is locked and of which nothing is spent, off it for ever, and has that much given back of the
 * payment it was issued for.
 */
async function refundGiftCard(
  transaction: PoolClient,
  { id: giftCardId, balance }: Pick<GiftCardRow, "id" | "balance">,
  now: Date,
): Promise<void> {
  const paymentId = await findIssuingPayment(transaction, giftCardId);
  const found = paymentId === undefined ? undefined : await findPayment(transaction, paymentId);
  if (found === undefined) throw new Error(`The gift card ${giftCardId} was not issued.`);
  const payment = await lockedOfKind(transaction, giftCardKind, found);
  await storeEnd(transaction, giftCardId, "cancelled");
  await insertEntry(transaction, { giftCardId, type: "refunded", amount: -balance, paymentId: payment.id, now });
  await requestRefund(transaction, payment, giftCardKind, { amount: balance, now });
}
