import { everyoneHasOwn } from "./matching.ts";
import type { Turn } from "./one-person.ts";
import type { Stay } from "./stay.ts";
import { turnsBeside } from "./turns-beside.ts";

/**
 * Whether those who must all be served at the same time can have masters and units of their own then, were nothing else in
 * their way. It is looked at where the next service of somebody begins at the latest.
 * @param from the cell from which on something may begin, so that all are done by `end`
 */
export function canAllAtOnce(stays: readonly Stay[], from: number, end: number): boolean {
  const seen = new Set<number>();
  for (const { left, latest } of stays) {
    if (left === 0 || seen.has(latest)) continue;
    seen.add(latest);
    const choices: Turn[][] = [];
    for (const stay of stays) {
      const turns = turnsAcross(stays, stay, { from, end, cell: latest });
      if (turns) choices.push(turns);
    }
    if (choices.length > 1 && !haveOwn(choices)) return false;
  }
  return true;
}

/** What can begin next for somebody where all of it takes place in a cell; undefined where that is not so. */
function turnsAcross(
  stays: readonly Stay[],
  stay: Stay,
  { from, end, cell }: { from: number; end: number; cell: number },
): Turn[] | undefined {
  if (stay.left === 0 || stay.latest > cell) return undefined;
  const found: Turn[] = [];
  for (let at = Math.max(from, stay.earliest); at <= stay.latest; at += 1) {
    const turns = turnsBeside(stays, stay, at, end);
    if (turns.some((turn) => turn.end <= cell)) return undefined;
    found.push(...turns);
  }
  return found;
}

/** Whether each has a master of their own, and a unit of their own where they can have nothing that takes none. */
function haveOwn(choices: readonly (readonly Turn[])[]): boolean {
  const needing = choices.filter((turns) => turns.every(({ units }) => units.length > 0));
  return (
    everyoneHasOwn(choices.map((turns) => turns.map(({ masterId }) => masterId))) &&
    everyoneHasOwn(needing.map((turns) => turns.flatMap(({ units }) => units[0] ?? [])))
  );
}
