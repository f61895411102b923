import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellRange, noCells } from "../../../domain/availability/cells.ts";
import type { Day } from "../../../domain/availability/day.ts";
import { findTimes, firstVisits, summarizeDay, visitAt } from "../../../domain/availability/day-times.ts";
import { shortestMinutes } from "../../../domain/availability/plans.ts";
import { visitRequestOf } from "../../../domain/availability/visit-request.ts";
import { dayOfWorld, requestOfWorld, worlds } from "./worlds.ts";

const nine = 9 * 4;
const six = 18 * 4;
/** Masters who all take so many minutes for it. */
const ableIn = (minutes: number, ...ids: number[]) =>
  ids.map((masterId) => ({ masterId, minutes, price: 700_000, priceMax: null }));
const haircut = { person: 1, masterId: null, able: ableIn(60, 1, 2) };

function dayOf(...busy: (readonly [from: number, to: number] | undefined)[]): Day {
  const masters = [1, 2].map((id) => {
    const range = busy[id - 1];
    return { id, rank: id, work: cellRange(nine, six), busy: range ? cellRange(...range) : noCells };
  });
  return { masters, minutes: 1440, nowMinute: 0, earliestMinute: 0 };
}

describe("A day", () => {
  it("with free times says so, with the first of them and its share of free hours", () => {
    expect(summarizeDay(dayOf([nine, six]), visitRequestOf([haircut], 0))).toEqual({
      state: "free",
      freeShare: 50,
      firstMinute: 540,
    });
  });

  it("on which everything is taken is full", () => {
    expect(summarizeDay(dayOf([nine, six], [nine, six]), visitRequestOf([haircut], 0))).toEqual({
      state: "full",
      freeShare: 0,
    });
  });

  it("on which nobody works who could do it is closed, and not full", () => {
    const day = { ...dayOf(), masters: dayOf().masters.map((master) => ({ ...master, work: noCells })) };
    expect(summarizeDay(day, visitRequestOf([haircut], 0))).toEqual({ state: "closed", freeShare: 0 });
  });

  it("on which one of several services has nobody is closed", () => {
    const nails = { person: 1, masterId: null, able: ableIn(30, 3) };
    expect(findTimes(dayOf(), visitRequestOf([haircut, nails], 0)).state).toBe("closed");
  });

  it("is over when work is", () => {
    const day = { ...dayOf(), nowMinute: 18 * 60, earliestMinute: 18 * 60 };
    expect(findTimes(day, visitRequestOf([haircut], 0))).toEqual({ state: "closed", visits: [], blocked: [] });
  });

  it("says the same in a month's overview and when it is opened", () => {
    fc.assert(
      fc.property(worlds, fc.integer({ min: 0, max: 200 }), (world, now) => {
        const [day, request] = [dayOfWorld(world, { nowMinute: now, earliestMinute: now }), requestOfWorld(world)];
        const { state, visits } = findTimes(day, request);
        const summary = summarizeDay(day, request);
        expect(summary.state).toBe(state);
        expect(summary.firstMinute).toBe(visits[0]?.startMinute);
        expect(summary.freeShare > 0).toBe(state === "free");
        expect(summary.freeShare).toBeLessThanOrEqual(100);
        expect(firstVisits(day, request, 3)).toEqual(visits.slice(0, 3));
      }),
    );
  });
});

describe("Two people", () => {
  const mother = { person: 1, masterId: null, able: ableIn(60, 1, 2) };
  const daughter = { person: 2, masterId: null, able: ableIn(45, 1, 2) };

  it("are served together by two masters", () => {
    const [visit] = firstVisits(dayOf(), visitRequestOf([mother, daughter], 0), 1);
    expect(visit).toEqual({
      startMinute: 540,
      endMinute: 600,
      entries: [
        { index: 0, masterId: 1, units: [], startMinute: 540, endMinute: 600 },
        { index: 1, masterId: 2, units: [], startMinute: 540, endMinute: 585 },
      ],
    });
  });

  it("follow one another when both ask for the same master", () => {
    const both = [mother, daughter].map((entry) => ({ ...entry, masterId: 2 }));
    const [visit] = firstVisits(dayOf(), visitRequestOf(both, 0), 1);
    expect(visit?.entries.map(({ startMinute }) => startMinute)).toEqual([540, 600]);
  });

  it("have no time when only one of two masters is free, rather than one that is not together", () => {
    expect(firstVisits(dayOf([nine, six]), visitRequestOf([mother, daughter], 0), 1)).toEqual([]);
  });
});

