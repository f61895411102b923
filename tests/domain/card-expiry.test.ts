import { expect, test } from "vitest";
import { isCardExpired } from "../../domain/card-expiry.ts";

test("a card is good until the end of its month", () => {
  expect(isCardExpired("11/26", "2026-11-30")).toBe(false);
  expect(isCardExpired("11/26", "2026-12-01")).toBe(true);
  expect(isCardExpired("01/27", "2026-12-31")).toBe(false);
  expect(isCardExpired("12/25", "2026-01-01")).toBe(true);
});
