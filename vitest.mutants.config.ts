import { defineConfig } from "vitest/config";

/**
 * The tests of pure rules: those that need no page, no service and no picture of a machine. What is pure leaves nothing
 * to the next file, so all of them share one process: a mutant costs a third of the time.
 */
export default defineConfig({
  test: {
    include: [
      "tests/{domain,machines,routes,queries}/**/*.test.ts",
      "tests/spec/{calls,validation-and-roles}.test.ts",
      "tests/paths/{golden,machine}/**/*.test.ts",
      "tests/paths/replay.test.ts",
    ],
    isolate: false,
    testTimeout: 60_000,
  },
});
