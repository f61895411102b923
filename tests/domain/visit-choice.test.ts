import { describe, expect, test } from "vitest";
import {
  choiceAsked,
  choiceUnlocked,
  choiceWith,
  chosenOtherwise,
  isChoiceLost,
  isSameChoice,
  peopleSince,
  unlockFor,
} from "../../domain/visit-choice.ts";
import type { Layout } from "../../domain/manner.ts";
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

describe("What is chosen otherwise than a visit was asked for", () => {
  const before = { ...visit, ...layout };
  const own = choiceAsked(before);

  test.each([
    ["nothing", own, {}],
    ["its services in another order", { ...own, wishes: own.wishes.toReversed() }, {}],
    ["a wait", { ...own, layout: { ...layout, awaitingTime: 0 } }, { awaitingTime: 0 }],
    ["a manner", { ...own, layout: { ...layout, manner: "shortest" as const } }, { manner: "shortest" as const }],
    [
      "a master",
      { ...own, wishes: [wish(1, 1, 3)] },
      { services: { wanted: [wish(1, 1, 3)], base: [wish(1, 1, 2)], doneBy: [wish(1, 1, 2)] } },
    ],
    [
      "none of its services",
      { ...own, wishes: [] },
      { services: { wanted: [], base: [wish(1, 1, 2)], doneBy: [wish(1, 1, 2)] } },
    ],
  ])("is %s, and nothing else", (_, choice, chosen) => {
    expect(chosenOtherwise(choice, before)).toEqual(chosen);
    expect(isSameChoice(choiceWith(chosen, before), choice)).toBe(true);
  });

  const base = own.wishes;
  test("stands where the visit was changed since, and the rest is as the visit has it now", () => {
    const now = { ...visit, awaitingTime: 15, manner: "together" as const, entries: [{ ...entry, masterId: 3 }] };
    const is = { awaitingTime: 15, manner: "together" };
    expect(choiceWith({}, now)).toEqual({ wishes: [wish(1, 1, 3)], layout: is });
    expect(choiceWith({ awaitingTime: 60 }, now)).toEqual({
      wishes: [wish(1, 1, 3)],
      layout: { ...is, awaitingTime: 60 },
    });
    const services = { wanted: [wish(1, 1)], base, doneBy: base };
    expect(choiceWith({ services }, now)).toEqual({ wishes: [wish(1, 1)], layout: is });
  });

  const entryOf = (serviceId: number, masterId: number, person = 1) => ({ ...entry, person, serviceId, masterId });
  const had = [wish(1, 1, 2), wish(1, 2, 3)];
  const wishesWith = (wanted: typeof had, ...entries: (typeof entry)[]) =>
    choiceWith({ services: { wanted, base: had, doneBy: had } }, { ...before, entries }).wishes;

  test("is of several services what was chosen of each, or what the visit has of it now", () => {
    const now = [entryOf(1, 2), entryOf(2, 4)];
    expect(wishesWith([wish(1, 1, 5), wish(1, 2, 3)], ...now)).toEqual([wish(1, 1, 5), wish(1, 2, 4)]);
    expect(wishesWith([...had, wish(1, 9)], ...now)).toEqual([wish(1, 1, 2), wish(1, 2, 4), wish(1, 9)]);
    expect(wishesWith([wish(1, 2, 3)], ...now)).toEqual([wish(1, 2, 4)]);
  });

  test("has no service that the salon has taken out, and has one that it has added", () => {
    const chosen = [wish(1, 1, 5), wish(1, 2, 3)];
    expect(wishesWith(chosen, entryOf(1, 2), entryOf(3, 4))).toEqual([wish(1, 1, 5), wish(1, 3, 4)]);
    expect(wishesWith([wish(1, 1, 5)], entryOf(1, 2), entryOf(2, 3), entryOf(3, 4))).toEqual([
      wish(1, 1, 5),
      wish(1, 3, 4),
    ]);
  });

  test("is all that the visit has where nothing of it is left, and it is known that something is lost", () => {
    const lost = { services: { wanted: [wish(1, 2, 3)], base: had, doneBy: had } };
    const now = { ...before, entries: [entryOf(1, 2)] };
    expect(choiceWith(lost, now).wishes).toEqual([wish(1, 1, 2)]);
    expect(isChoiceLost(lost, now)).toBe(true);
    expect(isChoiceLost(lost, { ...before, entries: [entryOf(1, 2), entryOf(2, 3)] })).toBe(false);
    expect(isChoiceLost(lost, { ...before, entries: [entryOf(1, 2), entryOf(2, 4)] })).toBe(false);
    expect(isChoiceLost({ awaitingTime: 60 }, now)).toBe(false);
  });

  test("does not bring back a service that was taken out, though another master was chosen for it: that is lost", () => {
    const chosen = { services: { wanted: [wish(1, 1, 5), wish(1, 2, 3), wish(1, 9)], base: had, doneBy: had } };
    const now = { ...before, entries: [entryOf(2, 3)] };
    expect(choiceWith(chosen, now).wishes).toEqual([wish(1, 2, 3), wish(1, 9)]);
    expect(isChoiceLost(chosen, now)).toBe(true);
    const ofOther = { services: { wanted: [wish(1, 1, 2), wish(1, 2, 5)], base: had, doneBy: had } };
    expect(isChoiceLost(ofOther, { ...before, entries: [entryOf(2, 3)] })).toBe(false);
  });

  test("is for the same person by their new number, where another device has left somebody out, whose own is lost", () => {
    const base = [wish(1, 1, 2), wish(2, 2, 3)];
    const services = { wanted: [...base, wish(2, 9), wish(1, 8)], base, doneBy: base };
    const left = { ...before, entries: [entryOf(2, 3)] };
    expect(choiceWith({ services }, left).wishes).toEqual([wish(1, 2, 3), wish(1, 9)]);
    expect(isChoiceLost({ services }, left)).toBe(true);
    const both = { ...before, entries: [entryOf(1, 2), entryOf(2, 4, 2)] };
    expect(choiceWith({ services }, both).wishes).toEqual([wish(1, 1, 2), wish(2, 2, 4), wish(2, 9), wish(1, 8)]);
    expect(isChoiceLost({ services }, both)).toBe(false);
  });

  test("is told of people who want the same of anybody by who was to do it for each", () => {
    const ofAnybody = (person: number, masterId: number) => ({
      ...entryOf(1, masterId, person),
      isAnyMaster: true as const,
    });
    const two = { ...before, entries: [ofAnybody(1, 5), ofAnybody(2, 6)] };
    const chosen = chosenOtherwise({ wishes: [wish(1, 1), wish(2, 1), wish(2, 9)], layout }, two);
    const second = { ...before, entries: [ofAnybody(1, 6)] };
    expect(choiceWith(chosen, second).wishes).toEqual([wish(1, 1), wish(1, 9)]);
    expect(isChoiceLost(chosen, second)).toBe(false);
    const first = { ...before, entries: [ofAnybody(1, 5)] };
    expect(choiceWith(chosen, first).wishes).toEqual([wish(1, 1)]);
    expect(isChoiceLost(chosen, first)).toBe(true);
    expect(peopleSince(two, second)).toEqual(new Map([[2, 1]]));
  });

  test("stays with who has another service now where nobody is gone, and is lost where somebody is and it may be them", () => {
    const added = { services: { wanted: [...had, wish(1, 9)], base: had, doneBy: had } };
    const other = { ...before, entries: [entryOf(7, 2)] };
    expect(choiceWith(added, other).wishes).toEqual([wish(1, 9), wish(1, 7, 2)]);
    expect(isChoiceLost(added, other)).toBe(false);
    const base = [wish(1, 1, 2), wish(2, 2, 3)];
    const services = { wanted: [...base, wish(1, 9)], base, doneBy: base };
    expect(choiceWith({ services }, other).wishes).toEqual([wish(1, 7, 2)]);
    expect(isChoiceLost({ services }, other)).toBe(true);
  });

  test("makes room in a full visit for what the salon has added: the last that was added is lost", () => {
    const twenty = Array.from({ length: 20 }, (_, index) => wish(1, index + 1));
    const base = [wish(1, 1), wish(1, 20)];
    const services = { wanted: twenty, base, doneBy: base };
    const now = {
      ...before,
      entries: [1, 20, 99].map((id) => ({ ...entryOf(id, 2), isAnyMaster: true as const })),
    };
    const { wishes } = choiceWith({ services }, now);
    expect(wishes.map(({ serviceId }) => serviceId)).toEqual([
      ...twenty.slice(0, 18).map(({ serviceId }) => serviceId),
      20,
      99,
    ]);
    expect(isChoiceLost({ services }, now)).toBe(true);
    const without = { ...now, entries: now.entries.slice(0, 2) };
    expect(choiceWith({ services }, without).wishes).toEqual(twenty);
    expect(isChoiceLost({ services }, without)).toBe(false);
  });

  test("is still for the same person where another one is left with nothing", () => {
    const together = [entryOf(1, 2), entryOf(1, 3, 2)];
    const chosen = chosenOtherwise({ wishes: [wish(2, 1, 5)], layout }, { ...before, entries: together });
    const moved = [entryOf(1, 4), entryOf(1, 3, 2), entryOf(2, 3, 2)];
    expect(choiceWith(chosen, { ...before, entries: moved }).wishes).toEqual([wish(2, 1, 5), wish(2, 2, 3)]);
  });
});

test("A layout that makes no difference makes no other choice: a wait where nobody has two services, a manner of one person", () => {
  const laidOut = (wishes: ReturnType<typeof wish>[], other: Partial<Layout>) =>
    isSameChoice({ wishes, layout }, { wishes, layout: { ...layout, ...other } });
  const [one, two, both] = [[wish(1, 1)], [wish(1, 1), wish(1, 2)], [wish(1, 1), wish(2, 1)]];
  expect([one, two, both].map((wishes) => laidOut(wishes, { awaitingTime: 0 }))).toEqual([true, false, true]);
  expect([one, two, both].map((wishes) => laidOut(wishes, { manner: "together" }))).toEqual([true, true, false]);
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

  test("opens a time without a service of the same person, whom the service counts anew", () => {
    const wishes = [wish(2, 1), wish(4, 1), wish(4, 3)];
    const unlock = { kind: "withoutService", person: 2, serviceId: 1 } as const;
    expect(unlockFor(wishes, unlock)).toEqual({ ...unlock, person: 4 });
    const wait = { kind: "longerWait", awaitingTime: 60 } as const;
    expect(unlockFor(wishes, wait)).toStrictEqual(wait);
  });
});
