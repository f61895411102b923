import { expect, test } from "vitest";
import { type Budget, spend } from "../../../domain/availability/budget.ts";

const searching = (steps: number) => (allowance: Budget) => {
  allowance.steps -= steps;
  return "found";
};

test("a search takes from the budget what it has used", () => {
  const budget = { steps: 100 };
  expect(spend(budget, 40, searching(30))).toBe("found");
  expect(budget.steps).toBe(70);
});

test("a search that overdraws its allowance takes no more than that from the budget", () => {
  const budget = { steps: 100 };
  spend(budget, 40, searching(45));
  expect(budget.steps).toBe(60);
});

test("a search is allowed no more than is left", () => {
  const budget = { steps: 10 };
  const allowed: number[] = [];
  const search = (allowance: Budget) => void allowed.push(allowance.steps);
  spend(budget, 40, search);
  spend({ steps: 100 }, 40, search);
  expect(allowed).toEqual([10, 40]);
  spend(budget, 40, searching(12));
  expect(budget.steps).toBe(0);
});

test("a search is not run where nothing is left", () => {
  for (const steps of [0, -1]) {
    const budget = { steps };
    expect(spend(budget, 40, searching(1))).toBeUndefined();
    expect(budget.steps).toBe(steps);
  }
});
