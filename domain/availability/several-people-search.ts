import { type Budget, spend } from "./budget.ts";
import { both, type Cells, cellRange, cellsOfDay, either, listCells, noCells } from "./cells.ts";
import { type Company, type Gathering, leastEnd, possibleStarts } from "./company.ts";
import type { Board } from "./day.ts";
import { joinInTurn } from "./joining.ts";
import { OnePersonSearch, type Placed } from "./one-person.ts";
import type { PersonTasks } from "./person-tasks.ts";
import { placeCompany } from "./several-people.ts";
import type { VisitRequest } from "./visit-request.ts";

/** A visit of a company, the cell at which it ends, and a cell before which none from its start does. */
type Found = { company: Company; placed: readonly Placed[]; end: number; least: number };

/**
 * Several people's visits on a day, who are served at the same time as far as the masters can: from each start one without
 * any waiting if there is one, and of these the one that ends first. In the manner "shortest" the one that ends first of
 * all, and of these one without any waiting.
 */
export class SeveralPeopleSearch {
  readonly #request: VisitRequest;
  /** Those who wait for nobody first; whatever one of them can do, the last one can do as well. */
  readonly #companies: readonly Company[];
  readonly #possible: Cells;
  readonly #starts = new Map<number, boolean>();
  readonly #visits = new Map<number, readonly Placed[] | undefined>();

  constructor(board: Board, request: VisitRequest, gathering: Gathering) {
    const { people, wait, manner, effort } = request;
    this.#request = request;
    const inOrder = people.toSorted((one, other) => mastersFor(one) - mastersFor(other));
    const gatherings: readonly Gathering[] = manner === "shortest" ? ["together", "joining"] : [gathering];
    this.#companies = [...new Set([0, wait])].flatMap((most) => {
      const searches = inOrder.map((person) => new OnePersonSearch(board, person, most));
      return gatherings.map((own) => ({ people: searches, gathering: own, ways: effort.ways }));
    });
    this.#possible = this.#companies.map(possibleStarts).reduce(either, noCells);
  }

  place(start: number): readonly Placed[] | undefined {
    if (!this.#visits.has(start)) this.#visits.set(start, this.#findVisit(start));
    return this.#visits.get(start);
  }

  placeBy(start: number, end: number): readonly Placed[] | undefined {
    return this.#spend((allowance) => placeBy(this.#companies.at(-1), start, end, allowance));
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
    return Math.min(...this.#companies.map((company) => leastEnd(company, start)));
  }

  #isStart(start: number): boolean {
    const known = this.#starts.get(start);
    if (known !== undefined) return known;
    const isStart = this.#spend((allowance) => this.#findAny(start, allowance)) !== undefined;
    this.#starts.set(start, isStart);
    return isStart;
  }

  #findAny(start: number, allowance: Budget): Found | undefined {
    for (const company of this.#companies) {
      const found = findAny(company, start, allowance);
      if (found) return found;
    }
    return undefined;
  }

  #findVisit(start: number): readonly Placed[] | undefined {
    const any = this.#findAny(start, { steps: this.#request.effort.perVisit });
    const allowance = { steps: this.#request.effort.perVisit };
    if (this.#request.manner !== "shortest")
      return any && (placeSoonest([any.company], start, any.least, any.end, allowance) ?? any.placed);
    const end = any?.end ?? cellsOfDay + 1;
    return placeSoonest(this.#companies, start, this.leastEnd(start), end, allowance) ?? any?.placed;
  }

  #spend<Answer>(search: (allowance: Budget) => Answer | undefined): Answer | undefined {
    return spend(this.#request.budget, this.#request.effort.perStart, search);
  }
}

/** Some visit of a company that starts at a cell. */
function findAny(company: Company, start: number, allowance: Budget): Found | undefined {
  const least = leastEnd(company, start);
  if (least > cellsOfDay) return undefined;
  if (company.gathering === "joining") return foundOf(company, joinInTurn(company.people, start, allowance), least);
  // What has to end soon can be laid out in few ways, so that it is looked for first.
  const soonest = foundOf(company, placeCompany(company, start, least, allowance), least);
  return soonest ?? foundOf(company, placeCompany(company, start, cellsOfDay, allowance), least + 1);
}

function foundOf(company: Company, placed: readonly Placed[] | undefined, least: number): Found | undefined {
  return placed && { company, placed, end: Math.max(...placed.map(({ start, length }) => start + length)), least };
}

/**
 * Of the visits from a start the one that ends first, of the first of some companies that can have one by then; the last of
 * them can have whatever the others can. Undefined where none ends before `end`, or where the allowance does.
 */
function placeSoonest(
  companies: readonly Company[],
  start: number,
  least: number,
  end: number,
  allowance: Budget,
): readonly Placed[] | undefined {
  for (let by = least; by < end && allowance.steps >= 0; by += 1) {
    const placed = placeBy(companies.at(-1), start, by, allowance);
    if (placed === undefined) continue;
    for (const company of companies.slice(0, -1)) {
      const preferred = placeBy(company, start, by, allowance);
      if (preferred) return preferred;
    }
    return placed;
  }
  return undefined;
}

function placeBy(
  company: Company | undefined,
  start: number,
  end: number,
  allowance: Budget,
): readonly Placed[] | undefined {
  return company && leastEnd(company, start) <= end ? placeCompany(company, start, end, allowance) : undefined;
}

/** How many masters may do anything for a person. */
function mastersFor({ tasks }: PersonTasks): number {
  return new Set(tasks.flatMap(({ able }) => able.map(({ masterId }) => masterId))).size;
}
