import { expect, test } from "vitest";
import { newUuid } from "../../domain/new-uuid.ts";

test("a UUID is a random one of version 4, and another each time", () => {
  const made = Array.from({ length: 200 }, newUuid);
  for (const uuid of made) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(made.length);
});

test("no more of a UUID is fixed than its version says", () => {
  const made = Array.from({ length: 200 }, newUuid);
  const places = [...(made[0] ?? "")].map((_, place) => new Set(made.map((uuid) => uuid.charAt(place))).size);
  expect(places.flatMap((different, place) => (different > 4 ? [] : place))).toEqual([8, 13, 14, 18, 19, 23]);
});
