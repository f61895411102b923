import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellRange, type Cells, noCells } from "../../../domain/availability/cells.ts";
import type { Day } from "../../../domain/availability/day.ts";
import { findTimes, visitAt } from "../../../domain/availability/day-times.ts";
import type { Visit } from "../../../domain/availability/visit.ts";
import { visitRequestOf } from "../../../domain/availability/visit-request.ts";
import { allPlans, areApart, startOf } from "./oracle.ts";
import { dayOfWorld, peopleWorlds, requestOfWorld, withRooms } from "./worlds.ts";

const able = (minutes: number, ...ids: number[]) =>
  ids.map((masterId) => ({ masterId, minutes, price: 0, priceMax: null }));
const wish = (person: number, minutes: number, ...ids: number[]) => ({
  person,
  masterId: null,
  able: able(minutes, ...ids),
});

/** A day of masters who work for three hours, or as is said, in the order of their ranks. */
function dayOf(...masters: { work?: Cells; busy?: Cells }[]): Day {
  const always = masters.map(({ work = cellRange(0, 12), busy = noCells }, rank) => ({
    id: rank + 1,
    rank,
    work,
    busy,
  }));
  return { masters: always, minutes: 1440, nowMinute: 0, earliestMinute: 0 };
}

const apart = (entries: ReturnType<typeof wish>[], wait = 0) => visitRequestOf(entries, wait, "oneAfterAnother");
const timesOf = (visit: Visit | undefined) => visit?.entries.map(({ startMinute }) => startMinute);

describe("People who are served one after another", () => {
  it("are served in the order in which they are done the soonest", () => {
    const day = dayOf({}, { busy: cellRange(2, 4) });
    const [visit] = findTimes(day, apart([wish(1, 30, 1), wish(2, 30, 2)], 60)).visits;
    expect(timesOf(visit)).toEqual([30, 0]);
  });

  it("are served in the order in which they were named where that makes no difference", () => {
    const [visit] = findTimes(dayOf({}), apart([wish(1, 30, 1), wish(2, 30, 1)])).visits;
    expect(timesOf(visit)).toEqual([0, 30]);
  });

  it("begin as early as may be where nobody is done sooner by waiting", () => {
    const day = dayOf({ busy: cellRange(2, 4) }, {});
    const next = { person: 2, masterId: null, able: [...able(30, 1), ...able(60, 2)] };
    const { visits } = findTimes(day, visitRequestOf([wish(1, 30, 1), next], 30, "oneAfterAnother"));
    expect(timesOf(visits[0])).toEqual([0, 30]);
  });

  it("begin later where they are done sooner by it", () => {
    const day = dayOf({ busy: cellRange(2, 4) }, {});
    const next = { person: 2, masterId: null, able: [...able(30, 1), ...able(90, 2)] };
    const { visits } = findTimes(day, visitRequestOf([wish(1, 30, 1), next], 30, "oneAfterAnother"));
    expect(timesOf(visits[0])).toEqual([0, 60]);
  });

  it("have the master who takes as long as their visit does, and not who comes first in turn", () => {
    const day = dayOf({}, {});
    const quick = { person: 1, masterId: null, able: [...able(60, 1), ...able(30, 2)] };
    const [visit] = findTimes(day, visitRequestOf([quick, wish(2, 30, 1)], 0, "oneAfterAnother")).visits;
    expect(visit?.entries[0]).toMatchObject({ masterId: 2, startMinute: 0, endMinute: 30 });
  });

  it("are tried in every order while they are six, and served as they were named when they are more", () => {
    const people = (count: number) => [
      wish(1, 15, 1),
      ...Array.from({ length: count - 1 }, (_, index) => wish(index + 2, 15, 2)),
    ];
    const day = dayOf({ busy: cellRange(0, 5) }, { busy: cellRange(5, 12) });
    expect(timesOf(findTimes(day, apart(people(6))).visits[0])).toEqual([75, 0, 15, 30, 45, 60]);
    const longer = dayOf({ busy: cellRange(0, 6) }, { busy: cellRange(6, 12) });
    expect(findTimes(longer, apart(people(7))).visits).toEqual([]);
    expect(timesOf(findTimes(dayOf({}, {}), apart(people(7))).visits[0])).toEqual([0, 15, 30, 45, 60, 75, 90]);
  });

  it("are each served once, also by those who work through the night", () => {
    const roundTheClock = cellRange(0, 128);
    const day = dayOf({ work: roundTheClock, busy: cellRange(2, 116) }, { work: roundTheClock });
    const { visits } = findTimes(day, apart([wish(1, 15, 1), wish(2, 270, 2)], 240));
    const late = visits.find(({ startMinute }) => startMinute === 1425);
    expect(late?.entries).toEqual([
      { index: 0, masterId: 1, units: [], startMinute: 1740, endMinute: 1755 },
      { index: 1, masterId: 2, units: [], startMinute: 1425, endMinute: 1695 },
    ]);
  });

  it("have a time that is asked for exactly where trying everything finds one", () => {
    fc.assert(
      fc.property(withRooms(peopleWorlds), (world) => {
        const starts = new Set(
          allPlans(world, false)
            .filter((plan) => areApart(world, plan))
            .map(startOf),
        );
        const [day, request] = [dayOfWorld(world), requestOfWorld(world, "oneAfterAnother")];
        for (let minute = 0; minute < world.length; minute += 15)
          expect(visitAt(day, request, minute).kind === "visit").toBe(starts.has(minute));
      }),
    );
  });
});
