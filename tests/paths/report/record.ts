import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const folder = ".data/paths";

function fileOf(machine: string): string {
  return join(folder, `${machine}.browser.txt`);
}

/** Keeps that a transition, by its name, was replayed in the browser. */
export function noteMove(machine: string, move: string): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(fileOf(machine), `${move}\n`);
}

/** Forgets what was replayed in the browser, before all of it is replayed anew. */
export function forgetMoves(machine: string): void {
  rmSync(fileOf(machine), { force: true });
}

/** The transitions that were replayed in the browser since they were last forgotten. */
export function notedMoves(machine: string): Set<string> {
  return new Set(existsSync(fileOf(machine)) ? readFileSync(fileOf(machine), "utf8").split("\n") : []);
}
