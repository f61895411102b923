import { type Cells, either, endOfCells, isEmpty, noCells } from "./cells.ts";
import type { Board } from "./day.ts";
import type { VisitRequest } from "./visit-request.ts";

/** When anybody is at work who may do anything of a request. */
export function workOf(board: Board, request: VisitRequest): Cells {
  return request.masterIds.reduce((work, id) => either(work, board.chairs.get(id)?.work ?? noCells), noCells);
}

/** Whether there is nothing to search for: a service has nobody that day, or work is over. */
export function isClosed(board: Board, request: VisitRequest): boolean {
  const isAtWork = (id: number) => !isEmpty(board.chairs.get(id)?.work ?? noCells);
  const everythingHasSomebody = request.people.every(({ tasks }) =>
    tasks.every(({ able }) => able.some(({ masterId }) => isAtWork(masterId))),
  );
  return !everythingHasSomebody || endOfCells(workOf(board, request)) <= board.earliest;
}
