import { type Budget, effortForTimes, spend } from "./budget.ts";
import { cellRange, cellsOfDay, noCells } from "./cells.ts";
import { OnePersonSearch } from "./one-person.ts";
import type { PersonTasks } from "./person-tasks.ts";
import { placeCompany } from "./several-people.ts";

const structuralBudget = 10_000;

/** Whether people can be served at the same time at all, were every master free the whole day. */
export function canBeTogether(people: readonly PersonTasks[], wait: number, budget: Budget): boolean {
  const ids = new Set(people.flatMap(({ tasks }) => tasks.flatMap(({ able }) => able.map(({ masterId }) => masterId))));
  const free = cellRange(0, cellsOfDay);
  const chairs = new Map([...ids].map((id, turn) => [id, { id, work: free, free, turn }]));
  const board = { chairs, units: new Map(), now: 0, startable: free, earliest: 0, repeated: noCells };
  const searches = people.map((person) => new OnePersonSearch(board, person, wait));
  const place = (allowance: Budget) =>
    placeCompany(
      { people: searches, gathering: "together" as const, ways: effortForTimes.ways },
      0,
      cellsOfDay,
      allowance,
    );
  return spend(budget, structuralBudget, place) !== undefined;
}
