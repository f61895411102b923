import { inspect, isDeepStrictEqual } from "node:util";
import type { WalkedMachine } from "../machines.ts";
import { declaredTransitions } from "../../../machines/kit/chart.ts";
import { modelFaults } from "../models/model.ts";
import type { Path } from "../walk/generate.ts";
import { expectedSteps } from "./expect.ts";
import { keyFaults } from "./keys.ts";
import type { Step } from "../walk/steps.ts";
import { replay } from "./replay.ts";
import type { World } from "./world.ts";

export type Verdict = {
  /** What is wrong, in words; nothing for a good replay. */
  faults: string[];
  /** The declared transitions that each step took, by name. */
  taken: string[][];
};

/** Replays a path: the running machine comes to the states, calls and tells what its chart says, with good keys. */
export async function judge(machine: WalkedMachine, { name, steps }: Path): Promise<Verdict> {
  const { paths, children } = machine;
  const { observed, world, taken } = await replay(paths, steps, children);
  const faults = expectedSteps(paths, steps).flatMap((expected, index) =>
    isDeepStrictEqual(observed[index], expected)
      ? []
      : [
          `after ${steps[index]?.name}: ${inspect(observed[index], { depth: 9 })} and not ${inspect(expected, { depth: 9 })}`,
        ],
  );
  return { taken, faults: [...faults, ...audit(machine, steps, world)].map((fault) => `${name}: ${fault}`) };
}

/** What is wrong with the calls and the facts of a replay, whatever its chart says. */
export function audit({ model }: WalkedMachine, [entrance]: Step[], { calls, log }: World): string[] {
  if (entrance?.kind !== "entered") throw new Error("A path starts with a way in.");
  return [...keyFaults(calls), ...modelFaults(model(entrance.input), log)];
}

/** What is declared and nothing makes happen. */
export function deadTransitions({ paths }: WalkedMachine, verdicts: Verdict[]): string[] {
  const taken = new Set(verdicts.flatMap((verdict) => verdict.taken.flat()));
  return declaredTransitions(paths.machine).filter((name) => !taken.has(name));
}
