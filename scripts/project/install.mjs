import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Runs `npm ci` unless node_modules already holds what package-lock.json asks for; answers whether it does now. */
export function installMissing() {
  if (isInstalled()) return true;
  console.log("Installing packages…");
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith("js") ? [process.execPath, npm] : ["npm"];
  const { status } = spawnSync(
    command,
    [...first, "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      stdio: "inherit",
      shell: command === "npm" && process.platform === "win32",
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" },
    },
  );
  return status === 0;
}

/** Optional packages depend on the machine, so they are not compared. */
function isInstalled() {
  const wanted = readPackages("package-lock.json");
  const present = readPackages("node_modules/.package-lock.json");
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === "" || optional || present[path]?.version === version,
  );
}

/**
 * @param {string} path
 * @returns {Record<string, { version: string, optional?: boolean }> | undefined}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return undefined;
  }
}
