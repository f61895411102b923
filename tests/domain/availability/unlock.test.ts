import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellRange, noCells } from "../../../domain/availability/cells.ts";
import type { Day } from "../../../domain/availability/day.ts";
import { findTimes } from "../../../domain/availability/day-times.ts";
import type { Unlock } from "../../../domain/availability/unlock.ts";
import { visitRequestOf } from "../../../domain/availability/visit-request.ts";
import { manners, type Manner } from "../../../domain/manner.ts";
import { allPlans, areApart, couldBeTogether, startOf, type World } from "./oracle.ts";
import { dayOfWorld, peopleWorlds, requestOfWorld, withCleanup, withRooms, worlds } from "./worlds.ts";

/** What is wanted in a world, and in which manner. */
type Wanted = { world: World; manner: Manner };

const mannersOf = fc.constantFrom(...manners);
const wanted = fc.record({ world: worlds, manner: mannersOf });
const crowded = fc.record({ world: withCleanup(withRooms(worlds)), manner: mannersOf });

function blockedOf({ world, manner }: Wanted, clock: Partial<Day> = {}) {
  return findTimes(dayOfWorld(world, clock), requestOfWorld(world, manner)).blocked;
}

/** When visits start that are found by trying everything. */
function startsIn({ world, manner }: Wanted): number[] {
  if (manner === "oneAfterAnother") {
    return allPlans(world, false)
      .filter((plan) => areApart(world, plan))
      .map(startOf);
  }
  const isTogether = manner === "together" || (manner === "togetherIfPossible" && couldBeTogether(world));
  return allPlans(world, isTogether).map(startOf);
}

/** When visits start that the service offers. */
function offeredIn({ world, manner }: Wanted): number[] {
  return findTimes(dayOfWorld(world), requestOfWorld(world, manner)).visits.map(({ startMinute }) => startMinute);
}

function changed({ world, manner }: Wanted, unlock: Unlock): Wanted {
  const { entries } = world;
  switch (unlock.kind) {
    case "otherMaster": {
      const others = entries.map((entry) =>
        entry.masterId === unlock.masterId ? { ...entry, masterId: unlock.otherMasterId } : entry,
      );
      return { world: { ...world, entries: others }, manner };
    }
    case "longerWait":
      return { world: { ...world, awaitingMinutes: unlock.awaitingMinutes }, manner };
    case "otherManner":
      return { world, manner: unlock.manner };
    case "withoutService":
      return { world: { ...world, entries: entries.filter((_, index) => index !== unlock.index) }, manner };
  }
}

/** Every change that may be told, by what it costs the client: the least first. */
function everyUnlock({ world: { entries, masters, awaitingMinutes }, manner }: Wanted): Unlock[][] {
  const named = [...new Set(entries.flatMap(({ masterId }) => masterId ?? []))];
  const otherMasters = named.flatMap((masterId) => {
    const asked = entries.filter((entry) => entry.masterId === masterId);
    return masters
      .filter(({ id }) => id !== masterId && asked.every(({ able }) => able.some((one) => one.masterId === id)))
      .map(({ id }): Unlock => ({ kind: "otherMaster", masterId, otherMasterId: id }));
  });
  const shared = entries.flatMap(({ person }, index) =>
    entries.some((other, place) => place !== index && other.person === person) ? [index] : [],
  );
  const awaited = [15, 30, 60].find((minutes) => minutes > awaitingMinutes) ?? 0;
  const other = manner === "oneAfterAnother" ? "together" : "oneAfterAnother";
  const isAlone = new Set(entries.map(({ person }) => person)).size === 1;
  return [
    otherMasters,
    shared.length === 0 ? [] : [{ kind: "longerWait", awaitingMinutes: awaited }],
    isAlone ? [] : [{ kind: "otherManner", manner: other }],
    shared.map((index) => ({ kind: "withoutService", index })),
  ];
}

