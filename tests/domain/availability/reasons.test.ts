import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTimes, visitAt } from "../../../domain/availability/day-times.ts";
import {
  allPlans,
  candidatesOf,
  canSeatAll,
  couldBeTogether,
  isAtWork,
  isFree,
  minutesBy,
  type OracleEntry,
  type OracleMaster,
  startOf,
  type World,
} from "./oracle.ts";
import { dayOfWorld, oneServiceWorlds, requestOfWorld, worlds } from "./worlds.ts";

function blockedOf(world: World, earliestMinute = 0) {
  return findTimes(dayOfWorld(world, { earliestMinute }), requestOfWorld(world)).blocked;
}

/** Whether the people could begin with masters who are there for the quarter of an hour that starts at the minute. */
function couldBegin(
  world: World & { together: boolean },
  minute: number,
  isThere: (master: OracleMaster, minute: number) => boolean,
): boolean {
  const quarter = Array.from({ length: 15 }, (_, index) => minute + index);
  const there = world.masters.filter((master) => quarter.every((each) => isThere(master, each))).map(({ id }) => id);
  const choices = [...new Set(world.entries.map(({ person }) => person))].map((person) =>
    world.entries
      .filter((entry) => entry.person === person)
      .flatMap((entry) => candidatesOf(entry).filter((id) => there.includes(id))),
  );
  return world.together ? canSeatAll(choices) : choices.some(({ length }) => length > 0);
}

describe("The reason why a time is not free", () => {
  it("is too soon exactly before the firm's lead time", () => {
    fc.assert(
      fc.property(worlds, fc.integer({ min: 0, max: 180 }), (world, earliest) => {
        for (const { startMinute, reason } of blockedOf(world, earliest)) {
          expect(reason.kind === "tooSoon").toBe(startMinute < earliest);
        }
      }),
    );
  });

  it("is that masters are away when too few who could begin are at work", () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const inFull = { ...world, together: couldBeTogether(world) };
        for (const { startMinute, reason } of blockedOf(world)) {
          expect(reason.kind === "masterAway").toBe(!couldBegin(inFull, startMinute, isAtWork));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("is that they are busy when enough are at work but too few are free", () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const inFull = { ...world, together: couldBeTogether(world) };
        for (const { startMinute, reason } of blockedOf(world)) {
          const isBusy = couldBegin(inFull, startMinute, isAtWork) && !couldBegin(inFull, startMinute, isFree);
          expect(reason.kind === "busy").toBe(isBusy);
        }
      }),
    );
  });

  it("is that there is too little room when they are free to begin but not to end", () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const inFull = { ...world, together: couldBeTogether(world) };
        for (const { startMinute, reason } of blockedOf(world)) {
          expect(reason.kind === "tooShort").toBe(couldBegin(inFull, startMinute, isFree));
        }
      }),
    );
  });

  it("tells how much could be done of the services of whoever is held up most, and nothing where only all together is too much", () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const people = [...new Set(world.entries.map(({ person }) => person))];
        for (const { startMinute, reason } of blockedOf(world)) {
          if (reason.kind !== "tooShort") continue;
          const most = people.map((person) => {
            const own = world.entries.filter((entry) => entry.person === person);
            return mostMinutes(world, own, startMinute, startMinute);
          });
          const least = Math.min(...most);
          expect(reason.freeMinutes).toBe(least === Number.POSITIVE_INFINITY ? undefined : least);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("tells how long a master is free, which is less than what the master needs", () => {
    fc.assert(
      fc.property(oneServiceWorlds, (world) => {
        for (const { startMinute, reason } of blockedOf(world)) {
          if (reason.kind !== "tooShort") continue;
          const [entry] = world.entries;
          const able = world.masters.filter(({ id }) => entry && candidatesOf(entry).includes(id));
          const free = able.map((master) => minutesFree(master, startMinute));
          expect(reason.freeMinutes).toBe(Math.floor(Math.max(...free) / 15) * 15);
          for (const [index, { id }] of able.entries())
            expect(free[index]).toBeLessThan(entry ? minutesBy(entry, id) : 0);
        }
      }),
    );
  });
});

/**
 * How many minutes of a person's services could be done from a time on, the last one as far as it gets; Infinity when all
 * of them could.
 */
function mostMinutes(world: World, entries: readonly OracleEntry[], from: number, until: number): number {
  if (entries.length === 0) return Number.POSITIVE_INFINITY;
  const done = [0];
  for (let at = from; at <= until; at += 15) {
    for (const entry of entries) {
      const others = entries.filter((other) => other !== entry);
      for (const master of world.masters.filter(({ id }) => candidatesOf(entry).includes(id))) {
        const [free, needed] = [Math.floor(minutesFree(master, at) / 15) * 15, minutesBy(entry, master.id)];
        const end = at + needed;
        done.push(free < needed ? free : needed + mostMinutes(world, others, end, end + world.awaitingMinutes));
      }
    }
  }
  return Math.max(...done);
}

function minutesFree(master: OracleMaster, from: number): number {
  let minute = from;
  while (isFree(master, minute)) minute += 1;
  return minute - from;
}

describe("Asking for one time", () => {
  it("gives the visit that the day offers then", () => {
    fc.assert(
      fc.property(worlds, fc.integer({ min: 0, max: 90 }), (world, earliestMinute) => {
        const [day, request] = [dayOfWorld(world, { earliestMinute }), requestOfWorld(world)];
        for (const visit of findTimes(day, request).visits) {
          expect(visitAt(day, request, visit.startMinute)).toEqual({ kind: "visit", visit });
        }
      }),
    );
  });

  it("tells a time that others took from one that nobody could have", () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const unvisited = { ...world, masters: world.masters.map((master) => ({ ...master, busy: [] })) };
        const possible = new Set(allPlans(unvisited, couldBeTogether(world)).map(startOf));
        const offered = new Set(
          findTimes(dayOfWorld(world), requestOfWorld(world)).visits.map((visit) => visit.startMinute),
        );
        for (let minute = 0; minute < world.length; minute += 15) {
          const { kind } = visitAt(dayOfWorld(world), requestOfWorld(world), minute);
          const expected = offered.has(minute) ? "visit" : possible.has(minute) ? "taken" : "outsideHours";
          expect(kind).toBe(expected);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("finds nothing off the grid", () => {
    fc.assert(
      fc.property(worlds, fc.integer({ min: 0, max: 180 }), (world, minute) => {
        fc.pre(minute % 15 !== 0);
        expect(visitAt(dayOfWorld(world), requestOfWorld(world), minute)).toEqual({ kind: "outsideHours" });
      }),
    );
  });
});
