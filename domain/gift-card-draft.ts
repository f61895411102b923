import type { components } from "../openapi/generated/api.ts";
import type { GiftDesign } from "./gift-designs.ts";
import { type Intent, newIdempotencyKey, newIntent } from "./idempotency-key.ts";
import type { Challenge, Proof } from "./phone-proof.ts";
import type { LocalDate } from "./time.ts";

/** What a card is to be, as its buyer has chosen and typed it. */
export type GiftCardChoice = {
  /** Minor units; null before there is one. */
  amount: number | null;
  /** `id` is the firm's or the network's; null for every firm, and before one is chosen. */
  worksAt: { type: components["schemas"]["WorksAtKind"]; id: number | null };
  design: GiftDesign;
  from: string;
  to: string;
  words: string;
  /** `phone` as it is typed; `sendOn` is null for at once. By hand, neither counts. */
  delivery: { type: "link" | "sms"; phone: string; sendOn: LocalDate | null };
};

/** A gift card that is being bought. */
export type SavedGiftCard = GiftCardChoice & {
  clientName: string;
  clientPhone: string;
  /** The code on its way. */
  challenge: Challenge | null;
  /** What shows that the buyer's phone was proven. */
  proof: Proof | null;
  /** The intent to order it, before it is and while it is not known what became of it. */
  ordering: Intent | null;
};

/** The same as it lies in the browser's storage: `draftId` is what all tabs know it by, and of which one order is made. */
export type GiftCardDraft = SavedGiftCard & { draftId: string };

/** A card of which nothing is chosen. */
export const emptyGiftCard: SavedGiftCard = {
  amount: null,
  worksAt: { type: "everyFirm", id: null },
  design: "tulips",
  from: "",
  to: "",
  words: "",
  delivery: { type: "link", phone: "", sendOn: null },
  clientName: "",
  clientPhone: "",
  challenge: null,
  proof: null,
  ordering: null,
};

/** Whether anything of a card was chosen: who gives it may be known without that. */
export function isBegun({ amount, worksAt, design, from, to, words, delivery }: GiftCardChoice): boolean {
  const isWritten = [from, to, words, delivery.phone].some((text) => text.trim() !== "");
  const isAsAtFirst =
    worksAt.type === emptyGiftCard.worksAt.type && design === emptyGiftCard.design && delivery.type === "link";
  return amount !== null || isWritten || !isAsAtFirst;
}

/** A draft of which nothing is chosen. Whichever tab orders it does so by the same intent. */
export function newGiftCardDraft(): GiftCardDraft {
  return { ...emptyGiftCard, ordering: newIntent(), draftId: newIdempotencyKey() };
}