describe("Masters who take their own time for a service", () => {
  const [quick, slow] = [ableIn(30, 1), ableIn(60, 2)];
  const anybody = { person: 1, masterId: null, able: [...quick, ...slow] };

  it("are free as long as each of them needs", () => {
    const starts = (day: Day) => findTimes(day, visitRequestOf([anybody], 0)).visits.map((visit) => visit.startMinute);
    expect(starts(dayOf([nine, six])).at(-1)).toBe(17 * 60);
    expect(starts(dayOf(undefined, [nine, six])).at(-1)).toBe(17 * 60 + 30);
  });

  it("make a visit as long as whoever does it takes, the quickest of those who are free", () => {
    const day = dayOf([nine, nine + 4]);
    const request = visitRequestOf([anybody], 0);
    expect(visitAt(day, request, 9 * 60)).toMatchObject({ kind: "visit", visit: { endMinute: 10 * 60 } });
    expect(visitAt(day, request, 10 * 60)).toMatchObject({ kind: "visit", visit: { endMinute: 10 * 60 + 30 } });
  });

  it("let the next service begin when they are done", () => {
    const next = { person: 1, masterId: null, able: ableIn(45, 1) };
    const entries = [{ ...anybody, masterId: 2 }, next];
    const [visit] = firstVisits(dayOf([nine, nine + 3]), visitRequestOf(entries, 0), 1);
    expect(visit?.entries).toEqual([
      { index: 0, masterId: 2, units: [], startMinute: 540, endMinute: 600 },
      { index: 1, masterId: 1, units: [], startMinute: 600, endMinute: 645 },
    ]);
  });

  it("serve several people, each for as long as theirs takes", () => {
    const [visit] = firstVisits(dayOf(), visitRequestOf([anybody, { ...anybody, person: 2 }], 0), 1);
    expect(visit).toMatchObject({ startMinute: 540, endMinute: 600 });
    expect(visit?.entries.map(({ endMinute }) => endMinute).toSorted()).toEqual([570, 600]);
  });

  it("are said to have too little room by the most that any of them could do", () => {
    const day = dayOf([nine + 1, six], [nine + 3, six]);
    const { blocked } = findTimes(day, visitRequestOf([anybody], 0));
    expect(blocked[0]).toMatchObject({ startMinute: 540, reason: { kind: "tooShort", freeMinutes: 45 } });
  });
});

describe("The shortest visit", () => {
  it("is as long as the services of one person, or of the one who takes longest", () => {
    const colour = { person: 1, masterId: null, able: ableIn(120, 1, 2) };
    expect(shortestMinutes(visitRequestOf([haircut, colour], 0))).toBe(180);
    expect(shortestMinutes(visitRequestOf([haircut, { ...colour, person: 2 }], 0))).toBe(120);
  });

  it("is as long as all together when people follow one another", () => {
    const first = { person: 1, masterId: 1, able: ableIn(60, 1) };
    expect(shortestMinutes(visitRequestOf([first, { ...first, person: 2 }], 0))).toBe(120);
  });

  it("is as long as all that is asked for where no day is long enough, each done by whoever is quickest", () => {
    const long = { ...haircut, able: [...ableIn(1200, 1), ...ableIn(1080, 2)] };
    expect(shortestMinutes(visitRequestOf([long, long], 0))).toBe(2160);
  });
});

