import type { Budget } from "./budget.ts";
import type { Placed, Turn } from "./one-person.ts";

/**
 * Gives each service of a visit a unit for each of its needs, so that nobody has one at the same time as somebody else;
 * undefined when it can't be, or when the budget ends.
 */
export function unitsOfVisit(turns: readonly Turn[], budget: Budget): ReadonlyMap<Turn, readonly number[]> | undefined {
  const inOrder = turns.toSorted((left, right) => left.start - right.start);
  const wants = inOrder.flatMap((turn) => turn.units.map((units) => ({ turn, units })));
  const freeFrom = new Map<number, number>();
  const given = new Map<Turn, readonly number[]>();

  function give(index: number): boolean {
    const want = wants[index];
    if (want === undefined) return true;
    const { turn, units } = want;
    const later = wants.slice(index + 1);
    const before = given.get(turn) ?? [];
    const tried = new Set<string>();
    for (const unit of units) {
      const wasFreeFrom = freeFrom.get(unit) ?? 0;
      if (wasFreeFrom > turn.start) continue;
      // One is as good as another for whoever comes later where all of them may take either.
      const alike = later.map((one) => one.units.includes(unit)).join();
      budget.steps -= 1;
      if (budget.steps < 0) return false;
      if (tried.has(alike)) continue;
      tried.add(alike);
      freeFrom.set(unit, turn.end);
      given.set(turn, [...before, unit]);
      if (give(index + 1)) return true;
      freeFrom.set(unit, wasFreeFrom);
      given.set(turn, before);
    }
    return false;
  }

  return give(0) ? given : undefined;
}

/** Whether the services of a visit can have what they need. */
export function hasUnits(turns: readonly Turn[], budget: Budget): boolean {
  return turns.every(({ units }) => units.length === 0) || unitsOfVisit(turns, budget) !== undefined;
}

/** Writes what a search placed, with units; undefined when these can't be had. */
export function placedOf(turns: readonly Turn[], budget: Budget): Placed[] | undefined {
  const units = unitsOfVisit(turns, budget);
  return (
    units &&
    turns.map((turn) => {
      const { task, masterId, start, length } = turn;
      return { task, masterId, units: units.get(turn) ?? [], start, length };
    })
  );
}
