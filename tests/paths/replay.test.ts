import { describe, expect, test } from "vitest";
import { expectedSights } from "./machine/expect.ts";
import { keyFaults } from "./machine/keys.ts";
import { replay } from "./machine/replay.ts";
import { machines, type WalkedMachine } from "./machines.ts";
import { declaredTransitions } from "./walk/chart.ts";
import { pairsOf, transitionsOf, type Path } from "./walk/generate.ts";

describe.each(machines)("The machine $name", (machine) => {
  test.each(named(transitionsOf(machine.paths)))("takes %s", async (_, path) => expectAsCharted(machine, path));

  test.each(byFirst(pairsOf(machine.paths)))("after %s takes whatever can follow", async (_, pairs) => {
    for (const pair of pairs) await expectAsCharted(machine, pair);
  });

  test("declares no transition that nothing can make happen", async () => {
    const taken = new Set<string>();
    for (const { steps } of transitionsOf(machine.paths)) {
      const replayed = await replay(machine.paths, steps, machine.children);
      for (const name of replayed.taken.flat()) taken.add(name);
    }
    expect(declaredTransitions(machine.paths.machine).filter((name) => !taken.has(name))).toEqual([]);
  });
});

/** The running machine comes to the states, calls the effects and emits the facts that its chart says, with good keys. */
async function expectAsCharted({ paths, children }: WalkedMachine, { name, steps }: Path): Promise<void> {
  const { sights, world } = await replay(paths, steps, children);
  expect(sights, name).toEqual(expectedSights(paths, steps));
  expect(keyFaults(world.calls), name).toEqual([]);
}

function named(paths: Path[]): [string, Path][] {
  return paths.map((path) => [path.name, path]);
}

function byFirst(pairs: Path[]): [string, Path[]][] {
  const groups = new Map<string, Path[]>();
  for (const pair of pairs) {
    const first = pair.moves[0] ?? "";
    groups.set(first, [...(groups.get(first) ?? []), pair]);
  }
  return [...groups];
}
