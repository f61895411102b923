import { it, expect } from "vitest";
import { effortOfVisit } from "../../../domain/availability/budget.ts";
import { comparePlans } from "../../../domain/availability/plans.ts";
import { visitRequestOf } from "../../../domain/availability/visit-request.ts";
import { daysOf, entriesOf, everything, kinds, randomFrom, shownOf } from "../../bench/plan-worlds.ts";

it.each(kinds)("Plans of four people with four services each ($name) are those that many more steps find", (kind) => {
  const random = randomFrom(7);
  for (let world = 0; world < 12; world += 1) {
    const days = daysOf(random, kind.busy);
    const request = visitRequestOf(entriesOf(random), kind.awaitingMinutes);
    const plans = comparePlans(days, request);
    expect(shownOf(plans)).toBe(shownOf(comparePlans(days, request, everything)));
    expect(plans.length).toBeGreaterThan(0);
  }
});

it("A world whose best plans would be missed with half of the steps for a visit and a quarter of those for a start has them", () => {
  const kind = { busy: 0.5, awaitingMinutes: 0 };
  const random = randomFrom(7);
  for (let world = 0; world < 148; world += 1) {
    daysOf(random, kind.busy);
    entriesOf(random);
  }
  const days = daysOf(random, kind.busy);
  const request = visitRequestOf(entriesOf(random), kind.awaitingMinutes);
  const plansWith = (effort = effortOfVisit) => shownOf(comparePlans(days, request, effort));
  expect(plansWith()).toBe(plansWith(everything));
  expect(plansWith({ ...effortOfVisit, perStart: 400_000, perVisit: 1_600_000 })).not.toBe(plansWith());
});

it("The first visit of all stands for the shortest where half of the steps end before that is found", () => {
  const random = randomFrom(68);
  const days = daysOf(random, 0.65).slice(0, 1);
  const entries = entriesOf(random).filter(({ person }, index) => person <= 3 && index % 4 < 3);
  const plansWith = (steps: number) =>
    comparePlans(days, visitRequestOf(entries, 0), { ...effortOfVisit, perRequest: steps, perStart: steps });
  expect(plansWith(400).map(({ manners }) => manners)).toEqual([["shortest"]]);
});
