import type { CreateReview, VisitReview } from "../../domain/entities.ts";
import { limits } from "../../domain/limits.ts";
import type { ChosenPhoto, ReviewChoice, SavedReview } from "../../domain/review-draft.ts";
import { cleanComment } from "../../domain/visible-text.ts";
import { required } from "../kit/required.ts";
import type { ReviewContext, ReviewInput } from "./types.ts";

/** The context at the start: what was saved. */
export function contextFrom({ draft: { creating, ...choice }, ...own }: ReviewInput): ReviewContext {
  return { ...own, choice, visit: null, failure: null, isOtherPublished: false, creating, takingBack: null };
}

/** The draft to save: whatever a reload must not lose. */
export function draftOf({ choice, creating }: ReviewContext): SavedReview {
  return { ...choice, creating };
}

/** What is asked of the service: stars for those masters alone who may be graded. */
export function reviewOf({ choice, visit }: ReviewContext): CreateReview {
  const { rating, masters, text, photos } = choice;
  const gradable = required(visit, "a visit").masters.map(({ id }) => id);
  return {
    rating: required(rating, "a rating"),
    masters: masters.filter(({ masterId }) => gradable.includes(masterId)),
    text: text.trim(),
    photos: photos.map(({ image }) => image),
  };
}

/** What an intent to publish means: its photos by their ids. */
export function meantOf(context: ReviewContext): object {
  return { ...reviewOf(context), photos: context.choice.photos.map(({ id }) => id) };
}

/** As many photos as a review has room for, the first ones first. */
export function withPhotos(photos: readonly ChosenPhoto[], added: readonly ChosenPhoto[]): readonly ChosenPhoto[] {
  return [...photos, ...added].slice(0, limits.reviewPhotos);
}

/** What there is to go on with once a review is taken back: what was typed here, or else what it said. Its photos are gone. */
export function choiceAfter({ choice, visit }: ReviewContext): ReviewChoice {
  if (choice.rating !== null) return choice;
  const { rating, masters, text } = required(visit?.review, "a review");
  return { rating, masters, text, photos: [] };
}

/** Whether stars were chosen here and what is published has others, other words, or another number of photos. */
export function isOtherPublished(context: ReviewContext): boolean {
  if (context.choice.rating === null) return false;
  const { rating, masters, text, photos } = reviewOf(context);
  const review = required(context.visit?.review, "a review");
  const given = new Map(review.masters.map((master) => [master.masterId, master.rating]));
  const isAlike =
    rating === review.rating &&
    cleanComment(text) === review.text &&
    photos.length === review.photos.length &&
    masters.length === given.size &&
    masters.every((master) => given.get(master.masterId) === master.rating);
  return !isAlike;
}

export function isTakeableBack({ review }: VisitReview): boolean {
  return review?.takeBackUntil !== undefined;
}
