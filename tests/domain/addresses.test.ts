import { expect, test } from "vitest";
import { firstSegment, pathOf } from "../../domain/addresses.ts";
import {
  companyQuery,
  giftCardPurchaseQuery,
  historyQuery,
  homeQuery,
  masterQuery,
  personalizationQuery,
  reservationQuery,
} from "../../domain/page-queries.ts";
import { giftCardSteps } from "../../domain/gift-card-steps.ts";
import { manners } from "../../domain/manner.ts";
import { wishesFor } from "../../domain/wishes.ts";
import { readQuery, searchText, writeQuery } from "../../domain/query.ts";
import { surveySteps } from "../../domain/survey.ts";

test.each([
  ["/", ""],
  ["", ""],
  ["/aster", "aster"],
  ["/aster/reservation/time", "aster"],
])("the first segment of %j is %j", (path, segment) => {
  expect(firstSegment(path)).toBe(segment);
});

test.each(["2026-11-25", "1", "99999-01-01", "2026-11-25T09:00", "2026-02-30T09:00:00Z", ""])(
  "?start=%s says no time",
  (start) => {
    expect(readQuery(reservationQuery, new URLSearchParams({ start })).startTime).toBe(null);
  },
);

test("?start says the instant that it names", () => {
  const start = "2026-11-25T09:00:00Z";
  expect(readQuery(reservationQuery, new URLSearchParams({ start })).startTime).toBe(start);
});

test.each(["", " ", "1e3", "-5", "5.5", "2147483648", "0x10"])("?master=%s and ?firm=%s name nobody", (id) => {
  expect(readQuery(reservationQuery, new URLSearchParams({ master: id })).master).toBe(null);
  expect(readQuery(historyQuery, new URLSearchParams({ firm: id })).firmId).toBe(undefined);
});

test("an id of the contract's bounds is read", () => {
  const query = new URLSearchParams({ master: "2147483647", firm: "2147483647" });
  expect(readQuery(reservationQuery, query).master).toBe(2_147_483_647);
  expect(readQuery(historyQuery, query).firmId).toBe(2_147_483_647);
});

test.each([
  ["1", true],
  ["0", false],
  ["false", false],
  ["", false],
])("?today=%s: it is on by its one value alone", (today, isOn) => {
  expect(readQuery(homeQuery, new URLSearchParams({ today })).isFreeToday).toBe(isOn);
});

test("a company's page reads the services that are chosen on it, and none where its address names none", () => {
  expect(readQuery(companyQuery, new URLSearchParams({ services: "12.3,7" })).wishes).toEqual([
    { person: 1, serviceId: 12, masterId: 3 },
    { person: 1, serviceId: 7, masterId: null },
  ]);
  expect(readQuery(companyQuery, new URLSearchParams()).wishes).toEqual([]);
});

test("an address says nothing of what is not given, and has no question mark then", () => {
  expect(writeQuery(companyQuery, { wishes: undefined })).toBe("");
  expect(writeQuery(companyQuery, {})).toBe("");
  expect(searchText(new URLSearchParams())).toBe("");
});

test("an address says the same in one order, in whatever order it was given", () => {
  expect(writeQuery(homeQuery, { isFreeToday: true, city: "aktau" })).toBe("?city=aktau&today=1");
  expect(writeQuery(companyQuery, { wishes: wishesFor([12, 7]) })).toBe("?services=12,7");
});

const readReservation = (name: string, value?: string) =>
  readQuery(reservationQuery, new URLSearchParams(value === undefined ? "" : { [name]: value }));

test.each(["24:00", "9:00", "09:0", "x09:00", "09:00x", "09:60", ""])("?hour=%s says no hour", (hour) => {
  expect(readReservation("hour", hour).hour).toBe(null);
});

test.each([
  ["00:00", 0],
  ["09:30", 570],
  ["19:05", 1145],
  ["23:59", 1439],
])("?hour=%s says minute %i of the day", (hour, minute) => {
  expect(readReservation("hour", hour).hour).toBe(minute);
});

test.each(["241", "-1", "1000", "1.5", "15x", "x15", ""])("?wait=%s says no wait", (wait) => {
  expect(readReservation("wait", wait).awaitingTime).toBe(null);
});

test.each([0, 15, 240])("?wait=%i says so many minutes", (wait) => {
  expect(readReservation("wait", String(wait)).awaitingTime).toBe(wait);
});

test.each(["2026-02-30", "23.11.2026", ""])("?date=%s says no day", (day) => {
  expect(readReservation("date", day).date).toBe(null);
});

test("an address without a query says nothing", () => {
  expect(readReservation("hour")).toMatchObject({ hour: null, awaitingTime: null, date: null, startTime: null });
  expect(readReservation("manner", "slowest").manner).toBe(null);
});

test.each(giftCardSteps)(
  "the address of a purchase says that it is at the step %s, and nothing of the first",
  (step) => {
    const address = writeQuery(giftCardPurchaseQuery, { step });
    expect(address).toBe(step === "amount" ? "" : `?step=${step}`);
    expect(readQuery(giftCardPurchaseQuery, new URLSearchParams(address))).toEqual({ step });
  },
);

test("a purchase begins with its first step where the address says none that there is", () => {
  expect(readQuery(giftCardPurchaseQuery, new URLSearchParams("step=else")).step).toBe("amount");
});

test.each(surveySteps)("the address of a survey says that it is at %s", (step) => {
  const address = writeQuery(personalizationQuery, { step });
  expect(address).toBe(`?step=${step}`);
  expect(readQuery(personalizationQuery, new URLSearchParams(address))).toEqual({ step });
});

test("the address of a survey says no step that there is not", () => {
  expect(readQuery(personalizationQuery, new URLSearchParams("step=else")).step).toBe(undefined);
  expect(writeQuery(personalizationQuery, { step: undefined })).toBe("");
});

test.each([
  ["excellent", "EXCELLENT"],
  ["BAD", "BAD"],
  ["worst", undefined],
  [undefined, undefined],
] as const)("?grade=%s shows the reviews of %s", (text, grade) => {
  expect(readQuery(masterQuery, new URLSearchParams(text && { grade: text })).grade).toBe(grade);
  expect(writeQuery(masterQuery, { grade })).toBe(grade === undefined ? "" : `?grade=${grade.toLowerCase()}`);
});

test.each(manners)("an address says that people are served %s", (manner) => {
  const address = writeQuery(reservationQuery, { manner });
  expect(address).toBe(`?manner=${manner}`);
  expect(readQuery(reservationQuery, new URLSearchParams(address)).manner).toBe(manner);
});

test("an address into the reservation says what it is given, and nothing of what is nothing", () => {
  const nothing = readQuery(reservationQuery, new URLSearchParams());
  expect(writeQuery(reservationQuery, nothing)).toBe("");
  const all = { ...nothing, master: 3, date: "2026-11-25", hour: 570, isExpress: true, awaitingTime: 15 };
  expect(readQuery(reservationQuery, new URLSearchParams(writeQuery(reservationQuery, all)))).toEqual(all);
});

test("a path has its parameters as people write them, safely", () => {
  expect(pathOf("/:company/reservation/:step", { company: "red-apple", step: "time" })).toBe(
    "/red-apple/reservation/time",
  );
  expect(pathOf("/my/:id", { id: "a/b?c" })).toBe("/my/a%2Fb%3Fc");
});
