import { expect, test } from "vitest";
import { inVisitOrder } from "../../domain/entries.ts";

test("what a visit consists of is in the order in which it begins, whatever offset that is written with; what begins at once by person", () => {
  const entry = (person: number, startTime: string) => ({ person, startTime });
  const [later, second, first] = [
    entry(1, "2026-11-23T14:00:00+05:00"),
    entry(2, "2026-11-23T08:00:00Z"),
    entry(1, "2026-11-23T13:00:00+05:00"),
  ];
  expect(inVisitOrder([later, second, first])).toEqual([first, second, later]);
});
