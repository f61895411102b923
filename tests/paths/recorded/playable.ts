import { explore, type Move } from "../walk/explore.ts";
import type { AnyPaths } from "../walk/steps.ts";
import type { FollowedStep } from "./follow.ts";

/** What of a recording can be made to happen in a browser, from its beginning on, and why no more; null where that is all. */
export type Playable = { moves: { move: Move; recorded: number }[]; obstacle: string | null };

/** @param obstacleTo why a move can't be made to happen in a browser; null where it can */
export function playable(
  paths: AnyPaths,
  steps: readonly FollowedStep[],
  obstacleTo: (move: Move) => string | null,
): Playable {
  const all = explore(paths);
  const moves: Playable["moves"] = [];
  for (const { name, recorded } of steps) {
    const from = moves.at(-1)?.move.to ?? null;
    const move = all.find((one) => one.from === from && one.step.name === name);
    const obstacle = move === undefined ? `nothing leads from ${from?.state} by "${name}"` : obstacleTo(move);
    if (move === undefined || obstacle !== null) return { moves, obstacle: `step ${recorded}, ${name}: ${obstacle}` };
    moves.push({ move, recorded });
  }
  return { moves, obstacle: null };
}
