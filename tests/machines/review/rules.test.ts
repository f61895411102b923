import { describe, expect, it } from "vitest";
import { byGuest, openVisit, reviewedVisit } from "../../../machines/review/examples.ts";
import { choiceAfter, contextFrom } from "../../../machines/review/rules.ts";

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
