import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Every core: left to itself, Vitest leaves one idle, which of two is half of the machine. */
const maxWorkers = availableParallelism();

/** What is pure leaves nothing to the next file, so that the files of a worker share what they import. */
const pure = "tests/{domain,effects,format,machines,paths,queries,routes}/**/*.test.ts";
/** Each file makes the service anew on a database of its own; what that is made of is shared. */
const ofService = "tests/{demo,server,races}/**/*.test.ts";
/** Where something else stands for a module, the module must not be there already: these share nothing. */
const mocking = [
  "tests/domain/time-stale-zones.test.ts",
  "tests/server/accounts/{passwords,sign-in}.test.ts",
  "tests/server/reserved-segments.test.ts",
];

/** What is waited for on a machine that is busy with other tests is late, not wrong. */
const expectations = { poll: { timeout: 20_000 } };

const service = {
  maxWorkers,
  expect: expectations,
  globalSetup: ["tests/support/cluster.ts"],
  setupFiles: ["tests/support/cheap-passwords.ts"],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Real processes race: as in playwright.config.ts, a second try that passes is reported as flaky, with its name.
  retry: 1,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          maxWorkers,
          expect: expectations,
          include: [pure],
          exclude: mocking,
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "logic",
          maxWorkers,
          expect: expectations,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [pure, ofService, "tests/tooling/**"],
          testTimeout: 60_000,
        },
      },
      { test: { ...service, name: "service", include: [ofService], exclude: mocking, isolate: false } },
      { test: { ...service, name: "mocked", include: mocking } },
      {
        test: {
          name: "tooling",
          maxWorkers,
          expect: expectations,
          include: ["tests/tooling/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
