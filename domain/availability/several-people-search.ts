import { type Budget, type Effort, spend } from "./budget.ts";
import { both, type Cells, cellRange, cellsOfDay, either, hasCell, listCells, noCells } from "./cells.ts";
import { type Company, type Gathering, leastEnd, possibleStarts } from "./company.ts";
import type { Board } from "./day.ts";
import { placeInTurn } from "./in-turn.ts";
import { OnePersonSearch, type Placed } from "./one-person.ts";
import type { PersonTasks } from "./person-tasks.ts";
import { canBegin, placeByWays } from "./by-ways.ts";
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
  readonly #found = new Map<number, Found | undefined>();
  readonly #visits = new Map<number, readonly Placed[] | undefined>();

  constructor(board: Board, request: VisitRequest, gathering: Gathering) {
    const { people, wait, manner } = request;
    this.#request = request;
    const inOrder = people.toSorted((one, other) => mastersFor(one) - mastersFor(other));
    const gatherings: readonly Gathering[] = manner === "shortest" ? ["together", "joining"] : [gathering];
    this.#companies = [...new Set([0, wait])].flatMap((most) => {
      const searches = inOrder.map((person) => new OnePersonSearch(board, person, most));
      return gatherings.map((own) => ({ people: searches, wait: most, gathering: own }));
    });
    this.#possible = this.#companies.map(possibleStarts).reduce(either, noCells);
  }

  place(start: number): readonly Placed[] | undefined {
    if (!this.#visits.has(start)) this.#visits.set(start, this.#findVisit(start));
    return this.#visits.get(start);
  }

  placeBy(start: number, end: number): readonly Placed[] | undefined {
    const { budget, effort } = this.#request;
    return spend(budget, effort.perStart, (allowance) =>
      placeBy(this.#companies.slice(-1), start, end, effort, allowance),
    );
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
    return Math.min(...this.#companies.map((company) => leastEnd(company, start)));
  }

  #isStart(start: number): boolean {
    const { budget, effort } = this.#request;
    if (!this.#found.has(start)) {
      const any = spend(budget, effort.perStart, (allowance) => this.#findAny(start, allowance));
      this.#found.set(start, any);
    }
    return this.#found.get(start) !== undefined;
  }

  /** Some visit from a start: each company has its share of the steps, so that a hard one leaves some to an easy one. */
  #findAny(start: number, allowance: Budget): Found | undefined {
    const { effort } = this.#request;
    const share = Math.ceil(effort.perStart / this.#companies.length);
    for (const company of this.#companies) {
      const found = spend(allowance, share, (own) => findAny(company, start, { ...effort, perStart: share }, own));
      if (found) return found;
    }
    return undefined;
  }

  #findVisit(start: number): readonly Placed[] | undefined {
    const { effort, manner } = this.#request;
    const any = this.#found.get(start) ?? this.#findAny(start, { steps: effort.perStart });
    if (any === undefined) return undefined;
    const companies = manner === "shortest" ? this.#companies : [any.company];
    const least = manner === "shortest" ? this.leastEnd(start) : any.least;
    const allowance = { steps: effort.perVisit };
    for (let by = least; by < any.end && allowance.steps > 0; by += 1) {
      const sooner = placeBy(companies.slice(-1), start, by, effort, allowance);
      if (sooner) return placeBy(companies.slice(0, -1), start, by, effort, allowance) ?? sooner;
    }
    return any.placed;
  }
}

/**
 * Some visit of a company that starts at a cell. What has to end soon can be laid out in few ways, so that it is looked for
 * first; then any, depth first; and where people are to begin together, by all their ways.
 */
function findAny(company: Company, start: number, { perStart, ways }: Effort, allowance: Budget): Found | undefined {
  const least = leastEnd(company, start);
  if (least > cellsOfDay || !canBegin(company, start)) return undefined;
  const inTurn = (own: Budget) => foundOf(company, placeInTurn(company, start, own), least);
  if (company.gathering === "joining") return inTurn(allowance);
  const byWays = (end: number) => (own: Budget) =>
    foundOf(company, placeByWays(company, { start, end, ways }, own), least);
  const share = Math.ceil(perStart / 3);
  return (
    spend(allowance, share, byWays(least)) ??
    spend(allowance, share, inTurn) ??
    spend(allowance, share, byWays(cellsOfDay))
  );
}

function foundOf(company: Company, placed: readonly Placed[] | undefined, least: number): Found | undefined {
  return placed && { company, placed, end: Math.max(...placed.map(({ start, length }) => start + length)), least };
}

/** What it takes for each person to find that nothing can be placed, which has few ways or none to count. */
const stepsOfTry = 8;

/** A visit of the first of some companies that can have one in time. */
function placeBy(
  companies: readonly Company[],
  start: number,
  end: number,
  { ways }: Effort,
  allowance: Budget,
): readonly Placed[] | undefined {
  allowance.steps -= stepsOfTry * (companies[0]?.people.length ?? 0);
  for (const company of companies) {
    if (leastEnd(company, start) > end || !canBegin(company, start)) continue;
    const placed = placeByWays(company, { start, end, ways }, allowance);
    if (placed) return placed;
  }
  return undefined;
}

/** How many masters may do anything for a person. */
function mastersFor({ tasks }: PersonTasks): number {
  return new Set(tasks.flatMap(({ able }) => able.map(({ masterId }) => masterId))).size;
}
