import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findTimes, firstStarts, summarizeDay } from "../../../domain/availability/day-times.ts";
import { dayOfWorld, requestOfWorld, worlds } from "./worlds.ts";

describe("The first times of a day", () => {
  const times = fc.integer({ min: 0, max: 200 });

  it("are the first of all its times that are in the hours asked for", () => {
    fc.assert(
      fc.property(worlds, times, times, fc.integer({ min: 1, max: 4 }), (world, startsMinute, endsMinute, most) => {
        const [day, request] = [dayOfWorld(world), requestOfWorld(world)];
        const all = findTimes(day, request).visits.map(({ startMinute }) => startMinute);
        const asked = all.filter((minute) => startsMinute <= minute && minute < endsMinute);
        expect(firstStarts(day, request, { startsMinute, endsMinute }, most)).toEqual(asked.slice(0, most));
      }),
    );
  });
});

test("a day is free exactly where it has a time, and its summary says the same of it", () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const [day, request] = [dayOfWorld(world), requestOfWorld(world)];
      const { state, visits } = findTimes(day, request);
      const { state: told, freeShare, firstMinute } = summarizeDay(day, request);
      expect(state === "free").toBe(visits.length > 0);
      expect([told, firstMinute]).toEqual([state, visits[0]?.startMinute]);
      expect(freeShare > 0).toBe(state === "free");
    }),
  );
});
