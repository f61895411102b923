import type { VisitReview } from "../../../domain/entities.ts";
import { isRefusal } from "../../../domain/failure.ts";
import type { ReviewChoice } from "../../../domain/review-draft.ts";
import type { ReviewEvent, ReviewInput } from "../../../machines/review/types.ts";
import * as selectors from "../../../machines/review/selectors.ts";
import type { Model } from "./model.ts";
import { read } from "./read.ts";

type Answer = { effect: "getReview" | "createReview" | "takeBackReview"; output: VisitReview };

const mostPhotos = 4;

/** Somebody who says how their visit was: the stars, the words and the photos that they have chosen, and what they were told. */
export function reviewModel({ draft, ...own }: ReviewInput): Model<ReviewEvent, Answer> {
  const { creating: _, ...chosen } = draft;
  let choice: ReviewChoice = chosen;
  let told: VisitReview | null = null;
  let failure: ReturnType<typeof selectors.failureOf> = null;
  let unpublished: ReviewChoice | null = null;
  let waitsFor: Answer["effect"] | null = "getReview";

  const act = (event: ReviewEvent): void => {
    const isUnrated = event.type === "review.confirmed" && choice.rating === null;
    failure = isUnrated ? { kind: "ratingMissing" } : null;
    if (event.type === "review.confirmed" && !isUnrated) waitsFor = "createReview";
    if (event.type === "taking-back.confirmed") waitsFor = "takeBackReview";
    if (event.type === "review.edited") choice = { ...choice, ...event.choice };
    if (event.type === "photos.added") {
      choice = { ...choice, photos: [...choice.photos, ...event.photos].slice(0, mostPhotos) };
    }
    if (event.type === "photo.removed") {
      choice = { ...choice, photos: choice.photos.filter(({ id }) => id !== event.id) };
    }
  };

  /** What was to be published, where that is not what is. */
  const otherThan = (review: NonNullable<VisitReview["review"]>): ReviewChoice | null => {
    const there = new Set(told?.masters.map(({ id }) => id));
    const own = choice.masters.filter(({ masterId }) => there.has(masterId));
    const said = (masters: typeof own) =>
      JSON.stringify(masters.toSorted((one, other) => one.masterId - other.masterId));
    const isAlike =
      [choice.rating, choice.text.trim(), choice.photos.length].join() ===
        [review.rating, review.text, review.photos.length].join() && said(own) === said(review.masters);
    return choice.rating === null || isAlike ? null : choice;
  };

  return {
    notice(happening) {
      if (happening.type === "did") act(happening.event);
      else waitsFor = null;
      if (happening.type === "failed") ({ failure } = happening);
      if (happening.type !== "answered") return [];
      failure = null;
      const { effect, output: visit } = happening;
      const before = told?.review;
      told = visit;
      unpublished = effect === "getReview" && visit.review !== undefined ? otherThan(visit.review) : null;
      if (effect === "createReview") return [fact("review.created", visit)];
      if (effect === "getReview") {
        const isOtherPublished = unpublished !== null;
        return visit.review === undefined ? [] : [{ ...fact("review.seen", visit), isOtherPublished }];
      }
      const isWrittenAgain = visit.reviewability === "open" && choice.rating === null && before !== undefined;
      if (isWrittenAgain) choice = { rating: before.rating, masters: before.masters, text: before.text, photos: [] };
      return [fact("taking-back.finished", visit)];
    },
    inputOf(effect) {
      if (effect !== "createReview") return own;
      const there = told?.masters.map(({ id }) => id) ?? [];
      return {
        ...own,
        review: {
          rating: choice.rating,
          masters: choice.masters.filter(({ masterId }) => there.includes(masterId)),
          text: choice.text.trim(),
          photos: choice.photos.map(({ image }) => image),
        },
      };
    },
    calls(happening) {
      if (happening.type === "entered") return ["getReview"];
      if (happening.type === "failed") {
        const { effect, failure } = happening;
        const isStale = effect !== "getReview" && isRefusal(failure) && failure.action === "acceptChange";
        return isStale ? ["getReview"] : [];
      }
      if (happening.type !== "did") return [];
      if (happening.event.type === "retry.requested") return ["getReview"];
      if (happening.event.type === "taking-back.confirmed") return ["takeBackReview"];
      return happening.event.type === "review.confirmed" && choice.rating !== null ? ["createReview"] : [];
    },
    shown: (snapshot) =>
      read(selectors, snapshot, {
        choiceOf: choice,
        visitOf: told,
        failureOf: failure,
        unpublishedOf: unpublished,
        isCreating: waitsFor === "createReview",
        isTakingBack: waitsFor === "takeBackReview",
      }),
  };
}

function fact(type: string, visit: VisitReview) {
  return { type, visit };
}
