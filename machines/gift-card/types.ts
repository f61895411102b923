import type { CreatedGiftCard, CreateGiftCard } from "../../domain/entities.ts";
import type { Failure } from "../../domain/failure.ts";
import type { GiftCardAmountProblem } from "../../domain/gift-card.ts";
import type { GiftCardChoice, SavedGiftCard } from "../../domain/gift-card-draft.ts";
import type { GiftCardStep } from "../../domain/gift-card-steps.ts";
import type { IdempotencyKey, Intent } from "../../domain/idempotency-key.ts";
import type { Phone, PhoneProblem } from "../../domain/phone.ts";
import type { LocalDate } from "../../domain/time.ts";
import type { ContactsParent } from "../contacts/machine.ts";

export type GiftCardInput = {
  draft: SavedGiftCard;
  /** Where the address says the buyer is. */
  step: GiftCardStep;
  /** The phone of who is signed in: it was proven with the account. Null for a visitor. */
  ownPhone: Phone | null;
};

/** Why the buyer did not get further: a refusal, no answer, or what was typed. */
export type GiftCardFailure =
  | Failure
  | { kind: "amountInvalid"; amount: GiftCardAmountProblem | "missing" | null; isPlaceMissing: boolean }
  | { kind: "deliveryInvalid"; phone: PhoneProblem | null; isDayWrong: boolean };

export type GiftCardContext = ContactsParent & {
  choice: GiftCardChoice;
  step: GiftCardStep;
  failure: GiftCardFailure | null;
  ordering: Intent | null;
  /** What was ordered; null before. */
  ordered: CreatedGiftCard | null;
};

export type CardEdited = { type: "gift-card.edited"; choice: Partial<GiftCardChoice> };
export type StepRevisited = { type: "step.revisited"; step: GiftCardStep };

export type GiftCardEvent =
  | CardEdited
  | { type: "amount.confirmed" }
  | { type: "design.confirmed" }
  /** `today` by the buyer's clock, in the zone by which cards are counted. */
  | { type: "words.confirmed"; today: LocalDate }
  | { type: "order.confirmed" }
  | StepRevisited
  | { type: "purchase.abandoned" };

/** What happened, for the app to act on. */
export type GiftCardFact =
  /** The card awaits its payment; `secret` is the buyer's key to it. */
  { type: "gift-card.ordered"; giftCardId: string; secret: string } | { type: "purchase.abandoned" };

export type CreateGiftCardInput = CreateGiftCard & { idempotencyKey: IdempotencyKey };
