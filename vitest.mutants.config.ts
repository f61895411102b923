import { defineConfig } from "vitest/config";

/** The tests of pure rules: those that need no page, no service and no picture of a machine. */
export default defineConfig({
  test: {
    include: [
      "tests/{domain,machines,routes,queries,spec}/**/*.test.ts",
      "tests/paths/{golden,machine}/**/*.test.ts",
      "tests/paths/replay.test.ts",
    ],
    testTimeout: 60_000,
  },
});
