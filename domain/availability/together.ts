import { type Budget, usualEffort, spend } from "./budget.ts";
import { cellRange, cellsOfDay, noCells } from "./cells.ts";
import type { Company } from "./company.ts";
import { placeInTurn } from "./in-turn.ts";
import { OnePersonSearch } from "./one-person.ts";
import type { PersonTasks } from "./person-tasks.ts";
import { placeByWays } from "./by-ways.ts";

const structuralBudget = 10_000;

/** Whether people can be served at the same time at all, were every master free the whole day. */
export function canBeTogether(people: readonly PersonTasks[], wait: number, budget: Budget): boolean {
  const ids = new Set(people.flatMap(({ tasks }) => tasks.flatMap(({ able }) => able.map(({ masterId }) => masterId))));
  const free = cellRange(0, cellsOfDay);
  const chairs = new Map([...ids].map((id, turn) => [id, { id, work: free, free, turn }]));
  const board = { chairs, units: new Map(), now: 0, startable: free, earliest: 0, repeated: noCells };
  const searches = people.map((person) => new OnePersonSearch(board, person, wait));
  const company: Company = { people: searches, wait, gathering: "together" };
  const inTurn = spend(budget, structuralBudget, (allowance) => placeInTurn(company, 0, allowance));
  if (inTurn) return true;
  const { ways } = usualEffort;
  const byWays = (allowance: Budget) => placeByWays(company, { start: 0, end: cellsOfDay, ways }, allowance);
  return spend(budget, structuralBudget, byWays) !== undefined;
}
