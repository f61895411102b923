import { describe, expect, test } from "vitest";
import { choiceAsked, choiceOfChanged, choiceUnlocked, isSameChoice } from "../../domain/visit-choice.ts";
import { visit } from "../../machines/reservation-change/examples.ts";

const wish = (person: number, serviceId: number, masterId: number | null = null) => ({ person, serviceId, masterId });
const layout = { awaitingTime: 30, manner: "oneAfterAnother" } as const;
const [entry] = visit.entries;
if (entry === undefined) throw new Error("The example has no entry.");

describe("What a visit was asked for", () => {
  test("is its services for the same people, of whom was asked for, laid out as it is", () => {
    const picked = { ...entry, serviceId: 2, isAnyMaster: true as const };
    const choice = choiceAsked({ ...visit, ...layout, entries: [entry, picked] });
    expect(choice).toEqual({ wishes: [wish(1, 1, 2), wish(1, 2)], layout });
  });

  test("counts its people without gaps", () => {
    const choice = choiceAsked({
      awaitingTime: 0,
      manner: "togetherIfPossible",
      entries: [entry, { ...entry, person: 3 }],
    });
    expect(choice).toEqual({
      wishes: [wish(1, 1, 2), wish(2, 1, 2)],
      layout: { awaitingTime: 0, manner: "togetherIfPossible" },
    });
  });
});

test.each([
  [
    "another wait, has the masters and the manner of now",
    { wishes: [wish(1, 1, 2)], layout: { ...layout, awaitingTime: 60 } },
    { wishes: [wish(1, 1, 3)], layout: { awaitingTime: 60, manner: "together" } },
  ],
  [
    "another manner, has the masters and the wait of now",
    { wishes: [wish(1, 1, 2)], layout: { ...layout, manner: "shortest" as const } },
    { wishes: [wish(1, 1, 3)], layout: { awaitingTime: 15, manner: "shortest" } },
  ],
  [
    "other masters, has the layout of now",
    { wishes: [wish(1, 1)], layout },
    { wishes: [wish(1, 1)], layout: { awaitingTime: 15, manner: "together" } },
  ],
])("Who chose %s where the visit was changed meanwhile", (_, chosen, wanted) => {
  const before = { ...visit, ...layout };
  const now = { ...visit, awaitingTime: 15, manner: "together" as const, entries: [{ ...entry, masterId: 3 }] };
  expect(choiceOfChanged(chosen, before, now)).toEqual(wanted);
});

describe("What is wanted", () => {
  const choice = { wishes: [wish(1, 1, 2), wish(1, 4), wish(2, 1, 3)], layout };

  test.each([
    ["in another order", { ...choice, wishes: choice.wishes.toReversed() }, true],
    ["of another master", { ...choice, wishes: [wish(1, 1, 3), ...choice.wishes.slice(1)] }, false],
    ["without a service", { ...choice, wishes: choice.wishes.slice(1) }, false],
    ["with another wait", { ...choice, layout: { ...layout, awaitingTime: 0 } }, false],
    ["in another manner", { ...choice, layout: { ...layout, manner: "together" as const } }, false],
  ])("%s: the same is %s", (_, other, isSame) => {
    expect([isSameChoice(choice, other), isSameChoice(other, choice)]).toEqual([isSame, isSame]);
  });

  test.each([
    [
      "all that the master in the way was asked for is another one's",
      { kind: "otherMaster", masterId: 2, otherMasterId: 1 },
      { ...choice, wishes: [wish(1, 1, 1), wish(1, 4), wish(2, 1, 3)] },
    ],
    [
      "more is waited",
      { kind: "longerWait", awaitingTime: 60 },
      { ...choice, layout: { ...layout, awaitingTime: 60 } },
    ],
    [
      "people are served in another manner",
      { kind: "otherManner", manner: "together" },
      { ...choice, layout: { ...layout, manner: "together" } },
    ],
    [
      "one service of somebody is left out",
      { kind: "withoutService", person: 1, serviceId: 1 },
      { ...choice, wishes: [wish(1, 4), wish(2, 1, 3)] },
    ],
  ] as const)("opens a time: %s", (_, unlock, opened) => {
    expect(choiceUnlocked(choice, unlock)).toEqual(opened);
  });
});
