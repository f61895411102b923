import { describe, expect, test } from "vitest";
import { epochOf } from "../../domain/time.ts";
import { isToCome, statusAt } from "../../domain/visit-status.ts";

const endTime = "2026-11-25T14:00:00+05:00";
const end = epochOf(endTime);

describe("A visit past its end", () => {
  test.each(["confirmed", "arrived"] as const)("is completed where it was %s", (status) => {
    expect(statusAt({ status, endTime }, end - 1)).toBe(status);
    expect(statusAt({ status, endTime }, end)).toBe("completed");
  });

  test.each(["cancelledByClient", "cancelledBySalon", "expired", "noShow", "held"] as const)("stays %s", (status) => {
    expect(statusAt({ status, endTime }, end)).toBe(status);
  });
});

test("a visit is to come until its end, unless something else has become of it", () => {
  expect(isToCome({ status: "confirmed", endTime }, end - 1)).toBe(true);
  expect(isToCome({ status: "arrived", endTime }, end - 1)).toBe(true);
  expect(isToCome({ status: "arrived", endTime }, end)).toBe(false);
  expect(isToCome({ status: "confirmed", endTime }, end)).toBe(false);
  expect(isToCome({ status: "cancelledByClient", endTime }, end - 1)).toBe(false);
});
