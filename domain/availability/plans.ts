import { type Effort, effortOfVisit } from "./budget.ts";
import { sum } from "../money.ts";
import { cellMinutes, cellRange, cellsOfDay, listCells } from "./cells.ts";
import { type Board, boardOf, type Day } from "./day.ts";
import { type Search, searchOf } from "./search.ts";
import { type Visit, visitOf } from "./visit.ts";
import { searchedFor, type VisitRequest } from "./visit-request.ts";
import { isClosed } from "./work.ts";

/** The manners that are compared; of equal plans the first in this order stands for the others. */
export const comparedManners = ["together", "oneAfterAnother", "shortest"] as const;
type ComparedManner = (typeof comparedManners)[number];

/** A visit with the manners in which it is the best; `day` is the number of its day. */
export type Plan = DayVisit & { manners: ComparedManner[]; waitingMinutes: number };
type DayVisit = { day: number; visit: Visit };

/**
 * The best visits of some days, at most one for each manner: together and one after another the first that can be had, and
 * the shortest of all. Each is what {@link visitAt} gives in its first manner.
 * @param effort what may be spent on each manner. Where it does not suffice to try everything, a plan can still be had, and
 * may not be the first or the shortest (docs/decisions/0051 says how often)
 */
export function comparePlans(days: readonly Day[], request: VisitRequest, effort: Effort = effortOfVisit): Plan[] {
  const boards = days.map(boardOf);
  return comparedManners.reduce<Plan[]>((plans, manner) => {
    const inManner = searchedFor(request, manner, effort);
    const searches = boards.map((board) => (isClosed(board, inManner) ? undefined : searchOf(board, inManner)));
    const start = manner === "shortest" ? shortest(boards, searches, inManner) : first(boards, searches);
    const placed = start && searches[start.day]?.place(start.cell);
    const plan = placed && { day: start.day, visit: visitOf(placed) };
    const other = plans.find((one) => plan && isSameVisit(one, plan, manner)) ?? shorterOf(plans, plan, manner);
    if (other) return plans.map((one) => (one === other ? { ...one, manners: [...one.manners, manner] } : one));
    return plan ? [...plans, { ...plan, manners: [manner], waitingMinutes: longestWait(plan.visit, request) }] : plans;
  }, []);
}

/** How long a visit takes at least, in minutes, were every master free the whole day. */
export function shortestMinutes(request: VisitRequest): number {
  const placed = searchOf(freeBoard(request), request).place(0);
  if (placed) return visitOf(placed).endMinute;
  return sum(request.entries.map(({ able }) => Math.min(...able.map(({ minutes }) => minutes))));
}

type Start = { day: number; cell: number };
type Searches = readonly (Search | undefined)[];

function first(boards: readonly Board[], searches: Searches): Start | undefined {
  for (const [day, board] of boards.entries()) {
    const cell = searches[day]?.firstAmong(board.startable);
    if (cell !== undefined) return { day, cell };
  }
  return undefined;
}

/** Of the plans that there are the one that is shorter than the shortest that was found, where the steps did not suffice. */
function shorterOf(plans: readonly Plan[], plan: DayVisit | undefined, manner: ComparedManner): Plan | undefined {
  if (manner !== "shortest") return undefined;
  const lengthOf = ({ visit }: DayVisit) => visit.endMinute - visit.startMinute;
  const [least] = plans.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return least && (plan === undefined || lengthOf(least) < lengthOf(plan)) ? least : undefined;
}

/**
 * The first start of the shortest visits: ever longer ones are looked for, since the short can be laid out in few ways. Where
 * half of the steps end before one is found, the first start of all; undefined where there is none.
 */
function shortest(boards: readonly Board[], searches: Searches, request: VisitRequest): Start | undefined {
  const starts = boards.flatMap((board, day) => {
    const search = searches[day];
    return search === undefined ? [] : listCells(board.startable).map((cell) => ({ day, cell, search }));
  });
  const leasts = new Map<(typeof starts)[number], number>();
  const { steps } = request.budget;
  const reserve = request.people.length > 1 && Number.isFinite(steps) ? steps / 2 : Number.NEGATIVE_INFINITY;
  for (let length = searchOf(freeBoard(request), request).leastEnd(0); length <= cellsOfDay; length += 1) {
    const found = starts.find((start) => {
      const least = leasts.get(start) ?? start.search.leastEnd(start.cell) - start.cell;
      leasts.set(start, least);
      return (
        least <= length && request.budget.steps > reserve && isDoneBy(start.search, start.cell, start.cell + length)
      );
    });
    if (found) return found;
    if (request.budget.steps <= reserve) return first(boards, searches);
  }
  return undefined;
}

/** Whether a visit from a start is done by a cell, as it is held. */
function isDoneBy(search: Search, start: number, end: number): boolean {
  if (search.placeBy(start, end) === undefined) return false;
  return search.place(start)?.every((one) => one.start + one.length <= end) ?? false;
}

/** A day on which everybody who may do anything of it is free. */
function freeBoard({ masterIds }: VisitRequest): Board {
  const work = cellRange(0, cellsOfDay);
  return boardOf({
    masters: masterIds.map((id, rank) => ({ id, work, busy: cellRange(0, 0), rank })),
    minutes: cellsOfDay * cellMinutes,
    nowMinute: 0,
    earliestMinute: 0,
  });
}

/** Whether two plans are one to who compares them. The shortest is only worth showing where it starts or ends otherwise. */
function isSameVisit(
  { day, visit: plan }: DayVisit,
  { day: otherDay, visit: other }: DayVisit,
  manner: ComparedManner,
): boolean {
  if (day !== otherDay || plan.startMinute !== other.startMinute || plan.endMinute !== other.endMinute) return false;
  return (
    manner === "shortest" ||
    plan.entries.every(({ startMinute }, index) => startMinute === other.entries[index]?.startMinute)
  );
}

/** The longest that anybody waits between two services of theirs, minutes. */
function longestWait({ entries }: Visit, { entries: wanted }: VisitRequest): number {
  const people = new Set(wanted.map(({ person }) => person));
  const waits = [...people].flatMap((person) => {
    const own = entries.filter(({ index }) => wanted[index]?.person === person);
    const inOrder = own.toSorted((left, right) => left.startMinute - right.startMinute);
    return inOrder.map(({ startMinute }, index) => startMinute - (inOrder[index - 1]?.endMinute ?? startMinute));
  });
  return Math.max(0, ...waits);
}
