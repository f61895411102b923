import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "../../../scripts/project/hash-files.mjs";

const folder = ".data/paths";
/** All that decides how a replay in the browser ends. */
export const inputs: readonly string[] = [
  "machines",
  "domain",
  "src",
  "server",
  "demo",
  "openapi/generated",
  "public/locales",
  "package-lock.json",
  "index.html",
  "vite.config.ts",
  "playwright.config.ts",
  "tests/support",
  ...["machines", "restored", "unknown-name"].map((file) => `tests/paths/${file}.ts`),
  ...["browser", "machine", "models", "recorded", "restored", "walk"].map((part) => `tests/paths/${part}`),
];
const kind = ".browser.txt";

/** Of which code a record is. */
const now = hashFiles(inputs);

/** The transitions that were replayed in the browser: with this very code, and with the latest other. */
export type Replayed = { now: Set<string>; before: Set<string> };

/** Keeps that a transition, by its name, was replayed in the browser with this code. */
export function noteMove(machine: string, move: string): void {
  mkdirSync(join(folder, now), { recursive: true });
  appendFileSync(join(folder, now, machine + kind), `${move}\n`);
}

/** Forgets what was replayed in the browser with this code, before all of it is replayed anew. */
export function forgetMoves(machine: string): void {
  rmSync(join(folder, now, machine + kind), { force: true });
}

export function replayedMoves(machine: string): Replayed {
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => name !== now) : [];
  const files = others.map((name) => join(folder, name, machine + kind)).filter((file) => existsSync(file));
  const [latest] = files.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return { now: movesIn(join(folder, now, machine + kind)), before: latest ? movesIn(latest) : new Set() };
}

function movesIn(file: string): Set<string> {
  return new Set(existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
}
