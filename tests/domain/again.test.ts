import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { againQuery, goneOf, nearestToHour, stillOffered, visitsToRepeat } from "../../domain/again.ts";
import type { Reservation } from "../../domain/entities.ts";
import { addDays, dayMs, weekdayOf } from "../../domain/time.ts";
import { visit as confirmed } from "../../machines/reservation-change/examples.ts";

const entry = {
  person: 1,
  serviceId: 1,
  masterId: 2,
  startTime: "2026-11-23T13:00:00+05:00",
  endTime: "2026-11-23T14:00:00+05:00",
  price: 700_000,
  fullPrice: 700_000,
  serviceName: "Женская стрижка",
  masterName: "Динара",
};
const layout = { awaitingTime: 30, manner: "oneAfterAnother" } as const;
const visit = { entries: [entry], startTime: entry.startTime, ...layout };
const startsAt = Date.parse(visit.startTime);

test("a past visit is had again from the same masters, on the next day of its weekday whose hour is a day ahead", () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 0, max: 23 }), (days, hours) => {
      const now = startsAt + days * dayMs + hours * 3_600_000;
      const { wishes, date } = againQuery(visit, now);
      expect(wishes).toEqual([{ person: 1, serviceId: 1, masterId: 2 }]);
      expect(weekdayOf(date ?? "")).toBe(1);
      const begins = (on: string) => Date.parse(`${on}T13:00:00+05:00`);
      expect(begins(date ?? "")).toBeGreaterThanOrEqual(now + dayMs);
      const isFirst = date === "2026-11-23" || begins(addDays(date ?? "", -7)) < now + dayMs;
      expect(isFirst).toBe(true);
    }),
  );
});

test("a visit is had again at its hour, or at the time nearest to it, the earlier of two", () => {
  expect(againQuery(visit, startsAt).hour).toBe(13 * 60);
  const slots = ["15:00", "12:30", "09:00", "13:30"].map((time) => ({ startTime: `2026-11-30T${time}:00+05:00` }));
  const nearest = (hour: number) => nearestToHour(slots, hour)?.startTime.slice(11, 16);
  expect([0, 13 * 60, 13 * 60 + 1, 14 * 60, 1439].map(nearest)).toEqual(["09:00", "12:30", "13:30", "13:30", "15:00"]);
  expect(nearestToHour([], 600)).toBeUndefined();
});

test("a visit is had again in the manner and with the waits that it was asked for", () => {
  expect(againQuery(visit, startsAt)).toMatchObject(layout);
});

const services = [{ id: 1, masterIds: [2, 3] }];
const masters = [
  { id: 2, isOnline: true },
  { id: 3, isOnline: false },
];
const wish = (serviceId: number, masterId: number | null, person = 1) => ({ person, serviceId, masterId });

test("what a firm does not have any more is each service that it does not offer, once for all people", () => {
  expect(goneOf([wish(1, 2), wish(7, 2), wish(7, 2, 2), wish(8, null)], services, masters)).toEqual({
    services: [7, 8],
    masters: [],
  });
});

test.each([3, 4])("a master who takes no reservations, or is not there, is gone (%i)", (masterId) => {
  expect(goneOf([wish(1, masterId), wish(1, null)], services, masters)).toEqual({
    services: [],
    masters: [wish(1, masterId)],
  });
});

test("a service that is reserved by phone since, or that nobody does who takes reservations, is gone and offered no more", () => {
  const since = [...services, { id: 5, masterIds: [2], reservationPhone: "+77292401111" }, { id: 6, masterIds: [3] }];
  const wishes = [wish(1, 2), wish(5, 2), wish(5, null, 2), wish(6, null)];
  expect(goneOf(wishes, since, masters)).toEqual({ services: [5, 6], masters: [] });
  expect(stillOffered(wishes, since, masters)).toEqual([wish(1, 2)]);
});

test("what is still offered is the rest, by anybody where the master is gone", () => {
  const wishes = [wish(1, 2), wish(7, 2), wish(1, 3, 2), wish(1, null, 3)];
  expect(stillOffered(wishes, services, masters)).toEqual([wish(1, 2), wish(1, null, 2), wish(1, null, 3)]);
});

test("of two times as near the earlier one is had, whichever is named first", () => {
  const slots = ["14:00", "12:00"].map((time) => ({ startTime: `2026-11-30T${time}:00+05:00` }));
  expect(nearestToHour(slots, 13 * 60)).toBe(slots[1]);
  expect(nearestToHour(slots.toReversed(), 13 * 60)).toBe(slots[1]);
});

test("of several services each that is offered stays", () => {
  const two = [...services, { id: 5, masterIds: [2] }];
  expect(stillOffered([wish(1, 2), wish(5, 2), wish(7, 2)], two, masters)).toEqual([wish(1, 2), wish(5, 2)]);
});

describe("Visits to repeat", () => {
  const now = Date.parse("2026-11-20T12:00:00+05:00");
  const had = (id: string, firmId: number, services: number[], day: string, other: Partial<Reservation> = {}) => {
    const [startTime, endTime] = [`2026-11-${day}T10:00:00+05:00`, `2026-11-${day}T11:00:00+05:00`];
    const entries = services.map((serviceId) => ({ ...entry, serviceId }));
    const firm = { ...confirmed.firm, id: firmId };
    return { ...confirmed, id, firm, entries, startTime, endTime, ...other };
  };
  const offered = (visits: Reservation[]) => visitsToRepeat(visits, now, 4).map(({ id }) => id);

  test("are the latest first, of each firm one before a second of any, and no choice of services twice", () => {
    const visits = [
      had("first cut", 1, [1], "02"),
      had("colour", 1, [1, 2], "04"),
      had("shave", 2, [9], "03"),
      had("cut again", 1, [1], "06"),
      had("colour again", 1, [2, 1], "05"),
      had("manicure", 1, [3], "01"),
    ];
    expect(offered(visits)).toEqual(["cut again", "shave", "colour again", "manicure"]);
  });

  test("are four at most", () => {
    expect(offered([1, 2, 3, 4, 5].map((firmId) => had(`${firmId}`, firmId, [1], `0${firmId}`)))).toEqual([
      "5",
      "4",
      "3",
      "2",
    ]);
  });

  test("are none that is to come, was called off or missed, or is of a firm that is gone", () => {
    const { urlKey: _, ...gone } = confirmed.firm;
    expect(
      offered([
        had("to come", 1, [1], "21"),
        had("cancelled", 2, [1], "03", { status: "cancelledByClient" }),
        had("missed", 3, [1], "03", { status: "noShow" }),
        had("of a former firm", 4, [1], "03", { firm: gone }),
      ]),
    ).toEqual([]);
  });
});
