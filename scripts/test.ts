import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { runStage, type Count, type Stage } from "./project/stage.ts";
import { remarksOn, testsOfPlaywright, testsOfVitest, type TestRun } from "./project/test-reports.ts";

const folder = await mkdtemp(join(tmpdir(), "kezek-report-"));
const reportOf = (stage: string): string => join(folder, `${stage}.json`);

/** The tests of all stages. */
const all: TestRun[] = [];

/** What waits for the network where there is no Chromium or Firefox yet, beside the checks. */
const browsers: Stage = { name: "browsers", args: ["--import", "tsx", "scripts/ensure-browsers.ts"] };

/** What only reads: it shares the cores. */
const checks: Stage[] = [
  { name: "types", args: ["node_modules/typescript-native/bin/tsc"] },
  { name: "types of the worker", args: ["node_modules/typescript-native/bin/tsc", "-p", "tsconfig.worker.json"] },
  { name: "format", args: ["node_modules/oxfmt/bin/oxfmt", "--check"] },
  { name: "lint", args: ["node_modules/oxlint/bin/oxlint"] },
  { name: "imports", args: ["--import", "tsx", "scripts/imports.ts"] },
  { name: "contract", args: ["--import", "tsx", "scripts/contract.ts", "lint"] },
  { name: "generated types", args: ["--import", "tsx", "scripts/contract.ts", "check"] },
  { name: "unused code", args: ["node_modules/knip/bin/knip.js"] },
];

const stages: Stage[] = [
  { name: "build", args: ["--import", "tsx", "scripts/build.ts"] },
  {
    name: "unit",
    args: [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile=${reportOf("unit")}`,
    ],
    count: (json) => countTests(testsOfVitest(json)),
  },
  {
    name: "browser",
    args: ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"],
    count: (json) => countTests(testsOfPlaywright(json)),
  },
];

function countTests(tests: TestRun[]): Count {
  all.push(...tests);
  const failed = tests.filter(({ outcome }) => outcome === "failed").length;
  return { passed: tests.filter(({ outcome }) => outcome === "passed" || outcome === "flaky").length, failed };
}

const total = { passed: 0, failed: 0 };
const run = async (stage: Stage): Promise<void> => {
  const { passed, failed } = await runStage(stage, reportOf(stage.name));
  total.passed += passed;
  total.failed += failed;
};
await Promise.all([run(browsers), pLimit(availableParallelism()).map(checks, run)]);
for (const stage of stages) await run(stage);
await rm(folder, { recursive: true });
console.log(remarksOn(all).join("\n"));
console.log(`${total.passed} passed, ${total.failed} failed, in ${(performance.now() / 60_000).toFixed(1)} minutes`);
if (total.failed > 0) process.exitCode = 1;
