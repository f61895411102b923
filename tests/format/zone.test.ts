import { expect, test } from "vitest";
import { dateBeside, dateInZone, minutesAhead, offsetOf } from "../../src/format/zone.ts";

const noon = "2026-11-23T12:00:00+05:00";

test("today at the salon follows the offset that its times are written with", () => {
  expect(dateBeside(noon, Date.parse("2026-11-22T18:59:00Z"))).toBe("2026-11-22");
  expect(dateBeside(noon, Date.parse("2026-11-22T19:00:00Z"))).toBe("2026-11-23");
});

test("today in a zone is known before any time of the salon is", () => {
  expect(dateInZone("Asia/Aqtau", Date.parse("2026-11-22T19:00:00Z"))).toBe("2026-11-23");
});

test("a device in another zone is told by how much it differs", () => {
  expect(minutesAhead(noon, 300)).toBe(0);
  expect(minutesAhead(noon, 180)).toBe(-120);
});

test.each([
  ["2026-11-23T12:00:00+05:00", 300],
  ["2026-11-23T12:00:00-03:30", -210],
  ["2026-11-23T12:00:00Z", 0],
])("%s is written %i minutes east of UTC", (instant, minutes) => {
  expect(offsetOf(instant)).toBe(minutes);
});
