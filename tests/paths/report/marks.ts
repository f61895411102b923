import type { Marks } from "../draw/svg.ts";
import { disturbances, type Disturbance } from "../walk/disturbed.ts";
import type { CoveredPath, DisturbedState } from "./coverage.ts";

/** What stands for a load of the page, a step back and a double press. */
export const signs: Readonly<Record<Disturbance, string>> = { reload: "↻", back: "←", double: "×2" };

/**
 * Colours a statechart by what was replayed, on the machine alone, in the browser as well, or not at all; with signs for what a client
 * does that is no step of it.
 */
export function marksOf(paths: CoveredPath[], disturbed: readonly DisturbedState[]): Marks {
  const replayed = paths.filter(isReplayed);
  const visited = new Set(replayed.map(({ moves }) => lastState(moves.at(-1))));
  return {
    ofState: (id) => ([...visited].some((state) => state === id || state.startsWith(`${id}.`)) ? "seen" : ""),
    ofTransition: (name) => markOf(paths.filter(({ declared }) => declared.includes(name))),
    signsOf: (id) =>
      disturbances.flatMap((disturbance) => {
        const one = disturbed.find((each) => each.state === id && each.disturbance === disturbance);
        return one === undefined
          ? []
          : [{ sign: signs[disturbance], title: titleOf(one), mark: signMarks[one.browser] }];
      }),
  };
}

const signMarks: Readonly<Record<DisturbedState["browser"], string>> = {
  replayed: "browser",
  "replayed with other code": "partly",
  "not replayed": "never",
  impossible: "impossible",
};

function titleOf({ name, browser, reason }: DisturbedState): string {
  return `${name}: ${reason || browser}`;
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
