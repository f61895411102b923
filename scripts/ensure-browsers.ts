import { ensureChromium } from "./chromium.ts";
import { ensureFirefox } from "./firefox.ts";

// One after another: apt-get lets nobody in beside it.
if (ensureChromium() === undefined) {
  console.error("There is no Chromium for the browser tests: install one, or name one with CHROMIUM_PATH.");
  process.exitCode = 1;
}
if (ensureFirefox() === undefined) {
  console.error("There is no Firefox for the tests of tests/firefox: install one, or name one with FIREFOX_PATH.");
  process.exitCode = 1;
}
