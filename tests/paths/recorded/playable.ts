import type { Restorations } from "../restored/restored.ts";
import { explore, type Move, type Place } from "../walk/explore.ts";
import type { AnyPaths } from "../walk/steps.ts";
import type { FollowedStep } from "./follow.ts";

/** A move that can be made in a browser: where the page is loaded again for it, with where the machine was before. */
export type PlayableMove = { move: Move; recorded: number; reloadedAt: Place | null };

/** What of a recording can be made to happen in a browser, from its beginning on, and why no more; null where that is all. */
export type Playable = { moves: PlayableMove[]; obstacle: string | null };

type Known = {
  /** Why a move can't be made to happen in a browser; null where it can. */
  obstacle: (move: Move) => string | null;
  states: Restorations["states"];
};

export function playable(paths: AnyPaths, steps: readonly FollowedStep[], known: Known): Playable {
  const all = explore(paths);
  const moves: PlayableMove[] = [];
  for (const { name, recorded, isReload } of steps) {
    const at = moves.at(-1)?.move.to ?? null;
    const from = isReload ? null : at;
    const move = all.find((one) => one.from === from && one.step.name === name);
    const obstacle = obstacleTo(move, at, isReload === true, known);
    if (move === undefined || obstacle !== null)
      return { moves, obstacle: `step ${recorded}, ${name}: ${obstacle ?? `nothing leads from ${from?.state} by it`}` };
    moves.push({ move, recorded, reloadedAt: isReload ? at : null });
  }
  return { moves, obstacle: null };
}

function obstacleTo(move: Move | undefined, at: Place | null, isReload: boolean, known: Known): string | null {
  if (move === undefined) return null;
  if (!isReload || at === null) return known.obstacle(move);
  const landing = known.states[at.state]?.reload;
  if (landing === undefined || "never" in landing)
    return landing?.never ?? `nobody has said what a reload leads to there`;
  if (landing.as !== move.step.name) return `a reload there leads into it as "${landing.as}"`;
  return landing.andThen === undefined ? null : "what goes on there by itself is seen on the machine alone";
}
