import { expect, it } from "vitest";
import { inInstalments, newCard, page, payBox, read, savedCard } from "../../../machines/card-payment/examples.ts";
import { chosenOf, pageOf, requireChosen } from "../../../machines/card-payment/rules.ts";

it.each([
  ["due", undefined],
  ["processing", undefined],
  ["needs3ds", undefined],
  ["redirect", page],
] as const)("the processor's page of what is %s is %s", (stage, url) => {
  expect(pageOf(read[stage].payable)).toBe(url);
});

it("a state of one way to pay is reached with that way alone", () => {
  const nothing = {
    subject: "reservation",
    payable: null,
    until: null,
    paying: null,
    proof: null,
    bringing: null,
    failure: null,
  } as const;
  const chosen = { type: "savedCard", cardId: "1" } as const;
  expect(requireChosen({ ...nothing, chosen }, "savedCard")).toBe(chosen);
  expect(() => requireChosen({ ...nothing, chosen }, "card")).toThrow("This state is reached with card only.");
  expect(() => requireChosen({ ...nothing, chosen: null }, "payBox")).toThrow(
    "This state is reached with payBox only.",
  );
});

it("what is chosen with a way is what its call says of it", () => {
  const cardId = "8c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44";
  expect([savedCard, payBox, inInstalments, newCard].map(chosenOf)).toEqual([
    { type: "savedCard", cardId },
    { type: "payBox" },
    { type: "payBox", instalments: 2 },
    null,
  ]);
});
