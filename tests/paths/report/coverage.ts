import { driverOf } from "../browser/drivers.ts";
import { deadTransitions, judge } from "../machine/judge.ts";
import type { WalkedMachine } from "../machines.ts";
import { restorationsOf } from "../restored.ts";
import { disturbances, disturbedName, type Disturbance } from "../walk/disturbed.ts";
import { pairsOf, transitionsOf, type Path } from "../walk/generate.ts";
import { untoured } from "../walk/untoured.ts";
import { replayedMoves } from "./record.ts";
import { undisturbed } from "./undisturbed.ts";

/** What became of one transition. */
export type CoveredPath = Path & {
  faults: string[];
  /** The declared transitions that its last step took. */
  declared: string[];
  browser: "replayed" | "replayed with other code" | "not replayed" | "impossible";
  /** Why no tour takes it; empty where one does. */
  reason: string;
};

/** What became of one state that is disturbed in one way; by name, as in {@link disturbedName}. */
export type DisturbedState = Pick<CoveredPath, "name" | "browser" | "reason"> & {
  state: string;
  disturbance: Disturbance;
};

export type Coverage = {
  machine: WalkedMachine;
  paths: CoveredPath[];
  pairs: number;
  disturbed: DisturbedState[];
  /** All that the tests would find wrong on the machine. */
  faults: string[];
};

/** Judges every path of a machine as the tests do, and looks up which transitions were replayed in the browser. */
export async function coverageOf(machine: WalkedMachine): Promise<Coverage> {
  const transitions = transitionsOf(machine.paths);
  const verdicts = await Promise.all(transitions.map((path) => judge(machine, path)));
  const pairs = await Promise.all(pairsOf(machine.paths).map((pair) => judge(machine, pair)));
  const dead = deadTransitions(machine, verdicts).map((name) => `nothing makes ${name} happen`);
  const { browserOf, reasonOf } = browserCoverage(machine);
  return {
    machine,
    pairs: pairs.length,
    disturbed: disturbedStates(machine),
    faults: [...[...verdicts, ...pairs].flatMap(({ faults }) => faults), ...dead],
    paths: transitions.map((path, index) => ({
      ...path,
      faults: verdicts[index]?.faults ?? [],
      declared: verdicts[index]?.taken.at(-1) ?? [],
      browser: browserOf(path.name),
      reason: reasonOf(path.name),
    })),
  };
}

function disturbedStates(machine: WalkedMachine): DisturbedState[] {
  const { browserOf, reasonOf } = replayedIn(machine, undisturbed(machine));
  const states = Object.keys(restorationsOf(machine.name).states);
  return states.flatMap((state) =>
    disturbances.map((disturbance) => {
      const name = disturbedName(state, disturbance);
      return { state, disturbance, name, browser: browserOf(name), reason: reasonOf(name) };
    }),
  );
}

function browserCoverage(machine: WalkedMachine) {
  return replayedIn(machine, untoured(machine.paths, driverOf(machine.name).obstacle));
}

function replayedIn({ name: machine }: WalkedMachine, reasons: ReadonlyMap<string, string>) {
  const replayed = replayedMoves(machine);
  return {
    reasonOf: (name: string): string => reasons.get(name) ?? "",
    browserOf(name: string): CoveredPath["browser"] {
      if (replayed.now.has(name)) return "replayed";
      if (reasons.has(name)) return "impossible";
      return replayed.before.has(name) ? "replayed with other code" : "not replayed";
    },
  };
}
