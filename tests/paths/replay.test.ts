import { describe, expect, test } from "vitest";
import { deadTransitions, judge, type Verdict } from "./machine/judge.ts";
import { askedMachines } from "./machines.ts";
import { pairsOf, transitionsOf, type Path } from "./walk/generate.ts";
import { groupBy } from "./walk/group-by.ts";

describe.each(askedMachines)("The machine $name", (machine) => {
  const verdicts: Verdict[] = [];

  test.each(named(transitionsOf(machine.paths)))("takes %s", async (_, path) => {
    const verdict = await judge(machine, path);
    verdicts.push(verdict);
    expect(verdict.faults).toEqual([]);
  });

  test.each(byFirst(pairsOf(machine.paths)))("after %s takes whatever can follow", async (_, pairs) => {
    for (const pair of pairs) expect((await judge(machine, pair)).faults).toEqual([]);
  });

  test("declares no transition that nothing can make happen", () => {
    expect(deadTransitions(machine, verdicts)).toEqual([]);
  });
});

function named(paths: Path[]): [string, Path][] {
  return paths.map((path) => [path.name, path]);
}

function byFirst(pairs: Path[]): [string, Path[]][] {
  return [...groupBy(pairs, ({ moves: [first = ""] }) => first)];
}
