import { assign, emit, setup } from "xstate";
import type { VisitReview } from "../../domain/entities.ts";
import type { Failure } from "../../domain/failure.ts";
import type { OwnReservation } from "../../domain/own-reservation.ts";
import type { ChosenPhoto, ReviewChoice } from "../../domain/review-draft.ts";
import { effect } from "../kit/effect.ts";
import { failureGuards } from "../kit/guards.ts";
import { intentAfter, intentTo } from "../kit/intent.ts";
import { choiceAfter, isOtherPublished, isTakeableBack, meantOf, withPhotos } from "./rules.ts";
import type {
  CreateReviewInput,
  ReviewContext,
  ReviewEvent,
  ReviewFact,
  ReviewInput,
  TakeBackReviewInput,
} from "./types.ts";

type Failed = { failure: Failure };

/** What reviewing a visit is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const reviewSetup = setup({
  types: {
    input: {} as ReviewInput,
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    emitted: {} as ReviewFact,
    tags: {} as "waitsForUser" | "waitsForServer",
  },
  actors: {
    getReview: effect<VisitReview, OwnReservation>("getReview"),
    createReview: effect<VisitReview, CreateReviewInput>("createReview"),
    takeBackReview: effect<VisitReview, TakeBackReviewInput>("takeBackReview"),
  },
  guards: {
    ...failureGuards,
    isTakeableBack: (_, visit: VisitReview) => isTakeableBack(visit),
    isReviewed: (_, { review }: VisitReview) => review !== undefined,
    isReviewable: (_, { reviewability }: VisitReview) => reviewability === "open",
    isRated: ({ context }) => context.choice.rating !== null,
  },
  actions: {
    edit: assign(({ context }, { choice }: { choice: Partial<ReviewChoice> }) => ({
      choice: { ...context.choice, ...choice },
      failure: null,
    })),
    addPhotos: assign(({ context: { choice } }, { photos }: { photos: readonly ChosenPhoto[] }) => ({
      choice: { ...choice, photos: withPhotos(choice.photos, photos) },
      failure: null,
    })),
    removePhoto: assign(({ context: { choice } }, { id }: { id: string }) => ({
      choice: { ...choice, photos: choice.photos.filter((photo) => photo.id !== id) },
      failure: null,
    })),
    noteMissing: assign({ failure: { kind: "ratingMissing" } as const }),
    takeVisit: assign((_, visit: VisitReview) => ({ visit, failure: null, isOtherPublished: false })),
    keepWords: assign(({ context }) => ({ choice: choiceAfter(context) })),
    noteOther: assign(({ context }) => ({ isOtherPublished: isOtherPublished(context) })),
    intendReview: assign(({ context }) => ({
      failure: null,
      creating: intentTo(meantOf(context), context.creating),
    })),
    settleReview: assign(({ context: { failure, creating } }) => ({
      creating: intentAfter(failure, creating),
    })),
    intendTakingBack: assign(({ context: { takingBack } }) => ({
      failure: null,
      takingBack: intentTo("take back", takingBack),
    })),
    settleTakingBack: assign(({ context: { failure, takingBack } }) => ({
      takingBack: intentAfter(failure, takingBack),
    })),
    noteFailure: assign((_, { failure }: Failed) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    announceSeen: emit(({ context: { isOtherPublished: isOther } }, visit: VisitReview): ReviewFact => {
      return { type: "review.seen", visit, isOtherPublished: isOther };
    }),
    announceCreated: emit((_, visit: VisitReview): ReviewFact => ({ type: "review.created", visit })),
    announceTakenBack: emit((_, visit: VisitReview): ReviewFact => ({ type: "taking-back.finished", visit })),
  },
});
