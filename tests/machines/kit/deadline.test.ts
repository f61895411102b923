import { expect, test } from "vitest";
import { askedAt } from "../../../machines/kit/deadline.ts";

test("the service is asked once its last second is over too", () => {
  expect(askedAt(Date.UTC(2026, 10, 27, 9, 0, 0))).toBe(Date.UTC(2026, 10, 27, 9, 0, 1));
});
