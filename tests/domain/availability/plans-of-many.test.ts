import { expect, test } from "vitest";
import { comparePlans } from "../../../domain/availability/plans.ts";
import { visitRequestOf } from "../../../domain/availability/visit-request.ts";
import { daysOf, entriesOf, everything, randomFrom, shownOf } from "../../bench/plan-worlds.ts";

test("Plans of four people with four services each, where half of the time is taken, are those that many more steps find", () => {
  const random = randomFrom(7);
  for (let world = 0; world < 24; world += 1) {
    const days = daysOf(random, 0.5);
    const request = visitRequestOf(entriesOf(random), 0);
    const plans = comparePlans(days, request);
    expect(shownOf(plans)).toBe(shownOf(comparePlans(days, request, everything.steps, everything.effort)));
    expect(plans.length).toBeGreaterThan(0);
  }
});
