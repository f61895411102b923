import { describe, expect, it } from "vitest";
import { isFreeToLeaveAt } from "../../domain/cancelling.ts";

describe("Leaving a visit that is moved", () => {
  const visit = { startTime: "2026-11-23T13:00:00+05:00", freeCancelUntil: "2026-11-22T13:00:00+05:00" };
  const now = Date.parse("2026-11-22T12:00:00+05:00");

  it("stays free for as long before the new time as before the old one", () => {
    expect(isFreeToLeaveAt(visit, "2026-11-23T12:01:00+05:00", now)).toBe(true);
    expect(isFreeToLeaveAt(visit, "2026-11-23T12:00:00+05:00", now)).toBe(false);
    expect(isFreeToLeaveAt(visit, "2026-11-22T18:00:00+05:00", now)).toBe(false);
  });

  it("is not free where it is not now", () => {
    expect(isFreeToLeaveAt({ startTime: visit.startTime }, "2026-12-23T13:00:00+05:00", now)).toBe(false);
  });
});
