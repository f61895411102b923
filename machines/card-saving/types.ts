import type { Failure } from "../../domain/failure.ts";
import type { IdempotencyKey, Intent } from "../../domain/idempotency-key.ts";

/** `cardId`: of the saving from whose page the client is back; null before. */
export type CardSavingInput = { cardId: string | null };

export type CardSavingContext = CardSavingInput & {
  /** The intent to save a card, while it is not known what became of it. */
  starting: Intent | null;
  failure: Failure | null;
};

export type CardSavingEvent = { type: "page.requested" } | { type: "retry.requested" };

/** What happened, for the app to act on. `reservationId` is that of the visit on the way to whose payment it was; null elsewhere. */
export type CardSavingFact =
  | { type: "page.opened"; url: string }
  | { type: "card.saved"; cardId: string; reservationId: string | null }
  | { type: "saving.ended"; reservationId: string | null };

export type StartCardSavingInput = { idempotencyKey: IdempotencyKey };
/** `until`: the service is asked again until the page is opened, or until what came of it is known. */
export type GetCardSavingInput = { cardId: string; until: "opened" | "known" };
