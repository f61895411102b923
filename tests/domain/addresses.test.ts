import { expect, test } from "vitest";
import { companyQuery, firstSegment, homeQuery, reservationQuery } from "../../domain/addresses.ts";
import { wishesFor } from "../../domain/wishes.ts";
import { readQuery, searchText, writeQuery } from "../../domain/query.ts";

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
