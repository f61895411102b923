import type { MutantResult } from "@stryker-mutator/api/core";
import { expect, test } from "vitest";
import { scoreOf } from "../mutants/report.ts";

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
