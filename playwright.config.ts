import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.ts";

const isRoot = process.getuid?.() === 0;
/** Pages of tests are too short-lived for compilers that optimize: a tenth of their work was to compile what had run already. */
const engineArgs = "--js-flags=--no-opt --no-maglev";
const chromiumArgs = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  engineArgs,
];

export default defineConfig({
  testDir: "tests",
  testMatch: [
    "{spec,journeys,faults,recordings,firefox}/**/*.spec.ts",
    "paths/browser/**/*.spec.ts",
    "gallery/whole.spec.ts",
  ],
  globalSetup: "./tests/support/browser-setup.ts",
  // Built already: each worker would translate the server's half of the client once more.
  build: { external: ["**/dist/**"] },
  fullyParallel: true,
  forbidOnly: true,
  // A machine that is busy with something else loses a race now and then; the second try is reported as such.
  retries: 1,
  // What is waited for on a machine that is busy with other tests is late, not wrong.
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  // Two a core: a test waits for its page about as long as its page waits for it.
  workers: Math.min(6, 2 * availableParallelism()),
  reporter: "list",
  outputDir: "test-results",
  use: {
    actionTimeout: 60_000,
    locale: "ru-RU",
    timezoneId: "Asia/Aqtau",
    viewport: { width: 390, height: 844 },
    trace: "on-first-retry",
    // What a test answers by itself is asked for by pages: a worker in between would ask the network.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findChromium(),
      chromiumSandbox: !isRoot,
      args: chromiumArgs,
    },
  },
});
