import { describe, expect, it } from "vitest";
import { cellRange, type Cells, either, noCells } from "../../../domain/availability/cells.ts";
import type { Day } from "../../../domain/availability/day.ts";
import { findTimes, firstVisits, startsOnDay, summarizeDay, visitAt } from "../../../domain/availability/day-times.ts";
import { visitRequestOf } from "../../../domain/availability/visit-request.ts";

const able = (minutes: number, ...ids: number[]) =>
  ids.map((masterId) => ({ masterId, minutes, price: 0, priceMax: null }));
const wish = (person: number, minutes: number, ...ids: number[]) => ({
  person,
  masterId: null,
  able: able(minutes, ...ids),
});
const haircut = visitRequestOf([wish(1, 60, 1)], 0);

/** A day of masters who work in these cells. */
function dayOf(...works: Cells[]): Day {
  const masters = works.map((work, rank) => ({ id: rank + 1, rank, work, busy: noCells }));
  return { masters, minutes: 1440, nowMinute: 0, earliestMinute: 0 };
}

const midnight = 96;
const startsOn = (day: Day) => findTimes(day, haircut).visits.map(({ startMinute }) => startMinute);
const shownOn = (day: Day, request = haircut) => {
  const { visits, blocked } = findTimes(day, request);
  return [...visits, ...blocked].map(({ startMinute }) => startMinute / 15).toSorted((one, other) => one - other);
};

describe("Where masters work past midnight", () => {
  const late = dayOf(cellRange(88, midnight + 8));

  it("a visit begins before it, and may end after it", () => {
    expect(startsOn(late).at(-1)).toBe(1425);
    expect(visitAt(late, haircut, 1425)).toMatchObject({ kind: "visit", visit: { endMinute: 1485 } });
    expect(visitAt(late, haircut, 1440)).toEqual({ kind: "outsideHours" });
  });

  it("a day is closed for what nobody does before it, to whoever asks", () => {
    const day = dayOf(cellRange(88, midnight), cellRange(midnight, midnight + 8));
    const request = visitRequestOf([wish(1, 60, 1), wish(1, 30, 2)], 0);
    expect(findTimes(day, request)).toEqual({ state: "closed", visits: [], blocked: [] });
    expect(summarizeDay(day, request).state).toBe("closed");
    expect(firstVisits(day, request, 1)).toEqual([]);
    expect(startsOnDay(day, request)).toEqual(noCells);
  });
});

describe("Of the hours in which nobody is there", () => {
  const nightAnd = (evening: number) => dayOf(either(cellRange(0, 8), cellRange(evening, midnight)));

  it("four and more between a night and an evening are not shown", () => {
    const shown = shownOn(nightAnd(24));
    expect(shown).toEqual([...Array(8).keys(), ...Array.from({ length: 72 }, (_, index) => 24 + index)]);
  });

  it("fewer are shown, as times at which nobody is there", () => {
    const day = nightAnd(23);
    expect(shownOn(day)).toEqual([...Array(midnight).keys()]);
    expect(findTimes(day, haircut).blocked).toContainEqual({ startMinute: 240, reason: { kind: "masterAway" } });
  });

  it("those are shown in which somebody else is at work", () => {
    const [night] = nightAnd(24).masters;
    const other = { id: 2, rank: 1, work: cellRange(8, 24), busy: noCells };
    const day = { ...nightAnd(24), masters: night ? [night, other] : [] };
    expect(shownOn(day)).toEqual([...Array(midnight).keys()]);
  });
});

describe("A time that is asked for", () => {
  const day = { ...dayOf(cellRange(0, 40)), nowMinute: 60, earliestMinute: 120 };

  it("is too soon before the firm's lead time, and also before now", () => {
    expect(visitAt(day, haircut, 105)).toEqual({ kind: "tooSoon" });
    expect(visitAt(day, haircut, 0)).toEqual({ kind: "tooSoon" });
    expect(visitAt(day, haircut, 120).kind).toBe("visit");
  });

  it("is none before the day", () => {
    expect(visitAt(day, haircut, -15)).toEqual({ kind: "outsideHours" });
  });
});

describe("A master who can do it and is not there that day", () => {
  const day = dayOf(cellRange(36, 72));

  it("makes no difference to a day, nor to how free it is", () => {
    const request = visitRequestOf([wish(1, 60, 1, 7)], 0);
    expect(summarizeDay(day, request)).toEqual(summarizeDay(day, haircut));
    expect(findTimes(day, request)).toEqual(findTimes(day, haircut));
  });

  it("leaves a day closed to one who can be served by nobody else, whoever comes with them", () => {
    const request = visitRequestOf([wish(1, 60, 1), wish(2, 60, 7)], 0);
    expect(findTimes(day, request).state).toBe("closed");
  });
});

it("A person has their services in the order in which they were named where that makes no difference", () => {
  const request = visitRequestOf([wish(1, 30, 1), wish(1, 30, 1)], 0);
  const [visit] = findTimes(dayOf(cellRange(0, 8)), request).visits;
  expect(visit?.entries.map(({ startMinute }) => startMinute)).toEqual([0, 30]);
});
