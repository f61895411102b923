import { type Budget, spend } from "./budget.ts";
import { both, type Cells, cellRange, cellsOfDay, either, hasCell, listCells, noCells } from "./cells.ts";
import { gatheredAs, type Gathering, leastEnd, type Party, partyOn, possibleStarts } from "./party.ts";
import { PartyVisits } from "./party-visits.ts";
import type { Board } from "./day.ts";
import type { Placed } from "./one-person.ts";
import type { PersonTasks } from "./person-tasks.ts";
import type { VisitRequest } from "./visit-request.ts";

/**
 * Several people's visits on a day, who are served at the same time as far as the masters can: from each start one without
 * any waiting if there is one, and of these the one that ends first. In the manner "shortest" the one that ends first of
 * all, and of these one in which all begin together and nobody waits, if there is one.
 */
export class SeveralPeopleSearch {
  readonly #board: Board;
  readonly #request: VisitRequest;
  readonly #people: readonly PersonTasks[];
  readonly #gatherings: readonly Gathering[];
  readonly #parties = new Map<number, Party>();
  /** The party as it is asked for: what any other can do, it can do as well. */
  readonly #party: Party;
  readonly #possible: Cells;
  readonly #found = new Map<number, readonly Placed[] | undefined>();
  readonly #visits = new Map<number, readonly Placed[] | undefined>();

  constructor(board: Board, request: VisitRequest, gathering: Gathering) {
    this.#board = board;
    this.#request = request;
    this.#people = request.people.toSorted((one, other) => mastersFor(one) - mastersFor(other));
    this.#gatherings = request.manner === "shortest" ? ["together", "joining"] : [gathering];
    this.#party = this.#partyOf(request.wait, gathering);
    this.#possible = possibleStarts(this.#party);
  }

  #partyOf(wait: number, gathering: Gathering): Party {
    const party = this.#parties.get(wait) ?? partyOn(this.#board, this.#people, wait, gathering);
    this.#parties.set(wait, party);
    return party.gathering === gathering ? party : gatheredAs(party, gathering);
  }

  /** The parties whose visits are liked better than those of the party itself, the best first. */
  *#better(): Iterable<Party> {
    const { wait } = this.#request;
    for (const most of new Set([0, wait])) {
      for (const own of this.#gatherings) {
        if (most !== wait || own !== this.#party.gathering) yield this.#partyOf(most, own);
      }
    }
  }

  place(start: number): readonly Placed[] | undefined {
    if (!this.#visits.has(start)) this.#visits.set(start, this.#findVisit(start));
    return this.#visits.get(start);
  }

  placeBy(start: number, end: number): readonly Placed[] | undefined {
    const { budget, effort } = this.#request;
    return spend(budget, effort.perStart, (allowance) => placeBy(this.#party, start, end, allowance));
  }

  startsAmong(cells: Cells): Cells {
    const starts = listCells(both(this.#possible, cells)).filter((cell) => this.#isStart(cell));
    return starts.reduce((all, cell) => either(all, cellRange(cell, cell + 1)), noCells);
  }

  firstAmong(cells: Cells): number | undefined {
    return listCells(both(this.#possible, cells)).find((cell) => this.#isStart(cell));
  }

  /** When whoever takes longest would be done, were nobody else there. */
  leastEnd(start: number): number {
    if (!hasCell(this.#possible, start)) return Number.POSITIVE_INFINITY;
    return leastEnd(this.#party, start);
  }

  #isStart(start: number): boolean {
    const { budget, effort } = this.#request;
    if (!this.#found.has(start)) {
      this.#found.set(
        start,
        spend(budget, effort.perStart, (allowance) => this.#findAny(start, allowance)),
      );
    }
    return this.#found.get(start) !== undefined;
  }

  #findAny(start: number, allowance: Budget): readonly Placed[] | undefined {
    return placeBy(this.#party, start, cellsOfDay, allowance);
  }

  #findVisit(start: number): readonly Placed[] | undefined {
    const { effort, manner } = this.#request;
    const any = this.#found.get(start) ?? this.#findAny(start, { steps: effort.perStart });
    if (any === undefined) return undefined;
    if (manner === "shortest") {
      const visit = this.#soonest(this.#party, start, any);
      return this.#placeBetter(start, endOf(visit))?.placed ?? visit;
    }
    const { party, placed } = this.#placeBetter(start, cellsOfDay) ?? { party: this.#party, placed: any };
    return this.#soonest(party, start, placed);
  }

  /** The steps for one search for a better visit: of a larger party more of them take all of their steps. */
  #allowance(): Budget {
    const people = Math.max(usualPeople, this.#people.length);
    return { steps: Math.ceil(this.#request.effort.perVisit * (usualPeople / people) ** 2) };
  }

  #placeBetter(start: number, end: number): { party: Party; placed: readonly Placed[] } | undefined {
    const allowance = this.#allowance();
    for (const party of this.#better()) {
      const placed = placeBy(party, start, end, allowance);
      if (placed) return { party, placed };
    }
    return undefined;
  }

  /**
   * Of the visits of a party from a start the one that ends first, as far as the steps go; `any` is one of them. Ever later
   * ends are tried, since what ends soon is laid out in few ways; where that takes too long, ever sooner ones.
   */
  #soonest(party: Party, start: number, any: readonly Placed[]): readonly Placed[] {
    const allowance = this.#allowance();
    for (let end = leastEnd(party, start); end < endOf(any); end += 1) {
      const placed = placeBy(party, start, end, allowance);
      if (placed) return placed;
      if (allowance.steps < 0) return soonerAndSooner(party, start, any, this.#allowance());
    }
    return any;
  }
}

/** As many as a visit is made for: more of them have fewer steps each. */
const usualPeople = 4;

/** The same by ever sooner ends, as far as the steps go. */
function soonerAndSooner(party: Party, start: number, any: readonly Placed[], allowance: Budget): readonly Placed[] {
  const visits = new PartyVisits(party, start);
  for (let found = any; ;) {
    const sooner = visits.placeBy(endOf(found) - 1, allowance);
    if (sooner === undefined) return found;
    found = sooner;
  }
}

/** A visit of a party that starts at a cell and ends by another one. */
function placeBy(party: Party, start: number, end: number, allowance: Budget): Placed[] | undefined {
  return leastEnd(party, start) > end ? undefined : new PartyVisits(party, start).placeBy(end, allowance);
}

function endOf(placed: readonly Placed[]): number {
  return Math.max(...placed.map(({ start, length }) => start + length));
}

/** How many masters may do anything for a person. */
function mastersFor({ tasks }: PersonTasks): number {
  return new Set(tasks.flatMap(({ able }) => able.map(({ masterId }) => masterId))).size;
}
