import { expect, test } from "vitest";
import { wishesUnlocked } from "../../../src/pages/reservation-success/change/move-unlocks.ts";

const wish = (person: number, serviceId: number, masterId: number | null = null) => ({ person, serviceId, masterId });

test("who is left where somebody's only service is taken out is counted without a gap", () => {
  const wishes = [wish(1, 1), wish(2, 1, 2), wish(3, 4)];
  const left = wishesUnlocked(wishes, { kind: "withoutService", person: 1, serviceId: 1 });
  expect(left).toEqual([wish(1, 1, 2), wish(2, 4)]);
});

test("another master does all that the one in the way was asked for, and nothing else", () => {
  const wishes = [wish(1, 1, 2), wish(1, 4), wish(2, 1, 3), wish(2, 4, 2)];
  const others = wishesUnlocked(wishes, { kind: "otherMaster", masterId: 2, otherMasterId: 1 });
  expect(others).toEqual([wish(1, 1, 1), wish(1, 4), wish(2, 1, 3), wish(2, 4, 1)]);
});
