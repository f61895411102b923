import { initialTransition } from "xstate";
import { entrancesOf, stepsAt, take, type AnyPaths, type Step } from "./steps.ts";

/** A walk of any length made of arbitrary choices: each picks one of the steps that are possible where it has come to. */
export function wander(paths: AnyPaths, [first = 0, ...picks]: number[]): Step[] {
  const entrances = entrancesOf(paths);
  const entrance = entrances[first % entrances.length];
  if (entrance?.kind !== "entered") throw new Error("The machine has no way in.");
  const steps: Step[] = [entrance];
  let [snapshot] = initialTransition(paths.machine, entrance.input);
  for (const pick of picks) {
    const possible = stepsAt(paths, snapshot);
    const step = possible[pick % possible.length];
    if (!step) break;
    [snapshot] = take(paths.machine, snapshot, step);
    steps.push(step);
  }
  return steps;
}
