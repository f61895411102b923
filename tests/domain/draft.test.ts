import { expect, test } from "vitest";
import { emptyDraft } from "../../domain/draft.ts";

test("A saved reservation begins with peopleCount 1, awaitingTime 0 and nothing chosen (spec §3)", () => {
  const defaults = { params: { masters: [], entries: [] }, services: [], peopleCount: 1, awaitingTime: 0 };
  const draft = emptyDraft({ id: 1, urlKey: "aster", name: "Aster" });
  expect(draft).toMatchObject({ ...defaults, isDeleted: false, isTemporary: false, startTime: null, hold: null });
});
