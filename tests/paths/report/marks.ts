import type { Marks } from "../draw/svg.ts";
import type { CoveredPath } from "./coverage.ts";

/** Colours a statechart by what was replayed: on the machine alone, in the browser as well, or not at all. */
export function marksOf(paths: CoveredPath[]): Marks {
  const replayed = paths.filter(isReplayed);
  const visited = new Set(replayed.map(({ moves }) => lastState(moves.at(-1))));
  return {
    ofState: (id) => ([...visited].some((state) => state === id || state.startsWith(`${id}.`)) ? "seen" : ""),
    ofTransition: (name) => markOf(paths.filter(({ declared }) => declared.includes(name))),
  };
}

function isReplayed({ browser }: CoveredPath): boolean {
  return browser === "replayed";
}

function markOf(paths: CoveredPath[]): string {
  if (!paths.some(({ faults }) => faults.length === 0)) return "never";
  const possible = paths.filter(({ browser }) => browser !== "impossible");
  if (possible.length > 0 && possible.every(isReplayed)) return "browser";
  return paths.some(isReplayed) ? "partly" : "machine";
}

function lastState(move = ""): string {
  return move.split("→ ").at(-1) ?? "";
}
