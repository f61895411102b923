import { spend, type Budget } from "./budget.ts";
import { both, type Cells, cellRange, either, listCells, noCells } from "./cells.ts";
import { type Board, until } from "./day.ts";
import { OnePersonSearch, type Placed } from "./one-person.ts";
import { type Company, type Gathering, type Guest, guestsOf, placeCompany, possibleStarts } from "./several-people.ts";
import type { VisitRequest } from "./visit-request.ts";

const budgetPerStart = 2_000;

type Found = { placed: readonly Placed[]; kind: Kind };

/** One way in which a visit may be laid out, and each person by themselves in it. */
type Kind = { company: Company; alone: readonly OnePersonSearch[] };

/**
 * Several people's visits on a day, who are served at the same time as far as the masters can: from each start one without
 * any waiting if there is one, and of these the one that ends first. In the manner "shortest" the one that ends first of
 * all, and of these one without any waiting.
 */
export class SeveralPeopleSearch {
  readonly #board: Board;
  readonly #request: VisitRequest;
  readonly #kinds: readonly Kind[];
  readonly #possible: Cells;
  readonly #found = new Map<number, Found | undefined>();
  readonly #shortest = new Map<number, readonly Placed[]>();

  constructor(board: Board, request: VisitRequest, gathering: Gathering) {
    const { people, wait, manner } = request;
    this.#board = board;
    this.#request = request;
    // Who are served together wait for nobody: that is looked for before the many ways of joining.
    const gatherings: readonly Gathering[] = manner === "shortest" ? ["together", "joining"] : [gathering];
    this.#kinds = [...new Set([0, wait])].flatMap((most) => {
      const alone = people.map((person) => new OnePersonSearch(board, person, most));
      const guests = guestsOf(board, people, most);
      return gatherings.map((own) => ({ company: { guests, wait: most, gathering: own }, alone }));
    });
    this.#possible = this.#kinds.map(({ company }) => possibleStarts(company)).reduce(either, noCells);
  }

  place(start: number): readonly Placed[] | undefined {
    const found = this.#find(start);
    if (found === undefined) return undefined;
    const shortest = this.#shortest.get(start) ?? this.#spend((allowance) => this.#shorten(found, start, allowance));
    this.#shortest.set(start, shortest);
    return shortest;
  }

  startsAmong(cells: Cells): Cells {
    const starts = listCells(both(this.#possible, cells)).filter((cell) => this.#find(cell) !== undefined);
    return starts.reduce((all, cell) => either(all, cellRange(cell, cell + 1)), noCells);
  }

  firstAmong(cells: Cells): number | undefined {
    return listCells(both(this.#possible, cells)).find((cell) => this.#find(cell) !== undefined);
  }

  /** When whoever takes longest would be done, were nobody else there. */
  leastEnd(start: number): number {
    return Math.min(...this.#kinds.map((kind) => leastEnd(kind, start)));
  }

  #find(start: number): Found | undefined {
    if (!this.#found.has(start)) {
      const found = this.#spend((allowance) => {
        for (const kind of this.#kinds) {
          const placed = placeCompany(kind.company, start, allowance);
          if (placed) return { placed, kind };
        }
        return undefined;
      });
      this.#found.set(start, found);
    }
    return this.#found.get(start);
  }

  #shorten({ placed, kind }: Found, start: number, allowance: Budget): readonly Placed[] {
    const kinds = this.#request.manner === "shortest" ? this.#kinds : [kind];
    let [best, end] = [placed, endOf(placed)];
    let least = Math.min(...kinds.map((one) => leastEnd(one, start)));
    while (least < end && allowance.steps >= 0) {
      const middle = (least + end) >> 1;
      const shorter = this.#placeUntil(middle, kinds, start, allowance);
      if (shorter === undefined) least = middle + 1;
      else [best, end] = [shorter, endOf(shorter)];
    }
    return best;
  }

  #placeUntil(end: number, kinds: readonly Kind[], start: number, allowance: Budget): readonly Placed[] | undefined {
    const board = until(this.#board, end);
    const guests = new Map<number, readonly Guest[]>();
    for (const { company } of kinds) {
      const { wait } = company;
      const own = guests.get(wait) ?? guestsOf(board, this.#request.people, wait);
      guests.set(wait, own);
      const placed = placeCompany({ ...company, guests: own }, start, allowance);
      if (placed) return placed;
    }
    return undefined;
  }

  #spend<Answer>(search: (allowance: Budget) => Answer): Answer {
    return spend(this.#request.budget, budgetPerStart, search);
  }
}

function leastEnd({ company: { gathering }, alone }: Kind, start: number): number {
  const ends = alone.map((one) => {
    if (gathering === "together") return one.leastEnd(start);
    let least = Number.POSITIVE_INFINITY;
    for (const at of listCells(one.startsAmong(cellRange(start, 128)))) {
      if (at >= least) break;
      least = Math.min(least, one.leastEnd(at));
    }
    return least;
  });
  return Math.max(...ends);
}

function endOf(placed: readonly Placed[]): number {
  return Math.max(...placed.map(({ start, length }) => start + length));
}
