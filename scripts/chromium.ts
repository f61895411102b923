import { spawnSync } from "node:child_process";
import { env } from "node:process";
import { chromium } from "@playwright/test";
import { firstThatRuns, installByApt, pathsOf } from "./installed.ts";

/** The one without a window first: the same engine, and a page of it costs a third less of the processor. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of a Chromium that runs on this machine: the one in CHROMIUM_PATH, an installed one, or Playwright's. */
export function findChromium(): string | undefined {
  return firstThatRuns([
    env.CHROMIUM_PATH,
    ...pathsOf(names),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ]);
}

/** As findChromium; when there is none, downloaded by Playwright or, by root on Debian, installed by apt. */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found !== undefined) return found;
  download();
  const downloaded = findChromium();
  if (downloaded !== undefined) return downloaded;
  installByApt(["chromium-headless-shell", "chromium"]);
  return findChromium();
}

function download(): void {
  const { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: _, ...rest } = env;
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "inherit",
    env: rest,
  });
}
