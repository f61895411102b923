import { expect, it, vi } from "vitest";
import { localDateAt, offsetAt, zoneDay } from "../../domain/zone.ts";

vi.mock("temporal-polyfill", () => {
  const sixHours = { offsetNanoseconds: 216e11, add: () => sixHours, getTimeZoneTransition: () => null };
  return { Temporal: { Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO: () => sixHours }) } } };
});

it("A system whose zone data still says UTC+6 for Almaty does not shift a visit by an hour", () => {
  const lastMoment = Date.parse("2024-02-29T17:59:59Z");
  expect(offsetAt("Asia/Almaty", lastMoment)).toBe(360);
  expect(offsetAt("Asia/Almaty", lastMoment + 1_000)).toBe(300);
  expect(zoneDay("Asia/Almaty", "2026-11-23").startsAt).toBe(Date.parse("2026-11-22T19:00:00Z"));
  expect(localDateAt("Asia/Almaty", Date.parse("2026-11-22T18:30:00Z"))).toBe("2026-11-22");
});
