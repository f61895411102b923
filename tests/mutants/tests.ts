import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { inspect } from "node:util";
import fc from "fast-check";
import { collectTests, getFn, getHooks, type Suite, type Task, type VitestRunner } from "@vitest/runner";
import { forgetZones } from "../../domain/zone.ts";
import { forgetMoves } from "../paths/walk/explore.ts";

/** A test that can run any number of times; `file` is its path from the root. */
export type Test = {
  id: string;
  name: string;
  file: string;
  run(): Promise<{ failure?: string; ms: number }>;
};

// A failure is looked for, not its smallest example, and two runs must tell the same score.
fc.configureGlobal({ endOnFailure: true, seed: 2 });

const collected = new Map<string, Test[]>();

/** The tests of the files, each of which is loaded once. */
export async function testsOf(files: string[]): Promise<Test[]> {
  for (const file of files) if (!collected.has(file)) collected.set(file, await collect(file));
  return files.flatMap((file) => collected.get(file) ?? []);
}

/** Forgets what one test would else leave for the next: it may have been learned from a mutant. */
export function forget(): void {
  forgetZones();
  forgetMoves();
}

async function collect(file: string): Promise<Test[]> {
  const [suite] = await collectTests([path.resolve(file)], runner);
  const [error] = suite?.result?.errors ?? [];
  if (!suite || error) throw new Error(`${file} can't be loaded: ${error?.stack}`);
  const tests = testsIn(suite, []).map(({ task, names }): Test => {
    const name = names.join(" > ");
    return { id: `${file}#${name}`, name, file, run: async () => timed(getFn(task)) };
  });
  const ids = tests.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error(`${file} has two tests of one name.`);
  return tests;
}

type Named = { task: Task; names: string[] };

function testsIn(suite: Suite, names: string[]): Named[] {
  const { beforeAll, afterAll, beforeEach, afterEach } = getHooks(suite);
  if ([beforeAll, afterAll, beforeEach, afterEach].some(({ length }) => length > 0))
    throw new Error(`${suite.file.name} has hooks, which do not run here.`);
  return suite.tasks.flatMap((task) =>
    task.type === "suite" ? testsIn(task, [...names, task.name]) : [{ task, names: [...names, task.name] }],
  );
}

const uncaught: Error[] = [];
process.on("uncaughtException", (error) => uncaught.push(error));

/** As under Vitest, an error that nothing catches is a failure too; XState throws what it finds in a turn of its own. */
async function timed(test: () => unknown): Promise<{ failure?: string; ms: number }> {
  const start = performance.now();
  const errors: unknown[] = [];
  try {
    await test();
  } catch (error) {
    errors.push(error);
  }
  const ms = performance.now() - start;
  await setTimeout(0);
  const [error] = [...errors, ...uncaught.splice(0)];
  return error === undefined ? { ms } : { failure: error instanceof Error ? error.message : inspect(error), ms };
}

const noLimit = Number.POSITIVE_INFINITY;

/** Vitest's runner, without Vite: Node loads the files. */
const runner: VitestRunner = {
  config: {
    root: process.cwd(),
    setupFiles: [],
    name: undefined,
    passWithNoTests: false,
    testNamePattern: undefined,
    allowOnly: false,
    sequence: { seed: 1, hooks: "stack", setupFiles: "list" },
    maxConcurrency: 1,
    chaiConfig: undefined,
    testTimeout: noLimit,
    hookTimeout: noLimit,
    retry: 0,
    includeTaskLocation: false,
    tags: [],
    tagsFilter: undefined,
    strictTags: false,
  },
  importFile: (file) => import(file),
};