describe("A request for many people and services", () => {
  it("is answered whether or not everything can be tried", () => {
    const entries = Array.from({ length: 20 }, (_, index) => ({
      person: 1 + (index % 10),
      masterId: null,
      able: ableIn(15 + (index % 5) * 15, 1, 2),
    }));
    expect(["free", "full"]).toContain(findTimes(dayOf(), visitRequestOf(entries, 240)).state);
  });

  it("is answered for seven services of one person in the order given, and in no other", () => {
    const seven = Array.from({ length: 7 }, (_, index) => ({
      person: 1,
      masterId: null,
      able: index === 0 ? ableIn(120, 1) : ableIn(60, 2),
    }));
    const [visit] = firstVisits(dayOf(), visitRequestOf(seven, 0), 1);
    expect(visit?.entries.map(({ startMinute }) => startMinute)).toEqual([540, 660, 720, 780, 840, 900, 960]);
    const longLast = [...seven.slice(1), ...seven.slice(0, 1)];
    const afternoonTaken = dayOf([nine + 8, six]);
    expect(firstVisits(afternoonTaken, visitRequestOf(seven, 0), 1)).toHaveLength(1);
    expect(firstVisits(afternoonTaken, visitRequestOf(longLast, 0), 1)).toEqual([]);
  });
});

describe("Two people who accept waiting", () => {
  it("do not wait when another order of their services makes it needless", () => {
    const [first, second] = [
      { person: 1, masterId: null, able: ableIn(60, 1) },
      { person: 1, masterId: null, able: ableIn(60, 2) },
    ];
    const friend = { person: 2, masterId: null, able: ableIn(60, 3) };
    const day = dayOf(undefined, [nine + 4, nine + 8]);
    const masters = [...day.masters, { id: 3, rank: 3, work: cellRange(nine, six), busy: noCells }];
    const [visit] = firstVisits({ ...day, masters }, visitRequestOf([first, second, friend], 60), 1);
    expect(visit?.entries.map(({ startMinute }) => startMinute)).toEqual([600, 540, 540]);
  });
});

describe("A time with several masters who would unlock it", () => {
  it("names the least busy of those who are there and free then", () => {
    const day = dayOf([nine, nine + 4], [nine, nine + 4]);
    const busy = [cellRange(six - 4, six), cellRange(six - 2, six), cellRange(nine, nine + 1)];
    const masters = busy.map((own, index) => ({
      id: index + 3,
      rank: index + 3,
      work: cellRange(nine, six),
      busy: own,
    }));
    const named = { ...haircut, masterId: 1, able: ableIn(60, 1, 2, 7, 3, 4, 5) };
    const { blocked } = findTimes({ ...day, masters: [...day.masters, ...masters] }, visitRequestOf([named], 0));
    expect(blocked[0]).toEqual({
      startMinute: 540,
      reason: { kind: "busy" },
      unlock: { kind: "otherMaster", masterId: 1, otherMasterId: 4 },
    });
  });
});

describe("An hour that the clocks show twice", () => {
  const repeated = { startsMinute: 600, endsMinute: 660 };
  const day = { ...dayOf(), repeated };
  const request = visitRequestOf([haircut], 0);

  it("is offered once", () => {
    const { visits, blocked } = findTimes(day, request);
    const shown = [...visits, ...blocked].map(({ startMinute }) => startMinute);
    expect(shown).toContain(585);
    expect(shown).toContain(660);
    expect(shown.filter((minute) => minute >= 600 && minute < 660)).toEqual([]);
    expect(visitAt(day, request, 615)).toEqual({ kind: "outsideHours" });
  });

  it("is worked through by a visit that began before it", () => {
    expect(visitAt(day, request, 585)).toMatchObject({ kind: "visit", visit: { endMinute: 645 } });
  });
});

describe("The hold that stands for a visit", () => {
  it("keeps its master when the visit is planned again", () => {
    const day = dayOf([nine, nine + 1], [nine, nine + 20]);
    const masters = day.masters.map((master) => ({ ...master, isPreferred: master.id === 2 }));
    const [visit] = firstVisits({ ...day, earliestMinute: 15 * 60, masters }, visitRequestOf([haircut], 0), 1);
    expect(visit?.entries[0]?.masterId).toBe(2);
  });
});
