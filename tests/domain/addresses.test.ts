import { expect, test } from "vitest";
import { companyQuery, firstSegment, homeQuery, reservationQuery } from "../../domain/addresses.ts";
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
  expect(readQuery(companyQuery, new URLSearchParams({ services: "12,7" })).services).toEqual([12, 7]);
  expect(readQuery(companyQuery, new URLSearchParams()).services).toEqual([]);
});

test("an address says nothing of what is not given, and has no question mark then", () => {
  expect(writeQuery(companyQuery, { services: undefined })).toBe("");
  expect(writeQuery(companyQuery, {})).toBe("");
  expect(searchText(new URLSearchParams())).toBe("");
});

test("an address says the same in one order, in whatever order it was given", () => {
  expect(writeQuery(homeQuery, { isFreeToday: true, city: "aktau" })).toBe("?city=aktau&today=1");
  expect(writeQuery(companyQuery, { services: [12, 7] })).toBe("?services=12,7");
});
