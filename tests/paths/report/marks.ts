import type { Marks } from "../draw/svg.ts";
import type { CoveredPath } from "./coverage.ts";

/** Colours a statechart by what was replayed: on the machine alone, in the browser as well, or not at all. */
export function marksOf(paths: CoveredPath[]): Marks {
  const visited = new Set(paths.filter(({ inBrowser }) => inBrowser).map(({ moves }) => lastState(moves.at(-1))));
  return {
    ofState: (id) => ([...visited].some((state) => state === id || state.startsWith(`${id}.`)) ? "seen" : ""),
    ofTransition: (name) => markOf(paths.filter(({ declared }) => declared.includes(name))),
  };
}

function markOf(paths: CoveredPath[]): string {
  if (!paths.some(({ isRight }) => isRight)) return "never";
  const possible = paths.filter(({ obstacle }) => obstacle === null);
  if (possible.length > 0 && possible.every(({ inBrowser }) => inBrowser)) return "browser";
  return paths.some(({ inBrowser }) => inBrowser) ? "partly" : "machine";
}

function lastState(move = ""): string {
  return move.split("→ ").at(-1) ?? "";
}
