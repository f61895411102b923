import { driverOf } from "../browser/drivers.ts";
import { expectedSights } from "../machine/expect.ts";
import { replay } from "../machine/replay.ts";
import type { WalkedMachine } from "../machines.ts";
import { movesAlong } from "../walk/along.ts";
import { pairsOf, transitionsOf, type Path } from "../walk/generate.ts";
import { notedMoves } from "./record.ts";
import { isDeepStrictEqual } from "node:util";

/** What became of one transition. */
export type CoveredPath = Path & {
  isRight: boolean;
  /** The declared transitions that its last step took. */
  declared: string[];
  inBrowser: boolean;
  /** Why it can't be made to happen in a browser. */
  obstacle: string | null;
};

export type Coverage = { machine: WalkedMachine; paths: CoveredPath[]; pairs: number; rightPairs: number };

/** Replays every path of a machine, and looks up which transitions were replayed in the browser. */
export async function coverageOf(machine: WalkedMachine): Promise<Coverage> {
  const noted = notedMoves(machine.name);
  const pairs = pairsOf(machine.paths);
  const pairResults = await Promise.all(pairs.map((pair) => replayed(machine, pair)));
  return {
    machine,
    paths: await Promise.all(transitionsOf(machine.paths).map((path) => cover(machine, path, noted))),
    pairs: pairs.length,
    rightPairs: pairResults.filter(({ isRight }) => isRight).length,
  };
}

async function cover(machine: WalkedMachine, path: Path, noted: Set<string>): Promise<CoveredPath> {
  const { isRight, taken } = await replayed(machine, path);
  const last = movesAlong(machine.paths, path.steps).at(-1);
  return {
    ...path,
    isRight,
    declared: taken.at(-1) ?? [],
    inBrowser: noted.has(path.name),
    obstacle: last ? driverOf(machine.name).obstacle(last) : null,
  };
}

async function replayed({ paths, children }: WalkedMachine, { steps }: Path) {
  const { sights, taken } = await replay(paths, steps, children);
  return { taken, isRight: isDeepStrictEqual(sights, expectedSights(paths, steps)) };
}
