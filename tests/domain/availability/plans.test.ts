import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTimes, visitAt } from "../../../domain/availability/day-times.ts";
import { comparedManners, comparePlans, type DayPlan } from "../../../domain/availability/plans.ts";
import type { Manner } from "../../../domain/manner.ts";
import {
  allPlans,
  areApart,
  endOf,
  isAllowed,
  longestWait,
  type Placement,
  placementsOfVisit,
  startOf,
  type World,
} from "./oracle.ts";
import { dayOfWorld, onePersonWorlds, peopleWorlds, requestOfWorld } from "./worlds.ts";

const severalWorlds = fc.oneof(onePersonWorlds, peopleWorlds);
/** The same wishes on two days. */
const twoDays = fc
  .tuple(severalWorlds, severalWorlds)
  .map(([world, { masters }]): [World, World] => [world, { ...world, masters }]);

/** Every way to serve the people in a manner, by trying everything. */
function plansIn(world: World, manner: (typeof comparedManners)[number]): Placement[][] {
  if (manner === "together") return allPlans(world, true);
  const plans = allPlans(world, false);
  return manner === "shortest" ? plans : plans.filter((plan) => areApart(world, plan));
}

function compared(days: readonly World[]): DayPlan[] {
  const [world] = days;
  return world
    ? comparePlans(
        days.map((day) => dayOfWorld(day)),
        requestOfWorld(world),
      )
    : [];
}

function planIn(plans: readonly DayPlan[], manner: Manner): DayPlan | undefined {
  return plans.find((plan) => plan.manners.some((own) => own === manner));
}

const lengthOf = (plan: readonly Placement[]) => endOf(plan) - startOf(plan);

describe("Plans that are compared", () => {
  it.each(["together", "oneAfterAnother"] as const)(
    "have the first visit of all days on which all are served %s",
    (manner) => {
      fc.assert(
        fc.property(twoDays, (days) => {
          const plan = planIn(compared(days), manner);
          const starts = days.map((day) => plansIn(day, manner).map(startOf));
          const first = starts.findIndex((ofDay) => ofDay.length > 0);
          expect(plan?.day ?? -1).toBe(first);
          if (plan) expect(plan.visit.startMinute).toBe(Math.min(...(starts[first] ?? [])));
        }),
        { numRuns: 150 },
      );
    },
  );

  it("have the shortest visit of all days, and of those that are as short the first", () => {
    fc.assert(
      fc.property(twoDays, (days) => {
        const plan = planIn(compared(days), "shortest");
        const all = days.flatMap((day, index) => plansIn(day, "shortest").map((found) => ({ found, index })));
        const least = Math.min(...all.map(({ found }) => lengthOf(found)));
        const first = all
          .filter(({ found }) => lengthOf(found) === least)
          .toSorted((left, right) => left.index - right.index || startOf(left.found) - startOf(right.found))[0];
        expect(plan && [plan.day, plan.visit.startMinute, plan.visit.endMinute]).toEqual(
          first && [first.index, startOf(first.found), endOf(first.found)],
        );
      }),
      { numRuns: 150 },
    );
  });

  it("are what is found when such a visit is asked for at their time, and are so for each of their manners", () => {
    fc.assert(
      fc.property(severalWorlds, (world) => {
        for (const { manners, visit } of compared([world])) {
          const [manner] = manners;
          expect(visitAt(dayOfWorld(world), requestOfWorld(world, manner), visit.startMinute)).toEqual({
            kind: "visit",
            visit,
          });
          for (const own of manners) {
            const found = plansIn(world, own).filter((plan) => startOf(plan) === visit.startMinute);
            expect(found.map(endOf)).toContain(visit.endMinute);
          }
        }
      }),
    );
  });

  it("are never two that start and end alike with the same masters", () => {
    fc.assert(
      fc.property(twoDays, (days) => {
        const plans = compared(days);
        const keys = plans.map(({ day, visit }) => JSON.stringify([day, visit]));
        expect(new Set(keys).size).toBe(keys.length);
        const manners = plans.flatMap((plan) => plan.manners);
        expect(new Set(manners).size).toBe(manners.length);
      }),
    );
  });

  it("say the longest wait between two services of one person", () => {
    fc.assert(
      fc.property(onePersonWorlds, (world) => {
        for (const { visit, waitingMinutes } of compared([world])) {
          expect(waitingMinutes).toBe(longestWait(world, placementsOfVisit(visit)));
        }
      }),
    );
  });
});

describe("Several people in a manner that was chosen", () => {
  it.each(comparedManners)("are offered every time at which trying everything finds one, %s", (manner) => {
    fc.assert(
      fc.property(peopleWorlds, (world) => {
        const { visits } = findTimes(dayOfWorld(world), requestOfWorld(world, manner));
        const possible = new Set(plansIn(world, manner).map(startOf));
        expect(visits.map(({ startMinute }) => startMinute)).toEqual(
          [...possible].toSorted((left, right) => left - right),
        );
      }),
      { numRuns: 100 },
    );
  });

  it.each(comparedManners)("are offered visits that keep to it, %s", (manner) => {
    fc.assert(
      fc.property(peopleWorlds, (world) => {
        for (const visit of findTimes(dayOfWorld(world), requestOfWorld(world, manner)).visits) {
          const plan = placementsOfVisit(visit);
          expect(isAllowed(world, plan, manner === "together")).toBe(true);
          expect(areApart(world, plan) || manner !== "oneAfterAnother").toBe(true);
        }
      }),
    );
  });

  it("are done as soon as can be from each start: together without waiting where that can be, and else in any manner", () => {
    fc.assert(
      fc.property(peopleWorlds, fc.constantFrom(...comparedManners), (world, manner) => {
        const all = plansIn(world, manner);
        for (const visit of findTimes(dayOfWorld(world), requestOfWorld(world, manner)).visits) {
          const plans = all.filter((plan) => startOf(plan) === visit.startMinute);
          const withoutWaiting = plans.filter((plan) => longestWait(world, plan) === 0);
          const rivals = manner === "together" && withoutWaiting.length > 0 ? withoutWaiting : plans;
          expect(visit.endMinute).toBe(Math.min(...rivals.map(endOf)));
        }
      }),
      { numRuns: 150 },
    );
  });

  it("wait for nothing where they are done as soon so, and then begin together", () => {
    fc.assert(
      fc.property(peopleWorlds, (world) => {
        const all = plansIn(world, "shortest");
        const likingOf = (plan: readonly Placement[]) =>
          (longestWait(world, plan) === 0 ? 2 : 0) + (isAllowed(world, plan, true) ? 1 : 0);
        for (const visit of findTimes(dayOfWorld(world), requestOfWorld(world, "shortest")).visits) {
          const plans = all.filter((plan) => startOf(plan) === visit.startMinute && endOf(plan) === visit.endMinute);
          expect(likingOf(placementsOfVisit(visit))).toBe(Math.max(...plans.map(likingOf)));
        }
      }),
      { numRuns: 150 },
    );
  });
});
