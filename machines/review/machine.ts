import { keyOf } from "../kit/intent.ts";
import { mendedBy, withEvent, withFailure, withOutput } from "../kit/params.ts";
import { contextFrom, reviewOf } from "./rules.ts";
import { reviewSetup } from "./setup.ts";

/**
 * Reviewing a visit (spec §7; design §2): whether it can be, what the client says of it, and that they may take it back.
 */
export const reviewMachine = reviewSetup.createMachine({
  id: "review",
  context: ({ input }) => contextFrom(input),
  initial: "readingReview",
  states: {
    readingReview: {
      description: "The service says whether the visit can be reviewed, and what was said of it already.",
      tags: "waitsForServer",
      invoke: {
        id: "getReview",
        src: "getReview",
        input: ({ context: { reservationId, secret } }) => ({ reservationId, secret }),
        onDone: [
          {
            guard: withOutput("isTakeableBack"),
            target: "rereading",
            actions: [withOutput("takeVisit"), "noteOther", "settleReview", withOutput("announceSeen")],
          },
          {
            guard: withOutput("isReviewed"),
            target: "reviewed",
            actions: [withOutput("takeVisit"), "noteOther", withOutput("announceSeen")],
          },
          { guard: withOutput("isReviewable"), target: "writing", actions: withOutput("takeVisit") },
          { target: "refused", actions: withOutput("takeVisit") },
        ],
        onError: { target: "waitingToRetry", actions: withFailure("noteFailure") },
      },
    },
    waitingToRetry: {
      description: "Nothing could be read; the client tries again.",
      tags: "waitsForUser",
      on: { "retry.requested": { target: "readingReview", actions: "forgetFailure" } },
    },
    writing: {
      description: "The client gives stars to the salon and to the masters, and says in words and photos how it was.",
      tags: "waitsForUser",
      on: {
        "review.edited": { actions: withEvent("edit") },
        "photos.added": { actions: withEvent("addPhotos") },
        "photo.removed": { actions: withEvent("removePhoto") },
        "review.confirmed": [{ guard: "isRated", target: "creatingReview" }, { actions: "noteMissing" }],
      },
    },
    creatingReview: {
      description: "The service publishes the review.",
      tags: "waitsForServer",
      entry: "intendReview",
      invoke: {
        id: "createReview",
        src: "createReview",
        input: ({ context }) => ({
          reservationId: context.reservationId,
          secret: context.secret,
          review: reviewOf(context),
          idempotencyKey: keyOf(context.creating),
        }),
        onDone: {
          target: "rereading",
          actions: [withOutput("takeVisit"), "settleReview", withOutput("announceCreated")],
        },
        onError: [
          {
            guard: mendedBy("acceptChange"),
            target: "readingReview",
            actions: [withFailure("noteFailure"), "settleReview"],
          },
          { target: "writing", actions: [withFailure("noteFailure"), "settleReview"] },
        ],
      },
    },
    rereading: {
      description: "The review is published; the client reads it as everybody does, and may still take it back.",
      tags: "waitsForUser",
      on: { "taking-back.requested": "confirmingTakingBack" },
    },
    confirmingTakingBack: {
      description: "The client says whether the review is to be taken back.",
      tags: "waitsForUser",
      on: {
        "taking-back.confirmed": "takingBackReview",
        "taking-back.reconsidered": { target: "rereading", actions: "forgetFailure" },
      },
    },
    takingBackReview: {
      description: "The service takes the review back.",
      tags: "waitsForServer",
      entry: "intendTakingBack",
      invoke: {
        id: "takeBackReview",
        src: "takeBackReview",
        input: ({ context: { reservationId, secret, takingBack } }) => ({
          reservationId,
          secret,
          idempotencyKey: keyOf(takingBack),
        }),
        onDone: [
          {
            guard: withOutput("isReviewable"),
            target: "writing",
            actions: ["keepWords", withOutput("takeVisit"), "settleTakingBack", withOutput("announceTakenBack")],
          },
          {
            target: "refused",
            actions: [withOutput("takeVisit"), "settleTakingBack", withOutput("announceTakenBack")],
          },
        ],
        onError: [
          {
            guard: mendedBy("acceptChange"),
            target: "readingReview",
            actions: [withFailure("noteFailure"), "settleTakingBack"],
          },
          { target: "confirmingTakingBack", actions: [withFailure("noteFailure"), "settleTakingBack"] },
        ],
      },
    },
    reviewed: { description: "The review is published, and stands.", type: "final" },
    refused: { description: "The visit can't be reviewed: not yet, not any more, or not at all.", type: "final" },
  },
});

export { draftOf } from "./rules.ts";
export type * from "./types.ts";
