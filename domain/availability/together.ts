import { type Budget, spend } from "./budget.ts";
import { cellsOfDay } from "./cells.ts";
import { freeBoard } from "./day.ts";
import { partyOn } from "./party.ts";
import { PartyVisits } from "./party-visits.ts";
import type { PersonTasks } from "./person-tasks.ts";

const structuralBudget = 50_000;

/** Whether people can be served at the same time at all, were every master free the whole day. */
export function canBeTogether(people: readonly PersonTasks[], wait: number, budget: Budget): boolean {
  const ids = new Set(people.flatMap(({ tasks }) => tasks.flatMap(({ able }) => able.map(({ masterId }) => masterId))));
  const party = partyOn(freeBoard([...ids]), people, wait, "together");
  const place = (allowance: Budget) => new PartyVisits(party, 0).placeBy(cellsOfDay, allowance);
  return spend(budget, structuralBudget, place) !== undefined;
}
