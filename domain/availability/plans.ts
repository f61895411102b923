import { type Effort, effortOfVisit } from "./budget.ts";
import { sum } from "../money.ts";
import { type Cells, cellsOfDay, listCells } from "./cells.ts";
import { type Board, boardOf, type Day, freeBoard } from "./day.ts";
import type { Placed } from "./one-person.ts";
import { type Search, searchOf, type ShortestSearch, shortestSearchOf } from "./search.ts";
import { type Visit, visitOf } from "./visit.ts";
import { searchedFor, type VisitRequest } from "./visit-request.ts";
import { isClosed } from "./work.ts";

/** The manners that are compared; of equal plans the first in this order stands for the others. */
export const comparedManners = ["together", "oneAfterAnother", "shortest"] as const;
type ComparedManner = (typeof comparedManners)[number];

/** A visit with the manners in which it is the best; `day` is the number of its day. */
export type DayPlan = DayVisit & { manners: ComparedManner[]; waitingMinutes: number };
type DayVisit = { day: number; visit: Visit };

/**
 * The best visits of some days, at most one for each manner: together and one after another the first that can be had, and
 * the shortest of all. Each is what {@link visitAt} gives in its first manner.
 * @param effort what may be spent on each manner. Where it does not suffice to try everything, a plan can still be had, and
 * may not be the first or the shortest (docs/decisions/0051 says how often)
 */
export function comparePlans(days: readonly Day[], request: VisitRequest, effort: Effort = effortOfVisit): DayPlan[] {
  const boards = days.map(boardOf);
  return comparedManners.reduce<DayPlan[]>((plans, manner) => {
    const inManner = searchedFor(request, manner, effort);
    const visit = manner === "shortest" ? shortest(boards, inManner) : first(openDays(boards, inManner, searchOf));
    const other = plans.find((one) => visit && isSameVisit(one, visit, manner)) ?? shorterOf(plans, visit, manner);
    if (other) return plans.map((one) => (one === other ? { ...one, manners: [...one.manners, manner] } : one));
    if (visit === undefined) return plans;
    return [...plans, { ...visit, manners: [manner], waitingMinutes: longestWait(visit.visit, request) }];
  }, []);
}

/** How long a visit takes at least, in minutes, were every master free the whole day. */
export function shortestMinutes(request: VisitRequest): number {
  const placed = searchOf(freeBoard(request.masterIds), request).place(0);
  if (placed) return visitOf(placed).endMinute;
  return sum(request.entries.map(({ able }) => Math.min(...able.map(({ minutes }) => minutes))));
}

type OpenDay<Own extends Search> = { day: number; startable: Cells; search: Own };

/** The days on which there is something to search for. */
function openDays<Own extends Search>(
  boards: readonly Board[],
  request: VisitRequest,
  searchOn: (board: Board, request: VisitRequest) => Own,
): OpenDay<Own>[] {
  return boards.flatMap((board, day) =>
    isClosed(board, request) ? [] : [{ day, startable: board.startable, search: searchOn(board, request) }],
  );
}

function first(days: readonly OpenDay<Search>[]): DayVisit | undefined {
  for (const { day, startable, search } of days) {
    const cell = search.firstAmong(startable);
    const placed = cell === undefined ? undefined : search.place(cell);
    if (placed) return { day, visit: visitOf(placed) };
  }
  return undefined;
}

/** Of the plans that there are the one that is shorter than the shortest that was found, where the steps did not suffice. */
function shorterOf(plans: readonly DayPlan[], plan: DayVisit | undefined, manner: ComparedManner): DayPlan | undefined {
  if (manner !== "shortest") return undefined;
  const lengthOf = ({ visit }: DayVisit) => visit.endMinute - visit.startMinute;
  const [least] = plans.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return least && (plan === undefined || lengthOf(least) < lengthOf(plan)) ? least : undefined;
}

/**
 * The first of the shortest visits: ever longer ones are looked for, since the short can be laid out in few ways. Where half
 * of the steps end before one is found, the first visit of all; undefined where there is none.
 */
function shortest(boards: readonly Board[], request: VisitRequest): DayVisit | undefined {
  const areSeveral = request.people.length > 1;
  const half = areSeveral ? request.budget.steps / 2 : request.budget.steps;
  const looking = { ...request, budget: { steps: half } };
  const firstOfAll = () => first(openDays(boards, { ...request, budget: { steps: half } }, shortestSearchOf));
  const days = openDays(boards, looking, shortestSearchOf);
  const starts = days.flatMap(({ startable, ...of }) => listCells(startable).map((cell) => ({ ...of, cell })));
  const leasts = new Map<(typeof starts)[number], number>();
  const least = shortestSearchOf(freeBoard(request.masterIds), request).leastEnd(0);
  const isSpent = () => areSeveral && looking.budget.steps <= 0;
  for (let length = least; length <= cellsOfDay && !isSpent(); length += 1) {
    for (const start of starts) {
      const { day, cell, search } = start;
      const least = leasts.get(start) ?? search.leastEnd(cell) - cell;
      leasts.set(start, least);
      if (least > length) continue;
      const placed = placeBy(search, cell, cell + length);
      if (placed) return { day, visit: visitOf(placed) };
    }
  }
  return isSpent() ? firstOfAll() : undefined;
}

/** The visit from a start as it is held, where it is done by a cell. */
function placeBy(search: ShortestSearch, start: number, end: number): readonly Placed[] | undefined {
  if (search.placeBy(start, end) === undefined) return undefined;
  const placed = search.place(start);
  return placed?.every((one) => one.start + one.length <= end) ? placed : undefined;
}

/** Whether two plans are one to who compares them. The shortest is only worth showing where it starts or ends otherwise. */
function isSameVisit(
  { day, visit: plan }: DayVisit,
  { day: otherDay, visit: other }: DayVisit,
  manner: ComparedManner,
): boolean {
  if (day !== otherDay || plan.startMinute !== other.startMinute || plan.endMinute !== other.endMinute) return false;
  const starts = other.entries.map(({ startMinute }) => startMinute);
  return manner === "shortest" || plan.entries.every(({ startMinute }, index) => startMinute === starts[index]);
}

/** The longest that anybody waits between two services of theirs, minutes. */
function longestWait({ entries }: Visit, { entries: wanted }: VisitRequest): number {
  const people = wanted.map(({ person }) => person);
  const waits = [...new Set(people)].flatMap((person) => {
    const own = entries.filter(({ index }) => people[index] === person);
    const inOrder = own.toSorted((left, right) => left.startMinute - right.startMinute);
    return inOrder.map(({ startMinute }, index) => startMinute - (inOrder[index - 1]?.endMinute ?? startMinute));
  });
  return Math.max(0, ...waits);
}
