import { expect, it } from "vitest";
import {
  inInstalments,
  newCard,
  page,
  payBox,
  read,
  readOf,
  savedCard,
} from "../../../machines/card-payment/examples.ts";
import { required } from "../../../machines/kit/required.ts";
import { chosenOf, isUpdate, pageOf, requireChosen } from "../../../machines/card-payment/rules.ts";

it.each([
  ["due", undefined],
  ["processing", undefined],
  ["needs3ds", undefined],
  ["redirect", page],
] as const)("the processor's page of what is %s is %s", (stage, url) => {
  expect(pageOf(read[stage].payable)).toBe(url);
});

const nothing = {
  subject: "reservation",
  payable: null,
  until: null,
  paying: null,
  proof: null,
  bringing: null,
  failure: null,
} as const;

it("a state of one way to pay is reached with that way alone", () => {
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

it.each([
  ["reservation", true],
  ["giftCard", true],
  ["link", false],
  ["card", false],
] as const)("what is due changes while it is chosen how to pay for a %s: %s", (subject, changes) => {
  const { payable } = required(readOf[subject].due, "an example of what is due");
  expect(isUpdate({ ...nothing, subject, chosen: null }, payable)).toBe(changes);
  expect(
    isUpdate({ ...nothing, subject: subject === "giftCard" ? "reservation" : "giftCard", chosen: null }, payable),
  ).toBe(false);
});
