import type { Cells } from "./cells.ts";
import type { Board } from "./day.ts";
import { OneAfterAnotherSearch } from "./one-after-another.ts";
import { OnePersonSearch, type Placed } from "./one-person.ts";
import { SeveralPeopleSearch } from "./several-people-search.ts";
import type { VisitRequest } from "./visit-request.ts";

/** The search for one request on one day, in cells. */
export type Search = {
  /** The visit that starts at a cell; undefined when there is none. Looks at the masters only, not at the clock. */
  place(start: number): readonly Placed[] | undefined;
  /** All cells of a set at which a visit can start. */
  startsAmong(cells: Cells): Cells;
  /** The first cell of a set at which a visit can start. */
  firstAmong(cells: Cells): number | undefined;
};

/** A search that can be asked for visits that are done by some time. */
export type ShortestSearch = Search & {
  /** A visit that starts at a cell and ends by another, if there is one; not always the one that ends first. */
  placeBy(start: number, end: number): readonly Placed[] | undefined;
  /** A cell before which no visit from a start ends; infinite where none can start. */
  leastEnd(start: number): number;
};

/** Searches a day for a request. */
export function searchOf(board: Board, request: VisitRequest): Search {
  const alone = searchOfOne(board, request);
  if (alone) return alone;
  return request.arrangement === "apart"
    ? new OneAfterAnotherSearch(board, request)
    : new SeveralPeopleSearch(board, request, request.arrangement);
}

/** Searches a day for the shortest visit in which each begins with it or soon after a service of somebody else. */
export function shortestSearchOf(board: Board, request: VisitRequest): ShortestSearch {
  return searchOfOne(board, request) ?? new SeveralPeopleSearch(board, request, "joining");
}

function searchOfOne(board: Board, { people, wait }: VisitRequest): ShortestSearch | undefined {
  const [person, ...others] = people;
  return person && others.length === 0 ? new OnePersonSearch(board, person, wait) : undefined;
}
