import type { PoolClient } from "pg";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { lockGiftCard, storePhoneProven } from "../../db/queries/gift-cards.ts";
import { spendPhoneProof } from "../phone-proof/proof.ts";
import { claimedGiftCard } from "./gift-card.ts";
import { isGiftCardPayable, showWithPaying } from "./paying.ts";

type Asked = { giftCardId: string; proof: string; currentUser: CurrentUser } & Pick<RequestContext, "language" | "now">;

/**
 * Takes the proof of the buyer's phone for a card that awaits its payment: the saved cards of the account pay for it from now on.
 * @throws Refused notFound, notPayable, phoneNotProven
 */
export async function proveGiftCardBuyer(
  { giftCardId, proof, currentUser, language, now }: Asked,
  { config }: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<components["schemas"]["GiftCard"]> {
  await lockGiftCard(transaction, giftCardId);
  const row = await claimedGiftCard(transaction, { giftCardId, currentUser }, language);
  if (!isGiftCardPayable(row, now)) throw new Refused("notPayable");
  const purpose = "GIFT_CARD";
  await spendPhoneProof(transaction, { proof, phone: row.buyerPhone, purpose, subject: purpose, now });
  await storePhoneProven(transaction, row.id);
  return showWithPaying(transaction, { ...row, isPhoneProven: true }, { config, currentUser, now });
}
