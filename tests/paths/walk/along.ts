import { explore, type Move } from "./explore.ts";
import type { AnyPaths, Step } from "./steps.ts";

/** The moves that a path's steps make, one by one. */
export function movesAlong(paths: AnyPaths, steps: readonly Pick<Step, "name">[]): Move[] {
  const moves = explore(paths);
  const along: Move[] = [];
  for (const { name } of steps) {
    const from = along.at(-1)?.to ?? null;
    const move = moves.find((one) => one.from === from && one.step.name === name);
    if (!move) throw new Error(`There is no "${name}" from ${from?.state ?? "outside"}.`);
    along.push(move);
  }
  return along;
}
