import type { MutantResult } from "@stryker-mutator/api/core";
import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { remarksOn, scoreOf } from "../mutants/report.ts";
import { signed } from "../mutants/signed.ts";

const mutant = (status: MutantResult["status"]): MutantResult => ({
  id: "",
  status,
  fileName: "domain/money.ts",
  mutatorName: "",
  replacement: "",
  location: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
});

test.each<[string, MutantResult["status"][], object]>([
  ["what was found, by a failure or by a loop without end", ["Killed", "Timeout"], { found: 2, alive: 0, score: 100 }],
  ["what no test came by, as alive", ["Killed", "NoCoverage"], { found: 1, alive: 1, score: 50 }],
  ["to a tenth of a hundredth", ["Killed", "Killed", "Survived"], { found: 2, alive: 1, score: 66.7 }],
  ["nothing of what is read when a file loads", ["Killed", "Ignored"], { found: 1, alive: 0, static: 1, score: 100 }],
  ["no score where there was nothing to find", ["Ignored"], { found: 0, alive: 0, score: Number.NaN }],
])("a score of mutants counts %s", (_what, statuses, score) => {
  expect(
    scoreOf(
      "domain",
      statuses.map((status) => mutant(status)),
    ),
  ).toMatchObject(score);
});

test("what lives is signed with a reason or is to be found, and what is found is signed no more", () => {
  const file = "machines/kit/intent.ts";
  const survivor = (change: string) => ({ file, place: `${file}:1:1`, status: "Survived", change });
  const reasons = {
    [file]: { "a → b": "Both are the same." },
    "machines/kit/chart.ts": { "x → y": "Not mutated now." },
  };
  const remarks = (...changes: string[]) => remarksOn(changes.map(survivor), new Set([file]), reasons);
  expect(remarks("a → b")).toEqual({ lines: [`${file}:1:1 Survived: a → b (Both are the same.)`], open: 0 });
  expect(remarks("a → b", "c → d")).toMatchObject({
    lines: [expect.any(String), `${file}:1:1 Survived: c → d (not signed)`],
    open: 1,
  });
  expect(remarks("a → b", "a → b").open).toBe(1);
  expect(remarks()).toEqual({ lines: [`${file}: signed, and found: a → b`], open: 1 });
});

test("several mutants that change the same words are each signed with a reason of their own", () => {
  const file = "domain/money.ts";
  const survivor = { file, place: `${file}:1:1`, status: "Survived", change: "a → b" };
  const open = (count: number) =>
    remarksOn(
      Array.from({ length: count }, () => survivor),
      new Set([file]),
      { [file]: { "a → b": ["Here.", "There."] } },
    ).open;
  expect([open(1), open(2), open(3)]).toEqual([1, 0, 1]);
});

test.each(Object.entries(signed))("what is signed in %s stands there", (file, changes) => {
  const text = readFileSync(file, "utf8").replaceAll(/\s+/g, " ");
  for (const change of Object.keys(changes)) expect(text).toContain(change.split(" → ")[0]);
});
