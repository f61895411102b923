import fc from "fast-check";
import { expect, test } from "vitest";
import { matchTable } from "../../src/app/router/page-module.ts";
import { reservationSteps } from "../../domain/reservation-steps.ts";
import { numberPeople, type Wish, wishesFor } from "../../domain/wishes.ts";
import { limits } from "../../domain/limits.ts";
import { manners } from "../../domain/manner.ts";
import { hrefs, isList, readHomeQuery, readReservationQuery } from "../../src/routes/hrefs.ts";

const searchOf = (href: string) => new URL(href, "https://kezek.test").searchParams;

test.each([
  ["/", "home"],
  ["/red-apple", "company"],
  ["/not-found", "not-found"],
  ["/red-apple/reservation/time", "reservation"],
  ["/red-apple/masters/101", "company/master"],
  ["/my/reservation/3f2c5a52/success", "reservation-success"],
  ["/my/reservation/history", "reservation-history"],
  ["/my/bonuses", "bonuses"],
  ["/my/gift-cards", "my-gift-cards"],
  ["/my/payments", "payments"],
  ["/my/payments/3f2c5a52", "payment-receipt"],
  ["/card-payment", "payment-link"],
  ["/my/cards", "cards"],
  ["/my/cards/new/3f2c5a52", "add-card"],
  ["/nowhere/to/be/found", "not-found"],
])("%s is the page %s", (path, page) => {
  expect(matchTable(path).route.page).toBe(page);
});

test.each([
  ["/", true],
  ["/search", true],
  ["/red-apple", true],
  ["/red-apple/masters/101", true],
  ["/red-apple/reservation/time", false],
  ["/my/reservation/3f2c5a52/success", false],
])("%s is a list, to whose place one comes back: %s", (path, is) => {
  expect(isList(path)).toBe(is);
});

test("any other single segment is a company link, with its parameter", () => {
  expect(matchTable("/%D1%81%D0%B0%D0%BB%D0%BE%D0%BD").params).toEqual({ company: "салон" });
});

test("every typed href leads to a row of the table, whatever the company is called", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((name) => /^[^.]/.test(name)),
      fc.constantFrom(...reservationSteps),
      (name, step) => {
        const path = new URL(hrefs.reservation(name, step), "https://kezek.test").pathname;
        expect(matchTable(path).params).toEqual({ company: name, step });
      },
    ),
  );
});

const wish = fc.record<Wish>({
  person: fc.integer({ min: 1, max: 4 }),
  serviceId: fc.nat(),
  masterId: fc.option(fc.nat()),
});
/** In the order of people, who are counted without gaps, each service once for each. */
const wishes = fc
  .uniqueArray(wish, { selector: ({ person, serviceId }) => `${person} ${serviceId}` })
  .map((all) => numberPeople(all).toSorted((one, other) => one.person - other.person));

test("a link into the reservation says again what was chosen", () => {
  const time = fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    .map((date) => date.toISOString());
  const layout = fc.record({
    isExpress: fc.boolean(),
    awaitingTime: fc.option(fc.integer({ min: 0, max: limits.awaitingMinutes })),
    hour: fc.option(fc.integer({ min: 0, max: 1439 })),
    manner: fc.option(fc.constantFrom(...manners)),
  });
  fc.assert(
    fc.property(
      wishes,
      fc.option(fc.integer({ min: 0, max: limits.largestId })),
      fc.option(time),
      layout,
      (wanted, master, startTime, laidOut) => {
        const query = { wishes: wanted, master, startTime, date: startTime?.slice(0, 10) ?? null, ...laidOut };
        expect(readReservationQuery(searchOf(hrefs.reservation("red-apple", "time", query)))).toEqual(query);
      },
    ),
  );
});

test("a start with an offset keeps its plus", () => {
  const startTime = "2026-11-23T13:00:00+05:00";
  expect(readReservationQuery(searchOf(hrefs.reservation("red-apple", "contacts", { startTime }))).startTime).toBe(
    startTime,
  );
});

test("what is not understood in a link is left out", () => {
  const nothing = {
    master: null,
    date: null,
    hour: null,
    startTime: null,
    isExpress: false,
    awaitingTime: null,
    manner: null,
  };
  const link =
    "services=1,x,1,,2&master=any&date=2026-02-30&hour=24:00&start=tomorrow&express=&wait=241&manner=backwards";
  expect(readReservationQuery(new URLSearchParams(link))).toEqual({ wishes: wishesFor([1, 2]), ...nothing });
  for (const wait of ["-1", "1.5", "", "1e2", "9999"]) {
    expect(readReservationQuery(new URLSearchParams({ wait }))).toEqual({ wishes: [], ...nothing });
  }
});

test("the conditions of the home page come back from its address", () => {
  const query = {
    city: "aktau",
    tab: "women",
    category: "hair",
    isFreeToday: true,
    hasDiscount: false,
    isOpenNow: true,
    isFavorite: true,
  };
  expect(readHomeQuery(searchOf(hrefs.home(query)))).toEqual(query);
});

test.each(["2026-11-25", "1", "99999-01-01", "garbage", "2026-11-25T14:15", "2026-02-30T10:00:00+05:00"])(
  "a start of %s is left out: the link leads to the time step without it",
  (start) => {
    const link = `/red-apple/reservation/time?services=1&start=${encodeURIComponent(start)}`;
    expect(matchTable(new URL(link, "https://kezek.test").pathname).params).toEqual({
      company: "red-apple",
      step: "time",
    });
    expect(readReservationQuery(searchOf(link)).startTime).toBeNull();
  },
);
