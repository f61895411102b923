import { describe, expect, it } from "vitest";
import { byGuest, openVisit, reviewedVisit } from "../../../machines/review/examples.ts";
import { choiceAfter, contextFrom, isOtherPublished } from "../../../machines/review/rules.ts";

describe("What there is to go on with once a review is taken back", () => {
  const context = contextFrom(byGuest);

  it("is what was typed here, where it has stars", () => {
    const choice = { rating: 2, masters: [], text: "Долго ждала.", photos: [] };
    expect(choiceAfter({ ...context, choice, visit: reviewedVisit })).toBe(choice);
  });

  it("is what the review said, without its photos, and there is a review", () => {
    const { rating, masters, text } = reviewedVisit.review ?? {};
    expect(choiceAfter({ ...context, visit: reviewedVisit })).toEqual({ rating, masters, text, photos: [] });
    for (const visit of [openVisit, null])
      expect(() => choiceAfter({ ...context, visit })).toThrow("No state that needs a review is reached without.");
  });
});

describe("What is published is other than what was typed here", () => {
  const ids = [5, 107];
  const masters = ids.flatMap((id) => openVisit.masters.map((master) => ({ ...master, id })));
  const ratingsOf = (ratings: readonly number[]) =>
    ids.slice(0, ratings.length).map((masterId, index) => ({ masterId, rating: ratings[index] ?? 0 }));
  const { review } = reviewedVisit;
  if (review === undefined) throw new Error("The example has no review.");
  const seen = (typed: number[], published: number[]) =>
    isOtherPublished({
      ...contextFrom(byGuest),
      choice: { rating: review.rating, masters: ratingsOf(typed), text: review.text, photos: [] },
      visit: { ...reviewedVisit, masters, review: { ...review, masters: ratingsOf(published) } },
    });

  it.each([
    [[4, 5], [4, 5], false],
    [[4, 5], [4, 3], true],
    [[4, 5], [2, 5], true],
    [[4, 5], [4], true],
    [[4], [4, 5], true],
  ])("where the masters were given %j here and %j there: %s", (typed, published, isOther) => {
    expect(seen(typed, published)).toBe(isOther);
  });
});
