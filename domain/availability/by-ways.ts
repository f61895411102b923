import type { Budget } from "./budget.ts";
import { both, cellRange, cellsOfDay, either, hasCell, listCells } from "./cells.ts";
import { arrivals, type Company } from "./company.ts";
import { everyoneHasOwn } from "./matching.ts";
import type { Placed, Turn } from "./one-person.ts";
import { allTasks } from "./person-tasks.ts";
import { hasUnits, placedOf } from "./units-of-visit.ts";
import { except, firstIn, type WaySet, WayTable } from "./way-table.ts";
import { type Way, waysOf } from "./ways.ts";

/** Somebody who is still to be placed: which of their ways are left to them by whoever is placed. */
type Guest = { number: number; table: WayTable; left: WaySet };

/** When a visit starts and by when it ends, and how many ways to serve one person from one start are tried, at most. */
export type Window = { start: number; end: number; ways: number };

/**
 * Places a company's visit in a window; undefined when it can't be, or when the budget ends.
 * All ways to serve each person alone are listed; then one is chosen for each, those with the fewest first, and those of the
 * others that it leaves no master for are struck out.
 */
export function placeByWays(company: Company, window: Window, budget: Budget): Placed[] | undefined {
  const { wait, gathering } = company;
  const { start } = window;
  const waysOfAll = listWays(company, window, budget);
  if (waysOfAll.some((ways) => ways.length === 0)) return undefined;
  const tables = waysOfAll.map((ways) => new WayTable(ways));
  const guests = tables
    .toSorted((one, other) => one.ways.length - other.ways.length)
    .map((table, number) => ({ number, table, left: table.all() }));
  const placed: Way[] = [];

  /** Places the others, who come at a cell or later; at that cell only those after the one with that number. */
  function placeOthers(others: readonly Guest[], from: number, after: number): boolean {
    for (const at of arrivalsFrom(from)) {
      for (const guest of others) {
        if (at === from && guest.number < after) continue;
        const rest = others.filter((other) => other !== guest);
        const canFollow = rest.every((other) => isPossible(other, undefined, at, guest.number));
        if (canFollow && placeGuest(guest, rest, at)) return true;
      }
    }
    return false;
  }
  function arrivalsFrom(from: number): number[] {
    if (gathering === "together") return [start];
    const ends = turnsOf(placed).map((turn) => turn.end);
    return listCells(both(arrivals(start, ends, wait), cellRange(from, cellsOfDay)));
  }
  /** Whether somebody has a way left that starts later than a cell, or then and after the one with that number. */
  function isPossible({ number, table, left }: Guest, taken: WaySet | undefined, at: number, after: number): boolean {
    const first = table.firstFrom(number < after ? at + 1 : at);
    return firstIn(left, taken, first, table.ways.length) !== undefined;
  }
  function placeGuest(guest: Guest, others: readonly Guest[], at: number): boolean {
    const { table, left } = guest;
    const cost = 1 + (others.reduce((words, other) => words + other.left.length, 0) >> 4);
    const last = table.firstFrom(at + 1);
    let way = firstIn(left, undefined, table.firstFrom(at), last);
    for (; way !== undefined; way = firstIn(left, undefined, way + 1, last)) {
      budget.steps -= cost;
      if (budget.steps < 0) return false;
      if (placeWay(guest, way, others, at)) return true;
    }
    return false;
  }
  function placeWay({ number, table }: Guest, own: number, others: readonly Guest[], at: number): boolean {
    const way = table.ways[own];
    if (way === undefined) return false;
    if (!others.every((other) => isPossible(other, table.conflicts(own, other.table), at, number))) return false;
    placed.push(way);
    if (hasUnits(turnsOf(placed), budget)) {
      const rest = others.map((other) => ({ ...other, left: except(other.left, table.conflicts(own, other.table)) }));
      if (rest.length === 0 || placeOthers(rest, at, number)) return true;
    }
    placed.pop();
    return false;
  }

  return placeOthers(guests, start, 0) ? placedOf(turnsOf(placed), budget) : undefined;
}

/**
 * Whether everybody who begins with the visit has a master of their own to begin with, and a unit of their own where nobody
 * begins without any.
 */
export function canBegin({ people, gathering }: Company, start: number): boolean {
  if (gathering === "joining") return true;
  const turns = people.map((person) => person.turnsFrom(allTasks(person.tasks), start));
  const needing = turns.filter((own) => own.every(({ units }) => units.length > 0));
  return (
    everyoneHasOwn(turns.map((own) => own.map(({ masterId }) => masterId))) &&
    everyoneHasOwn(needing.map((own) => own.flatMap(({ units }) => units[0] ?? [])))
  );
}

/** The ways to serve each, from the start of the visit and from each cell at which somebody else could be done by then. */
function listWays({ people, wait, gathering }: Company, { start, end, ways: most }: Window, budget: Budget): Way[][] {
  const ways: Way[][] = people.map(() => []);
  const begins = people.map(() => cellRange(start, start + 1));
  for (let at = start; at <= (gathering === "together" ? start : end); at += 1) {
    for (const [number, person] of people.entries()) {
      if (!hasCell(begins[number] ?? cellRange(0, 0), at)) continue;
      const own = waysOf(person, at, end, most, budget);
      ways[number] = [...(ways[number] ?? []), ...own];
      const ends = new Set(turnsOf(own).map((turn) => turn.end));
      const soonAfter = arrivals(start, ends, wait);
      for (const [other, cells] of begins.entries()) if (other !== number) begins[other] = either(cells, soonAfter);
    }
  }
  return ways;
}

function turnsOf(ways: readonly Way[]): Turn[] {
  return ways.flatMap(({ steps }) => steps);
}
