import { isCardExpired } from "../../../domain/card-expiry.ts";
import type { PaymentOption } from "../../../domain/entities.ts";
import { defaultTimeZone } from "../../../domain/time.ts";
import { localDateAt } from "../../../domain/zone.ts";
import type { Config } from "../../core/config.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Reader } from "../../core/reader.ts";
import { findCards } from "../../db/queries/payment-cards.ts";
import { showCard } from "./payment.ts";

/** In which ways the caller can pay: with none of their cards that have expired. `hasPayBox`: whether there is time for its page. */
export async function waysOf(
  reader: Reader,
  currentUser: CurrentUser | undefined,
  {
    config: { cloudPayments },
    hasPayBox,
    now,
  }: { config: Pick<Config, "cloudPayments">; hasPayBox: boolean; now: Date },
): Promise<PaymentOption[]> {
  const today = localDateAt(defaultTimeZone, now.getTime());
  const saved = currentUser === undefined ? [] : await findCards(reader, currentUser.id);
  return [
    ...saved
      .filter(({ card }) => card.expires === undefined || !isCardExpired(card.expires, today))
      .map(({ id, card, isDefault }) => ({
        type: "savedCard" as const,
        cardId: id,
        card: showCard(card),
        isDefault,
      })),
    { type: "card" as const, fieldUrl: cloudPayments.fieldUrl },
    ...(hasPayBox ? [{ type: "payBox" as const }] : []),
  ];
}
