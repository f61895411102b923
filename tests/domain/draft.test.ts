import { expect, test } from "vitest";
import { emptyDraft } from "../../domain/draft.ts";

test("A saved reservation begins with peopleCount 1, awaitingTime 0 and nothing chosen (spec §3)", () => {
  const firm = { id: 1, urlKey: "aster", name: "Aster" };
  expect(emptyDraft(firm)).toEqual({
    params: { masters: [], entries: [] },
    peopleCount: 1,
    awaitingTime: 0,
    isDeleted: false,
    isTemporary: false,
    services: [],
    comment: "",
    clientPhone: "",
    clientName: "",
    firm,
    startTime: null,
    hold: null,
    challenge: null,
    proof: null,
  });
});
