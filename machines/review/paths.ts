import { emptyReview } from "../../domain/review-draft.ts";
import { intentTo } from "../kit/intent.ts";
import { broken, refused, unreachable, type Paths } from "../kit/paths.ts";
import * as example from "./examples.ts";
import { reviewMachine } from "./machine.ts";
import { contextFrom, meantOf } from "./rules.ts";

const { byClient, byGuest, draft, earlyVisit, missedVisit, openVisit, pastVisit, photo, reviewedVisit, settledVisit } =
  example;
const { words } = example;
/** Whom a star was kept for may be nobody any more who can be graded. */
const gone = { masterId: 999, rating: 3 };
const written = { ...byGuest, draft: { ...draft, masters: [...draft.masters, gone] } };
const meant = meantOf({ ...contextFrom(written), visit: openVisit });

export const reviewPaths: Paths<typeof reviewMachine> = {
  machine: reviewMachine,
  inputs: {
    "a guest with the secret of a visit": byGuest,
    "a client whose phone a visit is of": byClient,
    "a reload with words": written,
    "a reload with a review whose outcome is unknown": {
      ...byGuest,
      draft: { ...draft, creating: intentTo(meant, null) },
    },
  },
  events: {
    "review.edited: stars": { type: "review.edited", choice: { rating: 5 } },
    "review.edited: stars for a master": { type: "review.edited", choice: { masters: draft.masters } },
    "review.edited: words": { type: "review.edited", choice: { text: words } },
    "photos.added": { type: "photos.added", photos: [photo] },
    "photo.removed": { type: "photo.removed", id: photo.id },
    "review.confirmed": { type: "review.confirmed" },
    "taking-back.requested": { type: "taking-back.requested" },
    "taking-back.confirmed": { type: "taking-back.confirmed" },
    "taking-back.reconsidered": { type: "taking-back.reconsidered" },
    "retry.requested": { type: "retry.requested" },
  },
  answers: {
    getReview: {
      open: { done: () => openVisit },
      reviewed: { done: () => reviewedVisit },
      "reviewed long ago": { done: () => settledVisit },
      early: { done: () => earlyVisit },
      over: { done: () => pastVisit },
      impossible: { done: () => missedVisit },
      reservationNotFound: refused("reservationNotFound"),
      unreachable,
      broken,
    },
    createReview: {
      created: { done: () => reviewedVisit },
      alreadyReviewed: refused("alreadyReviewed"),
      notReviewable: refused("notReviewable"),
      imageUnreadable: refused("imageUnreadable"),
      tooManyRequests: refused("tooManyRequests", { waitSeconds: 30 }),
      unreachable,
      broken,
    },
    takeBackReview: {
      "taken back": { done: () => openVisit },
      "taken back too often": { done: () => pastVisit },
      reviewStands: refused("reviewStands"),
      tooManyRequests: refused("tooManyRequests", { waitSeconds: 30 }),
      unreachable,
      broken,
    },
  },
  distinguish: ({ context: { choice, secret, creating, takingBack } }) => ({
    hasSecret: secret !== null,
    isRated: choice.rating !== null,
    isSaid: choice.text !== emptyReview.text,
    hasPhotos: choice.photos.length > 0,
    isReviewUnanswered: creating !== null,
    isTakingBackUnanswered: takingBack !== null,
  }),
};
