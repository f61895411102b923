import { expect, test } from "vitest";
import { companyQuery, firstSegment, reservationQuery } from "../../domain/addresses.ts";
import { readQuery } from "../../domain/query.ts";

test.each([
  ["/", ""],
  ["", ""],
  ["/aster", "aster"],
  ["/aster/reservation/time", "aster"],
])("the first segment of %j is %j", (path, segment) => {
  expect(firstSegment(path)).toBe(segment);
});

test.each(["2026-11-25", "1", "99999-01-01", "2026-11-25T09:00", ""])("?start=%s says no time", (start) => {
  expect(readQuery(reservationQuery, new URLSearchParams({ start })).startTime).toBe(null);
});

test("?start says the instant that it names", () => {
  const start = "2026-11-25T09:00:00Z";
  expect(readQuery(reservationQuery, new URLSearchParams({ start })).startTime).toBe(start);
});

test("a company's page reads the services that are chosen on it, and none where its address names none", () => {
  expect(readQuery(companyQuery, new URLSearchParams({ services: "12,7" })).services).toEqual([12, 7]);
  expect(readQuery(companyQuery, new URLSearchParams()).services).toEqual([]);
});
