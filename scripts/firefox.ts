import { env } from "node:process";
import { firstThatRuns, installByApt, pathsOf } from "./installed.ts";

/** The path of a Firefox that runs on this machine: the one in FIREFOX_PATH, or an installed one. */
export function findFirefox(): string | undefined {
  const installed = pathsOf(["firefox-esr", "firefox"]);
  return firstThatRuns([env.FIREFOX_PATH, ...installed, "/Applications/Firefox.app/Contents/MacOS/firefox"]);
}

/** As findFirefox; when there is none, installed by apt, by root on Debian. */
export function ensureFirefox(): string | undefined {
  const found = findFirefox();
  if (found !== undefined) return found;
  installByApt(["firefox-esr"]);
  return findFirefox();
}
