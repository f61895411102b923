import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

export default defineConfig<object, { hasPictures: boolean }>(base, {
  testDir: ".",
  testMatch: "gallery.spec.ts",
  globalSetup: "../support/browser-setup.ts",
  outputDir: "../../test-results/gallery",
  retries: 0,
  timeout: 600_000,
  use: { hasPictures: true },
});
