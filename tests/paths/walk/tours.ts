import { explore, type Move, type Place } from "./explore.ts";
import { moveName } from "./generate.ts";
import type { AnyPaths } from "./steps.ts";

/** A walk that takes many transitions one after another, from a way in. */
export type Tour = Move[];

const longest = 24;

/**
 * Few walks that together take every transition that `isPossible` lets through: each goes on to the nearest transition
 * that no walk has taken yet, until there is none within reach. The same machine gets the same tours.
 */
export function toursOf(paths: AnyPaths, isPossible: (move: Move) => boolean): Tour[] {
  const moves = explore(paths).filter(isPossible);
  const leaving: Leaving = new Map();
  for (const move of moves) leaving.set(move.from, [...(leaving.get(move.from) ?? []), move]);
  const untaken = new Set(moves.map(moveName));
  const tours: Tour[] = [];
  for (let tour = nextTour(leaving, untaken); tour.length > 0; tour = nextTour(leaving, untaken)) tours.push(tour);
  return tours;
}

/** The moves out of each place; those out of null are the ways in. */
type Leaving = Map<Place | null, Move[]>;

function nextTour(leaving: Leaving, untaken: Set<string>): Tour {
  const tour: Tour = [];
  for (let leg = nearest(leaving, untaken, null); leg.length > 0; leg = nearest(leaving, untaken, tour.at(-1)?.to)) {
    if (tour.length > 0 && tour.length + leg.length > longest) break;
    tour.push(...leg);
    for (const move of leg) untaken.delete(moveName(move));
  }
  return tour;
}

/** The shortest way from a place, or from a way in, that ends with an untaken transition; empty where there is none. */
function nearest(leaving: Leaving, untaken: Set<string>, from: Place | null = null): Move[] {
  const seen = new Set<Place>();
  const queue: Move[][] = (leaving.get(from) ?? []).map((move) => [move]);
  for (let way = queue.shift(); way; way = queue.shift()) {
    const last = way.at(-1);
    if (last && untaken.has(moveName(last))) return way;
    if (!last || seen.has(last.to)) continue;
    seen.add(last.to);
    for (const move of leaving.get(last.to) ?? []) queue.push([...way, move]);
  }
  return [];
}
