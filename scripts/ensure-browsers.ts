import { ensureChromium } from "./chromium.ts";

if (ensureChromium() === undefined) {
  console.error("There is no Chromium for the browser tests: install one, or name one with CHROMIUM_PATH.");
  process.exitCode = 1;
}
