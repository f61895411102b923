import { explore, type Move, type Place } from "./explore.ts";
import { moveName } from "./generate.ts";
import { groupBy } from "./group-by.ts";
import type { AnyPaths } from "./steps.ts";

/**
 * Why no tour takes a transition, by the transition's name; those that some tour can take are not there.
 * @param obstacle why a move cannot be made, or null
 */
export function untoured(paths: AnyPaths, obstacle: (move: Move) => string | null): Map<string, string> {
  const moves = explore(paths);
  const places = reached(moves.filter((move) => obstacle(move) === null));
  const isBegun = ({ from }: Move): boolean => from === null || places.has(from);
  const reasons = [...groupBy(moves, moveName)].flatMap(([name, alike]): [string, string][] => {
    const obstacles = alike.filter(isBegun).map(obstacle);
    if (obstacles.includes(null)) return [];
    return [[name, obstacles.find((reason) => reason !== null) ?? "it follows only what cannot be made to happen"]];
  });
  return new Map(reasons);
}

function reached(moves: Move[]): Set<Place> {
  const leaving = groupBy(moves, ({ from }) => from);
  const places = new Set<Place>((leaving.get(null) ?? []).map(({ to }) => to));
  for (const place of places) for (const { to } of leaving.get(place) ?? []) places.add(to);
  return places;
}
