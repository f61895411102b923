import type { Intent } from "./idempotency-key.ts";

/** Stars for one master of a visit, 1 to 5. */
type MasterRating = { masterId: number; rating: number };

/** A photo that was chosen, made small: base64 of a JPEG. */
export type ChosenPhoto = { id: string; image: string };

/** A review as its client has said it so far. */
export type ReviewChoice = {
  /** Stars for the firm, 1 to 5; null before there are any. */
  rating: number | null;
  masters: readonly MasterRating[];
  text: string;
  photos: readonly ChosenPhoto[];
};

/** A review that is being written, as it lies in the browser's storage. */
export type SavedReview = ReviewChoice & {
  /** The intent to publish it, while it is not known what became of it. */
  creating: Intent | null;
};

/** A review in which nothing is said. */
export const emptyReview: SavedReview = { rating: null, masters: [], text: "", photos: [], creating: null };
