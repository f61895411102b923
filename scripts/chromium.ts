import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { env, getuid, platform } from "node:process";
import { chromium } from "@playwright/test";

/** The one without a window first: the same engine, and a page of it costs a third less of the processor. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of a Chromium that runs on this machine: the one in CHROMIUM_PATH, an installed one, or Playwright's. */
export function findChromium(): string | undefined {
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [
    env.CHROMIUM_PATH,
    ...installed,
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== undefined && path !== "" && runs(path));
}

/** As findChromium; when there is none, downloaded by Playwright or, by root on Debian, installed by apt. */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found !== undefined) return found;
  download();
  const downloaded = findChromium();
  if (downloaded !== undefined) return downloaded;
  installByApt();
  return findChromium();
}

function runs(path: string): boolean {
  return spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}

function download(): void {
  const { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: _, ...rest } = env;
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "inherit",
    env: rest,
  });
}

function installByApt(): void {
  if (platform !== "linux" || getuid?.() !== 0) return;
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const { status } = spawnSync("apt-get", ["install", "-qq", "--yes", name], {
      stdio: "inherit",
      env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (status === 0) return;
  }
}
