import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { cellMinutes, listCells } from "../../../domain/availability/cells.ts";
import { findTimes, startsOnDay, summarizeDay } from "../../../domain/availability/day-times.ts";
import { dayOfWorld, requestOfWorld, worlds } from "./worlds.ts";

describe("The cells of a day at which a visit can start", () => {
  type World = Parameters<typeof dayOfWorld>[0];
  const minutesOf = (world: World, clock: { nowMinute?: number; earliestMinute?: number } = {}) =>
    listCells(startsOnDay({ ...dayOfWorld(world), ...clock }, requestOfWorld(world))).map((cell) => cell * cellMinutes);

  it("are those of all its times", () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const all = findTimes(dayOfWorld(world), requestOfWorld(world)).visits;
        expect(minutesOf(world)).toEqual(all.map(({ startMinute }) => startMinute));
      }),
    );
  });

  it("are known before it is known what time it is", () => {
    fc.assert(
      fc.property(worlds, fc.integer({ min: 0, max: 30 }), (world, cell) => {
        const earliestMinute = cell * cellMinutes;
        const toCome = minutesOf(world, { nowMinute: 0, earliestMinute: 0 }).filter(
          (minute) => minute >= earliestMinute,
        );
        expect(minutesOf(world, { nowMinute: 0, earliestMinute })).toEqual(toCome);
      }),
    );
  });
});

test("a day is free exactly where it has a time, and its summary says the same of it", () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const [day, request] = [dayOfWorld(world), requestOfWorld(world)];
      const { state, visits } = findTimes(day, request);
      const { state: summarized, freeShare, firstMinute } = summarizeDay(day, request);
      expect(state === "free").toBe(visits.length > 0);
      expect([summarized, firstMinute]).toEqual([state, visits[0]?.startMinute]);
      expect(freeShare > 0).toBe(state === "free");
    }),
  );
});
