import type { PoolClient } from "pg";
import { limits } from "../../core/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { lockGiftCard, storeResent } from "../../db/queries/gift-cards.ts";
import { claimedGiftCard, type GiftCardClaim, isWithPhone } from "./gift-card.ts";
import { showWithPaying } from "./paying.ts";
import { requestGiftSms } from "./send.ts";

/**
 * Sends the link of a card of the caller's to its recipient once more.
 * @throws Refused notFound; notChangeable for what was not sent to a phone, or is over; tooManyRequests, without a wait where
 * it was sent as often as it is
 */
export async function resendGiftCard(
  { language, now, ...claim }: GiftCardClaim & Pick<RequestContext, "language" | "now">,
  { config }: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<components["schemas"]["GiftCard"]> {
  await lockGiftCard(transaction, claim.giftCardId);
  const row = await claimedGiftCard(transaction, claim, language);
  if (!isWithPhone(row, now.getTime())) throw new Refused("notChangeable", { action: "acceptChange" });
  const { sentAt, resentAt, resentCount } = row;
  const { most, everySeconds } = limits.giftCardResends;
  const waitSeconds = Math.ceil((Date.parse(resentAt ?? sentAt) - now.getTime()) / 1000) + everySeconds;
  if (resentCount >= most) throw new Refused("tooManyRequests");
  if (waitSeconds > 0) throw new Refused("tooManyRequests", { waitSeconds });
  await storeResent(transaction, row.id, now);
  await requestGiftSms(transaction, { config, now }, row);
  const resent = await claimedGiftCard(transaction, claim, language);
  return showWithPaying(transaction, resent, { config, currentUser: claim.currentUser, now });
}