describe("The one change that opens a time", () => {
  it("opens it when it is made", () => {
    fc.assert(
      fc.property(wanted, (asked) => {
        for (const { startMinute, unlock } of blockedOf(asked)) {
          if (unlock) expect(startsIn(changed(asked, unlock))).toContain(startMinute);
        }
      }),
    );
  });

  it("makes the service offer it, also where rooms are needed and masters clean up", () => {
    fc.assert(
      fc.property(crowded, (asked) => {
        for (const { startMinute, unlock } of blockedOf(asked)) {
          if (unlock) expect(offeredIn(changed(asked, unlock))).toContain(startMinute);
        }
      }),
    );
  });

  it("opens it also where it was found with the last steps of a long search", () => {
    fc.assert(
      fc.property(peopleWorlds, mannersOf, fc.integer({ min: 0, max: 2_000 }), (world, manner, steps) => {
        const request = visitRequestOf(world.entries, world.awaitingMinutes, manner, { steps });
        for (const { startMinute, unlock } of findTimes(dayOfWorld(world), request).blocked) {
          if (unlock) expect(offeredIn(changed({ world, manner }, unlock))).toContain(startMinute);
        }
      }),
    );
  });

  it("is told wherever there is one, and costs the client the least of all that do: a master, a wait, a manner, a service", () => {
    fc.assert(
      fc.property(wanted, (asked) => {
        const opened = everyUnlock(asked).map((unlocks) =>
          unlocks.flatMap((unlock) => startsIn(changed(asked, unlock))),
        );
        const kinds: Unlock["kind"][] = ["otherMaster", "longerWait", "otherManner", "withoutService"];
        for (const { startMinute, unlock } of blockedOf(asked)) {
          const least = opened.findIndex((starts) => starts.includes(startMinute));
          expect(unlock?.kind).toBe(least === -1 ? undefined : kinds[least]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("is never told for a time that is too soon, nor of one service that anybody may do", () => {
    fc.assert(
      fc.property(wanted, fc.integer({ min: 0, max: 180 }), (asked, earliestMinute) => {
        const soon = blockedOf(asked, { earliestMinute }).filter(({ reason }) => reason.kind === "tooSoon");
        expect(soon.every(({ unlock }) => unlock === undefined)).toBe(true);
        const entries = asked.world.entries.slice(0, 1).map((entry) => ({ ...entry, masterId: null }));
        const single = { ...asked, world: { ...asked.world, entries } };
        expect(blockedOf(single).every(({ unlock }) => unlock === undefined)).toBe(true);
      }),
    );
  });
});

const [nine, six] = [36, 72];
const able = (minutes: number, ...masterIds: number[]) =>
  masterIds.map((masterId) => ({ masterId, minutes, price: 0, priceMax: null }));

/** A day with masters who are at work from nine to six, each taken for some cells of it. */
function dayWith(...busy: [number, number][]): Day {
  const masters = busy.map(([from, until], index) => ({
    id: index + 1,
    rank: index,
    work: cellRange(nine, six),
    busy: from === until ? noCells : cellRange(from, until),
  }));
  return { masters, minutes: 1440, nowMinute: 0, earliestMinute: 0 };
}

function unlockAt(minute: number, ...asked: Parameters<typeof findTimes>): Unlock | undefined {
  return findTimes(...asked).blocked.find(({ startMinute }) => startMinute === minute)?.unlock;
}

describe("Of what is wanted", () => {
  const [first, second] = [
    { person: 1, masterId: null, able: able(60, 1) },
    { person: 1, masterId: null, able: able(60, 2) },
  ];

  it("two services are waited between for as long as the next of the offered waits, and no longer", () => {
    const request = visitRequestOf([first, second], 15);
    expect(unlockAt(540, dayWith([nine + 4, six], [nine, nine + 6]), request)).toEqual({
      kind: "longerWait",
      awaitingMinutes: 30,
    });
    const farther = dayWith([nine + 4, six], [nine, nine + 7]);
    expect(unlockAt(540, farther, request)).toEqual({ kind: "withoutService", index: 1 });
  });

  it("nothing is waited for beyond the longest of the offered waits", () => {
    const request = visitRequestOf([first, second], 60);
    const day = dayWith([nine + 4, six], [nine, nine + 10]);
    expect(unlockAt(540, day, request)).toEqual({ kind: "withoutService", index: 1 });
  });

  it("nothing goes to a master who comes after midnight alone, on whose day there are no times", () => {
    const named = { person: 1, masterId: 2, able: able(60, 2, 3) };
    const [ten, midnight] = [88, 96];
    const masters = [
      { id: 1, rank: 1, work: cellRange(ten, midnight), busy: noCells },
      { id: 2, rank: 2, work: cellRange(ten, midnight), busy: cellRange(ten + 4, midnight) },
      { id: 3, rank: 3, work: cellRange(midnight, midnight + 8), busy: noCells },
    ];
    const request = visitRequestOf([first, named], 0);
    expect(unlockAt(23 * 60, { ...dayWith(), masters }, request)).toEqual({ kind: "withoutService", index: 1 });
  });

  it("the only service of somebody who comes along is not left out", () => {
    const friend = { person: 2, masterId: null, able: able(60, 2) };
    const day = dayWith([nine, nine], [nine, six]);
    expect(unlockAt(540, day, visitRequestOf([first, friend], 0))).toBeUndefined();
  });

  describe("by two who are to be served one after another while both masters are free at once alone", () => {
    const friend = { person: 2, masterId: null, able: able(60, 2) };
    const day = dayWith([nine + 4, six], [nine + 4, six]);

    it("all is done when they are served together", () => {
      const request = visitRequestOf([first, friend], 0, "oneAfterAnother");
      expect(unlockAt(540, day, request)).toEqual({ kind: "otherManner", manner: "together" });
    });

    it("nothing is looked for with steps that the request does not have", () => {
      const request = visitRequestOf([first, friend], 0, "oneAfterAnother", { steps: 0 });
      expect(unlockAt(540, day, request)).toBeUndefined();
    });
  });

  it("what a master can't do goes to the next in turn, whoever else is not there", () => {
    const named = { person: 1, masterId: 1, able: able(60, 1, 3, 9, 2) };
    const day = dayWith([nine, six], [nine, nine], [nine, nine]);
    const unlock = { kind: "otherMaster", masterId: 1, otherMasterId: 2 };
    expect(unlockAt(540, day, visitRequestOf([named], 0))).toEqual(unlock);
  });

  it("no service is left out of more than six", () => {
    const many = Array.from({ length: 6 }, () => ({ person: 1, masterId: null, able: able(15, 1) }));
    const day = dayWith([nine, nine], [nine, six]);
    const ofSix = visitRequestOf([...many.slice(1), second], 0);
    expect(unlockAt(540, day, ofSix)).toEqual({ kind: "withoutService", index: 5 });
    expect(unlockAt(540, day, visitRequestOf([...many, second], 0))).toBeUndefined();
  });
});

describe("Of two changes that open the same time the one is told that costs the client less", () => {
  const friend = { person: 2, masterId: null, able: able(60, 3) };
  const wash = { person: 1, masterId: null, able: able(60, 1) };
  const cut = { person: 1, masterId: null, able: able(60, 2) };
  const named = { ...cut, masterId: 2, able: able(60, 2, 3) };
  const oneAfterAnother = (wait: number) => visitRequestOf([wash, cut, friend], wait, "oneAfterAnother");

  it.each([
    {
      title: "another master, and not a longer wait",
      day: dayWith([nine + 4, six], [nine, nine + 6], [nine, nine]),
      asked: visitRequestOf([wash, named], 15),
      told: { kind: "otherMaster", masterId: 2, otherMasterId: 3 },
      alike: [visitRequestOf([wash, { ...named, masterId: 3 }], 15), visitRequestOf([wash, named], 30)],
    },
    {
      title: "a longer wait, and not another manner",
      day: dayWith([nine + 4, six], [nine + 8, six], [nine + 4, nine + 10]),
      asked: oneAfterAnother(15),
      told: { kind: "longerWait", awaitingMinutes: 30 },
      alike: [oneAfterAnother(30), visitRequestOf([wash, cut, friend], 15, "together")],
    },
    {
      title: "another manner, and not one service less",
      day: dayWith([nine + 4, six], [nine + 8, six], [nine + 4, nine + 13]),
      asked: oneAfterAnother(60),
      told: { kind: "otherManner", manner: "together" },
      alike: [
        visitRequestOf([wash, cut, friend], 60, "together"),
        visitRequestOf([cut, friend], 60, "oneAfterAnother"),
      ],
    },
  ])("$title", ({ day, asked, told, alike }) => {
    for (const request of alike) {
      expect(findTimes(day, request).visits.map(({ startMinute }) => startMinute)).toContain(540);
    }
    expect(unlockAt(540, day, asked)).toEqual(told);
  });
});
