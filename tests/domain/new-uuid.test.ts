import { expect, test } from "vitest";
import { newUuid } from "../../domain/new-uuid.ts";

test("a UUID is a random one of version 4, and another each time", () => {
  const made = Array.from({ length: 200 }, newUuid);
  for (const uuid of made) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(made.length);
});
