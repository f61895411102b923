import { expectedSteps } from "../machine/expect.ts";
import { machineNamed } from "../machines.ts";
import { UnknownName } from "../unknown-name.ts";
import { transitionsOf, type Path } from "../walk/generate.ts";

export function pathOfNumber(machine: string, number: number): Path {
  const { name, paths: ofMachine } = machineNamed(machine);
  const paths = transitionsOf(ofMachine);
  const path = paths.find((one) => one.number === number);
  if (!path) throw new UnknownName(`${name} has the paths 1 to ${paths.length}.`);
  return path;
}

/** A path step by step: what happens, the state after it, what is asked of the service, what is told to the app. */
export function showPath(machine: string, number: number): void {
  const { name: ofMachine, paths } = machineNamed(machine);
  const { name, steps } = pathOfNumber(machine, number);
  console.log(`${ofMachine} ${number}: ${name}\n`);
  for (const [index, { state, calls, facts }] of expectedSteps(paths, steps).entries()) {
    console.log(`${steps[index]?.name}\n    → ${state}`);
    for (const { effect, input } of calls) console.log(`    asks ${effect} ${JSON.stringify(input)}`);
    for (const fact of facts) console.log(`    tells ${JSON.stringify(fact)}`);
  }
}
