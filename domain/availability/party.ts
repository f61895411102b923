import { type Alike, alikeOn } from "./alike.ts";
import type { Board } from "./day.ts";
import type { PersonTasks } from "./person-tasks.ts";
import { both, type Cells, cellRange, cellsOfDay, either, listCells, noCells, wholeDay } from "./cells.ts";
import { OnePersonSearch } from "./one-person.ts";
import { Stays } from "./stay.ts";

/** Whether all begin with the visit; otherwise each begins with it or soon after a service of somebody else. */
export type Gathering = "together" | "joining";

/** People who come for one visit. */
export type Party = {
  people: readonly OnePersonSearch[];
  gathering: Gathering;
  alike: Alike;
  stays: Stays;
};

/** @param wait the longest wait of each of them, in cells */
export function partyOn(board: Board, people: readonly PersonTasks[], wait: number, gathering: Gathering): Party {
  const alike = alikeOn(board, people);
  const searches = people.map((person) => new OnePersonSearch(board, person, wait));
  return { people: searches, gathering, alike, stays: new Stays(alike) };
}

/** The same people, of each of whom is kept what is known, gathered in a way. */
export function gatheredAs(party: Party, gathering: Gathering): Party {
  return { ...party, gathering, stays: new Stays(party.alike) };
}

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
