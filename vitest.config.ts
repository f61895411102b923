import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const browserTests = ["tests/journeys/**", "tests/paths/browser/**/*.spec.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: "logic",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...browserTests, "tests/{demo,server,races,faults,tooling}/**", "tests/bench/**"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "service",
          include: ["tests/{demo,server,races,faults}/**/*.test.ts"],
          globalSetup: ["tests/support/cluster.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "tooling",
          include: ["tests/tooling/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
