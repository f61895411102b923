import { both, type Cells, cellRange, either, listCells, noCells } from "./cells.ts";
import type { Board } from "./day.ts";
import { OnePersonSearch, type Placed } from "./one-person.ts";
import { spend } from "./budget.ts";
import { type Company, companyOf, placeCompany, possibleStarts } from "./several-people.ts";
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

const budgetPerStart = 2_000;

/** Searches a day for a request. */
export function searchOf(board: Board, request: VisitRequest): Search {
  const [person, ...others] = request.people;
  const isAlone = person !== undefined && others.length === 0;
  return isAlone ? new OnePersonSearch(board, person, request.wait) : new CompanySearch(board, request);
}

class CompanySearch implements Search {
  readonly #request: VisitRequest;
  readonly #companies: readonly Company[];
  readonly #possible: Cells;
  readonly #known = new Map<number, readonly Placed[] | undefined>();

  constructor(board: Board, request: VisitRequest) {
    const { people, wait, together } = request;
    this.#request = request;
    // A visit without any waiting is looked for before one with.
    this.#companies = [...new Set([0, wait])].map((most) => companyOf(board, people, most, together));
    this.#possible = this.#companies.map(possibleStarts).reduce(either, noCells);
  }

  place(start: number): readonly Placed[] | undefined {
    if (!this.#known.has(start)) this.#known.set(start, this.#find(start));
    return this.#known.get(start);
  }

  startsAmong(cells: Cells): Cells {
    let starts = noCells;
    for (const cell of listCells(both(this.#possible, cells))) {
      if (this.place(cell)) starts = either(starts, cellRange(cell, cell + 1));
    }
    return starts;
  }

  firstAmong(cells: Cells): number | undefined {
    return listCells(both(this.#possible, cells)).find((cell) => this.place(cell) !== undefined);
  }

  #find(start: number): readonly Placed[] | undefined {
    return spend(this.#request.budget, budgetPerStart, (allowance) => {
      for (const company of this.#companies) {
        const placed = placeCompany(company, start, allowance);
        if (placed) return placed;
      }
      return undefined;
    });
  }
}
