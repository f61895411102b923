import type { GiftCardChoice } from "../../../domain/gift-card-draft.ts";
import type { Source } from "../../queries/source.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** What of gift cards lies on this device for whoever is here. */
export type GiftsHere = {
  /** The buyers' keys to the cards that were ordered, the last one first. */
  ordered: readonly { giftCardId: string; secret: string }[];
  /** The purchase that was begun and not finished, and what throws it away; undefined where there is none. */
  begun: { choice: GiftCardChoice; forget: () => void } | undefined;
};

/** What the area of gift cards needs of the app and may not fetch itself. */
export type GiftCardsPort = {
  readHere: () => Promise<GiftsHere>;
  /** Sends nobody to /not-found: a card that is not there any more is left out. */
  backgroundClient: Source["client"];
};

export const [GiftCardsPortProvider, useGiftCardsPort] = requiredContext<GiftCardsPort>("port of gift cards");
