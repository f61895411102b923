import { machineNamed, machines } from "../machines.ts";
import { pairsOf, transitionsOf } from "../walk/generate.ts";

/** Every machine with the number of its transitions and pairs. */
export function listMachines(): void {
  for (const { name, paths } of machines) {
    console.log(`${name}: ${transitionsOf(paths).length} transitions, ${pairsOf(paths).length} pairs of them`);
  }
}

/** Every transition of a machine with its number. */
export function listTransitions(machine: string): void {
  for (const { number, name } of transitionsOf(machineNamed(machine).paths)) console.log(`${number}  ${name}`);
}
