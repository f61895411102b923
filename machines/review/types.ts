import type { CreateReview, VisitReview } from "../../domain/entities.ts";
import type { Failure } from "../../domain/failure.ts";
import type { IdempotencyKey, Intent } from "../../domain/idempotency-key.ts";
import type { OwnReservation } from "../../domain/own-reservation.ts";
import type { ChosenPhoto, ReviewChoice, SavedReview } from "../../domain/review-draft.ts";

export type ReviewInput = OwnReservation & { draft: SavedReview };

/** Why the client did not get further: a refusal, no answer, or no stars for the salon. */
type ReviewFailure = Failure | { kind: "ratingMissing" };

export type ReviewContext = OwnReservation & {
  choice: ReviewChoice;
  /** The visit as the service had it last, with its review where there is one. */
  visit: VisitReview | null;
  failure: ReviewFailure | null;
  /** Whether the service has published something else of this visit, so that what was chosen here is not. */
  isOtherPublished: boolean;
  creating: Intent | null;
  takingBack: Intent | null;
};

export type ReviewEvent =
  | { type: "review.edited"; choice: Partial<Omit<ReviewChoice, "photos">> }
  | { type: "photos.added"; photos: readonly ChosenPhoto[] }
  | { type: "photo.removed"; id: string }
  | { type: "review.confirmed" }
  | { type: "taking-back.requested" }
  | { type: "taking-back.confirmed" }
  | { type: "taking-back.reconsidered" }
  | { type: "retry.requested" };

/** What happened, for the app to act on. */
export type ReviewFact =
  | { type: "review.seen"; visit: VisitReview; isOtherPublished: boolean }
  | { type: "review.created"; visit: VisitReview }
  | { type: "taking-back.finished"; visit: VisitReview };

export type CreateReviewInput = OwnReservation & { review: CreateReview; idempotencyKey: IdempotencyKey };

export type TakeBackReviewInput = OwnReservation & { idempotencyKey: IdempotencyKey };
