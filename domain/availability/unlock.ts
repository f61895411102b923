import { limits } from "../limits.ts";
import { canWait } from "../wishes.ts";
import { type Budget, stepsOfUnlocks } from "./budget.ts";
import { type Cells, isEmpty, listCells, without } from "./cells.ts";
import type { Board } from "./day.ts";
import { mostInAnyOrder } from "./person-tasks.ts";
import { searchOf } from "./search.ts";
import { type VisitRequest, visitRequestOf } from "./visit-request.ts";
import { isClosed } from "./work.ts";

/**
 * The one change of a request that opens a time:
 * - otherMaster: everything that `masterId` was asked for goes to `otherMasterId`;
 * - longerWait: up to `awaitingMinutes` are waited between two services, the next of the waits that are offered;
 * - otherManner: the people are served in `manner`;
 * - withoutService: the entry at `index` is left out, of somebody who wants more than that.
 */
export type Unlock =
  | { kind: "otherMaster"; masterId: number; otherMasterId: number }
  | { kind: "longerWait"; awaitingMinutes: number }
  | { kind: "otherManner"; manner: "together" | "oneAfterAnother" }
  | { kind: "withoutService"; index: number };

/**
 * Of the cells at which no visit can start: which change opens which. What costs the client least is tried first, and
 * each change for those times alone that no other opens: another master, the first in turn of all; a longer wait; another
 * manner; at last one service less.
 */
export function unlocksOf(board: Board, request: VisitRequest, cells: Cells): (cell: number) => Unlock | undefined {
  const unlocks = new Map<number, Unlock>();
  const given = Math.min(request.budget.steps, stepsOfUnlocks);
  const budget = { steps: given };
  let locked = cells;
  for (const unlock of unlocksFor(board, request)) {
    if (isEmpty(locked)) break;
    const changed = unlocked(request, unlock, budget);
    if (isClosed(board, changed)) continue;
    const opened = searchOf(board, changed).startsAmong(locked);
    for (const cell of listCells(opened)) unlocks.set(cell, unlock);
    locked = without(locked, opened);
  }
  request.budget.steps -= given - budget.steps;
  return (cell) => unlocks.get(cell);
}

/** A request with a change made. */
function unlocked({ entries, awaitingMinutes, manner }: VisitRequest, unlock: Unlock, budget: Budget): VisitRequest {
  switch (unlock.kind) {
    case "otherMaster": {
      const { masterId, otherMasterId } = unlock;
      const others = entries.map((entry) =>
        entry.masterId === masterId ? { ...entry, masterId: otherMasterId } : entry,
      );
      return visitRequestOf(others, awaitingMinutes, manner, budget);
    }
    case "longerWait":
      return visitRequestOf(entries, unlock.awaitingMinutes, manner, budget);
    case "otherManner":
      return visitRequestOf(entries, awaitingMinutes, unlock.manner, budget);
    case "withoutService":
      return visitRequestOf(entries.toSpliced(unlock.index, 1), awaitingMinutes, manner, budget);
  }
}

function unlocksFor(board: Board, request: VisitRequest): Unlock[] {
  return [
    ...otherMasters(board, request),
    ...longerWaits(request),
    ...otherManners(request),
    ...withoutServices(request),
  ];
}

/** Every way to put another master in the place of one who is named; those who are there, by their turns. */
function otherMasters(board: Board, { entries }: VisitRequest): Unlock[] {
  const turnOf = (masterId: number) => board.chairs.get(masterId)?.turn;
  const named = new Set(entries.flatMap(({ masterId }) => masterId ?? []));
  return [...named]
    .flatMap((masterId) => {
      const asked = entries.filter((entry) => entry.masterId === masterId);
      const able = new Set(asked.flatMap((entry) => entry.able.map((one) => one.masterId)));
      const others = [...able].filter(
        (other) => other !== masterId && asked.every((entry) => entry.able.some((one) => one.masterId === other)),
      );
      return others.flatMap((otherMasterId) => {
        const turn = turnOf(otherMasterId);
        return turn === undefined ? [] : [{ turn, masterId, otherMasterId }];
      });
    })
    .toSorted((left, right) => left.turn - right.turn)
    .map(({ masterId, otherMasterId }) => ({ kind: "otherMaster", masterId, otherMasterId }));
}

function longerWaits({ entries, awaitingMinutes }: VisitRequest): Unlock[] {
  const longer = limits.awaitingSteps.find((minutes) => minutes > awaitingMinutes);
  return longer === undefined || !canWait(entries) ? [] : [{ kind: "longerWait", awaitingMinutes: longer }];
}

/** Who may join one another, in whichever order, gain nothing by another manner. */
function otherManners({ people, arrangement }: VisitRequest): Unlock[] {
  if (people.length === 1 || arrangement === "joining") return [];
  return [{ kind: "otherManner", manner: arrangement === "together" ? "oneAfterAnother" : "together" }];
}

/** Of many services none is left out: the search for each would be long, and few of their times would open. */
function withoutServices({ entries }: VisitRequest): Unlock[] {
  if (entries.length > mostInAnyOrder) return [];
  return entries.flatMap(({ person }, index): Unlock[] =>
    entries.some((other, place) => place !== index && other.person === person)
      ? [{ kind: "withoutService", index }]
      : [],
  );
}
