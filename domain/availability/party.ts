import type { Alike } from "./alike.ts";
import { both, type Cells, cellRange, cellsOfDay, either, listCells, noCells } from "./cells.ts";
import type { OnePersonSearch } from "./one-person.ts";
import type { Stays } from "./stay.ts";

/** Whether all begin with the visit; otherwise each begins with it or soon after a service of somebody else. */
export type Gathering = "together" | "joining";

/** People who come for one visit, all of whom wait so many cells at most. */
export type Party = {
  people: readonly OnePersonSearch[];
  wait: number;
  gathering: Gathering;
  alike: Alike;
  stays: Stays;
};

/** The cells outside of which the visit of a party can't start; not every one of them is a start. */
export function possibleStarts({ people, gathering }: Party): Cells {
  const starts = people.map((person) => person.startsAmong(wholeDay));
  return gathering === "together" ? starts.reduce(both, wholeDay) : starts.reduce(either, noCells);
}

/** The cell before which no visit of a party from a start can end: whoever takes longest would be done were nobody else there. */
export function leastEnd({ gathering, people }: Party, start: number): number {
  const ends = people.map((person) => {
    if (gathering === "together") return person.leastEnd(start);
    let least = Number.POSITIVE_INFINITY;
    for (const at of listCells(person.startsAmong(cellRange(start, cellsOfDay)))) {
      if (at >= least) break;
      least = Math.min(least, person.leastEnd(at));
    }
    return least;
  });
  return Math.max(...ends);
}

const wholeDay = cellRange(0, cellsOfDay);
