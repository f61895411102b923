import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Every core: left to itself, Vitest leaves one idle, which of two is half of the machine. */
const maxWorkers = availableParallelism();

const browserTests = ["tests/journeys/**", "tests/paths/browser/**/*.spec.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: "logic",
          maxWorkers,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...browserTests, "tests/{demo,server,races,faults,tooling}/**", "tests/bench/**"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "service",
          maxWorkers,
          include: ["tests/{demo,server,races,faults}/**/*.test.ts"],
          globalSetup: ["tests/support/cluster.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "tooling",
          maxWorkers,
          include: ["tests/tooling/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
