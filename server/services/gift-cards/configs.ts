import { giftCardCurrency as currency } from "../../../domain/gift-card.ts";
import { giftDesigns } from "../../../domain/gift-designs.ts";
import type { Language } from "../../../domain/language.ts";
import { limits } from "../../core/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Reader } from "../../core/reader.ts";
import { findGiftCardFirms, findGiftCardNetworks } from "../../db/queries/gift-card-firms.ts";

/** What gift cards there are, where they work, and under which terms. */
export async function giftCardConfigs(
  language: Language,
  reader: Reader,
): Promise<components["schemas"]["GiftCardConfigs"]> {
  const money = (amount: number) => ({ amount, currency });
  const { least, most, step } = limits.giftCardAmounts;
  const [firms, networks] = await Promise.all([
    findGiftCardFirms(reader, language),
    findGiftCardNetworks(reader, language),
  ]);
  return {
    least: money(least),
    most: money(most),
    step: money(step),
    presets: limits.giftCardPresets.map(money),
    designs: [...giftDesigns],
    validMonths: limits.giftCardValidMonths,
    sendWithinDays: limits.giftCardSendDays,
    announceDays: limits.giftCardAnnounceDays,
    wordsCharacters: limits.giftCardWordsCharacters,
    firms,
    networks,
  };
}
