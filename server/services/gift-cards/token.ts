import { everywhere, pagePaths, secretMark } from "../../../domain/addresses.ts";
import { defaultLanguage, type Language } from "../../../domain/language.ts";
import type { Config } from "../../core/config.ts";
import { hashSecret, keyedHash } from "../../core/secrets.ts";

/** 144 bits: nobody tries that many, and a message has room for it. */
const tokenBytes = 18;

type Keyed = { config: Pick<Config, "publicUrl" | "secrets"> };

/**
 * The token of a card's link. It can be made again by whoever has our key, so that a card can be sent later and once more, while
 * the database has but the hash of it.
 */
function giftCardToken({ config }: Keyed, id: string): string {
  return keyedHash(config.secrets.tokenKey, "gift card", id).subarray(0, tokenBytes).toString("base64url");
}

/** What a card is found by: the hash of its token. */
export function giftCardTokenHash(keyed: Keyed, id: string): Buffer {
  return hashSecret(giftCardToken(keyed, id));
}

/** The link that opens a card, in the language of whoever sends it; a key to the money. */
export function giftCardLink(keyed: Keyed, { id, language }: { id: string; language: Language }): string {
  const query = language === defaultLanguage ? "" : `?${everywhere.language}=${language}`;
  return keyed.config.publicUrl + pagePaths.giftCardOpening + query + secretMark + giftCardToken(keyed, id);
}
