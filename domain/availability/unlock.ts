import { type Cells, hasCell } from "./cells.ts";
import type { Board } from "./day.ts";
import { searchOf } from "./search.ts";
import { type VisitRequest, visitRequestOf } from "./visit-request.ts";

/** The one change that opens a time: everything that `masterId` was asked for goes to `unlockMasterId`. */
export type Unlock = { masterId: number; unlockMasterId: number };

type Change = { unlock: Unlock; request: VisitRequest };

/** Every way to put another master in the place of one who is named. */
function changesOf(request: VisitRequest): Change[] {
  const named = new Set(request.entries.flatMap(({ masterId }) => masterId ?? []));
  return [...named].flatMap((masterId) => {
    const asked = request.entries.filter((entry) => entry.masterId === masterId);
    const able = new Set(asked.flatMap((entry) => entry.able.map((one) => one.masterId)));
    const others = [...able].filter(
      (other) => other !== masterId && asked.every((entry) => entry.able.some((one) => one.masterId === other)),
    );
    return others.map((unlockMasterId) => ({
      unlock: { masterId, unlockMasterId },
      request: visitRequestOf(
        request.entries.map((entry) => (entry.masterId === masterId ? { ...entry, masterId: unlockMasterId } : entry)),
        request.awaitingMinutes,
        request.manner,
        request.budget,
      ),
    }));
  });
}

/** Of the cells at which no visit can start: which change opens which. The masters who come first in turn are tried first. */
export function unlocksOf(board: Board, request: VisitRequest, cells: Cells): (cell: number) => Unlock | undefined {
  const turnOf = ({ unlock }: Change) => board.chairs.get(unlock.unlockMasterId)?.turn ?? Number.POSITIVE_INFINITY;
  const opened = changesOf(request)
    .toSorted((left, right) => turnOf(left) - turnOf(right))
    .map((change) => ({
      unlock: change.unlock,
      starts: searchOf(board, change.request).startsAmong(cells),
    }));
  return (cell) => opened.find(({ starts }) => hasCell(starts, cell))?.unlock;
}
