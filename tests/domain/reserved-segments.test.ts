import { expect, test } from "vitest";
import { reservedSegments } from "../../domain/reserved-segments.ts";

test.each([
  "my",
  "auth",
  "not-found",
  "delete-account",
  "rest",
  "auth-app",
  "avatars",
  "assets",
  "sandbox",
  "sl",
  "rsr",
])("no company may take /%s", (segment) => {
  expect(reservedSegments).toContain(segment);
});

test("only segments of the product are reserved: neither the root nor a parameter is one", () => {
  expect([...reservedSegments].filter((segment) => !/^[a-z-]+$/.test(segment))).toEqual([]);
});
