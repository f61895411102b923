import { alikeOn } from "./alike.ts";
import { type Budget, spend } from "./budget.ts";
import { cellRange, cellsOfDay, noCells } from "./cells.ts";
import { PartyVisits } from "./party-visits.ts";
import { OnePersonSearch } from "./one-person.ts";
import type { PersonTasks } from "./person-tasks.ts";
import { Stays } from "./stay.ts";

const structuralBudget = 50_000;

/** Whether people can be served at the same time at all, were every master free the whole day. */
export function canBeTogether(people: readonly PersonTasks[], wait: number, budget: Budget): boolean {
  const ids = new Set(people.flatMap(({ tasks }) => tasks.flatMap(({ able }) => able.map(({ masterId }) => masterId))));
  const free = cellRange(0, cellsOfDay);
  const chairs = new Map([...ids].map((id, turn) => [id, { id, work: free, free, turn }]));
  const board = { chairs, units: new Map(), now: 0, startable: free, earliest: 0, repeated: noCells };
  const searches = people.map((person) => new OnePersonSearch(board, person, wait));
  const alike = alikeOn(board, people);
  const party = { people: searches, wait, gathering: "together", alike, stays: new Stays(alike) } as const;
  const place = (allowance: Budget) => new PartyVisits(party, 0).placeBy(cellsOfDay, allowance);
  return spend(budget, structuralBudget, place) !== undefined;
}
