import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Two a core: what races or crashes processes waits for them most of its time. */
const maxWorkers = 2 * availableParallelism();

/** What is pure leaves nothing to the next file, so that the files of a worker share what they import. */
const pure = "tests/!(browser|demo|races|server|spec|tooling)/**/*.test.ts";
/** Pages are drawn in one window of a worker, which is empty again after each file: tests/support/one-window.ts. */
const drawn = "tests/**/*.test.tsx";
/** Each file makes the service anew on a database of its own; what that is made of is shared. */
const ofService = "tests/{demo,server,races}/**/*.test.ts";
/** Where something else stands for a module, or for a part of the browser that is read once, neither may be there already. */
const alone = [
  "tests/{browser,spec}/**/*.test.{ts,tsx}",
  "tests/app/{hydration,server-rendering}.test.ts",
  "tests/app/{processes/background-calls,session/renamed-elsewhere}.test.ts",
  "tests/pages/{company-map,company-map-lost,search-map}.test.tsx",
  "tests/studio/{observer.test.ts,watching-ended.test.tsx}",
];
/** The same, of the service. */
const serviceAlone = [
  "tests/domain/time-stale-zones.test.ts",
  "tests/server/accounts/{passwords,sign-in}.test.ts",
  "tests/server/reserved-segments.test.ts",
];

/** Starting the product takes longest, and waits for the most part: it begins first, and nothing is left to wait for it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's sequencer, which makes another list
    const sorted = await super.sort(files);
    const isLong = ({ project }: TestSpecification) => project.name === "tooling";
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** What is waited for on a machine that is busy with other tests is late, not wrong. */
const expectations = { poll: { timeout: 20_000 } };

const service = {
  maxWorkers,
  expect: expectations,
  globalSetup: ["tests/support/cluster.ts"],
  setupFiles: ["tests/support/cheap-passwords.ts"],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Real processes race: as in playwright.config.ts, a second try that passes is reported as flaky, with its name.
  retry: 1,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "rules",
          maxWorkers,
          expect: expectations,
          include: [pure],
          exclude: [...alone, ...serviceAlone],
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "pages",
          environment: "jsdom",
          maxWorkers,
          expect: expectations,
          include: [drawn],
          exclude: alone,
          isolate: false,
          setupFiles: ["tests/support/one-window.ts"],
          testTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "alone",
          maxWorkers,
          expect: expectations,
          include: alone,
          setupFiles: ["tests/support/one-window.ts"],
          testTimeout: 120_000,
        },
      },
      { test: { ...service, name: "service", include: [ofService], exclude: serviceAlone, isolate: false } },
      { test: { ...service, name: "service alone", include: serviceAlone } },
      {
        test: {
          name: "tooling",
          maxWorkers,
          expect: expectations,
          globalSetup: ["tests/support/built.ts"],
          include: ["tests/tooling/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
