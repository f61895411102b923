import type { Budget } from "./budget.ts";
import { both, cellRange, cellsOfDay, listCells } from "./cells.ts";
import { arrivals, type Company } from "./company.ts";
import type { OnePersonSearch, Placed, Turn } from "./one-person.ts";
import { allTasks } from "./person-tasks.ts";
import { hasUnits, placedOf } from "./units-of-visit.ts";

/**
 * Some visit of a company that starts at a cell: depth first, the earliest first, so that it is found quickly and may not be
 * the one that ends first. Undefined when it can't be, or when the budget ends.
 */
export function placeInTurn({ people, wait, gathering }: Company, start: number, budget: Budget): Placed[] | undefined {
  const placed: Turn[] = [];

  function placePeople(left: readonly OnePersonSearch[], from: number): boolean {
    if (left.length === 0) return true;
    const ends = gathering === "together" ? [] : placed.map(({ end }) => end);
    for (const at of listCells(both(arrivals(start, ends, wait), cellRange(from, cellsOfDay)))) {
      const tried = new Set<string>();
      for (const person of left) {
        if (tried.has(person.tasks.signature)) continue;
        tried.add(person.tasks.signature);
        const others = left.filter((other) => other !== person);
        const placeOthers = () => placePeople(others, at);
        if (placeTurns(person, allTasks(person.tasks), at, at, placeOthers)) return true;
      }
    }
    return false;
  }
  /** Places the tasks of `left` so that the first begins from `from` to `until`, and goes on with `next`. */
  function placeTurns(
    person: OnePersonSearch,
    left: number,
    from: number,
    until: number,
    next: () => boolean,
  ): boolean {
    if (left === 0) return next();
    for (let at = from; at <= until; at += 1) {
      for (const turn of person.turnsFrom(left, at)) {
        budget.steps -= 1;
        if (budget.steps < 0) return false;
        if (placed.some((other) => isOfSameMaster(other, turn))) continue;
        placed.push(turn);
        if (hasUnits(placed, budget) && placeTurns(person, turn.rest, turn.end, turn.end + wait, next)) return true;
        placed.pop();
      }
    }
    return false;
  }

  return placePeople(people, start) ? placedOf(placed, budget) : undefined;
}

function isOfSameMaster(one: Turn, other: Turn): boolean {
  return one.masterId === other.masterId && one.start < other.end && other.start < one.end;
}
