import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it, test } from "vitest";
import { machineNamed } from "../paths/machines.ts";
import { asked, plantedBugs, plantedIn } from "./list.ts";

describe.each(plantedBugs)("The planted bug $name", (bug) => {
  const source = readFileSync(bug.file, "utf8");

  it("stands in for what its file has once, and leaves a program", () => {
    const planted = plantedIn(bug, source);
    expect(planted).not.toBe(source);
    const { diagnostics } = ts.transpileModule(planted, { reportDiagnostics: true });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  });

  it("is looked for where it can be come by", () => {
    expect(bug.machines.length).toBeGreaterThan(0);
    for (const name of bug.machines) expect(machineNamed(name).name).toBe(name);
  });
});

test("there are forty, in every part of the product, no two of a name", () => {
  expect(plantedBugs).toHaveLength(40);
  expect(new Set(plantedBugs.map(({ name }) => name)).size).toBe(40);
  const parts = new Set(plantedBugs.map(({ file }) => file.split("/")[0]));
  expect(parts).toEqual(new Set(["domain", "machines", "server", "src"]));
});

test("some are asked for by number, by a range or by name, and nothing by what is none of these", () => {
  const [first, second, third] = plantedBugs;
  expect(asked([])).toEqual(plantedBugs);
  expect(asked(["2-3", "1"])).toEqual([second, third, first]);
  expect(asked([String(third?.name)])).toEqual([third]);
  expect(() => asked(["nothing"])).toThrow("No planted bug is called nothing");
  expect(() => asked(["41"])).toThrow("No planted bug is called 41");
});
