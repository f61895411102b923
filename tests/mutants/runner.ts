import { pathToFileURL } from "node:url";
import path from "node:path";
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
} from "@stryker-mutator/api/test-runner";
import type * as Tests from "./tests.ts";

/** What Stryker's instrumented files read and write. */
const instrumented: InstrumenterContext = ((globalThis as Record<string, unknown>)[INSTRUMENTER_CONSTANTS.NAMESPACE] ??=
  {});

/**
 * Runs the tests of logic in one process that has loaded them once: a mutant is switched on, the tests that come by it run,
 * quickest first, until one fails, and it is switched off. No mutant is ever loaded: `ignoreStatic` must be on.
 */
class SharedTests implements TestRunner {
  private tests!: typeof Tests;
  private readonly took = new Map<string, number>();

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  /** The tests are those of the sandbox, whose files are instrumented. */
  async init(): Promise<void> {
    this.tests = await import(pathToFileURL(path.resolve("tests/mutants/tests.ts")).href);
  }

  async dryRun({ testFiles = [] }: DryRunOptions): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    for (const { id, name, file, run } of await this.tests.testsOf(testFiles.map((file) => path.relative("", file)))) {
      this.tests.forget();
      instrumented.currentTestId = id;
      const { failure, ms } = await run();
      instrumented.currentTestId = undefined;
      this.took.set(id, ms);
      const known = { id, name, fileName: path.resolve(file), timeSpentMs: ms };
      tests.push(
        failure === undefined
          ? { ...known, status: TestStatus.Success }
          : { ...known, status: TestStatus.Failed, failureMessage: failure },
      );
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: instrumented.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter = [], hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    const wanted = new Set(testFilter);
    const files = new Set(testFilter.map((id) => id.slice(0, id.indexOf("#"))));
    const tests = (await this.tests.testsOf([...files])).filter(({ id }) => wanted.has(id));
    tests.sort((one, other) => (this.took.get(one.id) ?? 0) - (this.took.get(other.id) ?? 0));
    this.tests.forget();
    instrumented.hitCount = hitLimit === undefined ? undefined : 0;
    instrumented.hitLimit = hitLimit;
    instrumented.activeMutant = activeMutant.id;
    try {
      for (const [index, { id, run }] of tests.entries()) {
        const { failure } = await run();
        const endless = determineHitLimitReached(instrumented.hitCount, hitLimit);
        if (endless) return { status: MutantRunStatus.Timeout, reason: endless.reason };
        if (failure !== undefined)
          return { status: MutantRunStatus.Killed, killedBy: [id], failureMessage: failure, nrOfTests: index + 1 };
      }
      return { status: MutantRunStatus.Survived, nrOfTests: tests.length };
    } finally {
      instrumented.activeMutant = undefined;
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "shared-tests", SharedTests)];
