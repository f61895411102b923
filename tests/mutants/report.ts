import { readFileSync } from "node:fs";
import path from "node:path";
import type { MutantResult } from "@stryker-mutator/api/core";

/** How many mutants tests found; `static` ones are read once when a file loads, and are in no score. */
export type Score = { name: string; found: number; alive: number; static: number; score: number };

const found = new Set(["Killed", "Timeout"]);

/** The score of what was mutated together, NaN where nothing was. A mutant that no test comes by is alive. */
export function scoreOf(name: string, mutants: MutantResult[]): Score {
  const isStatic = mutants.filter(({ status }) => status === "Ignored").length;
  const dead = mutants.filter(({ status }) => found.has(status)).length;
  const alive = mutants.length - isStatic - dead;
  return { name, found: dead, alive, static: isStatic, score: Math.round((1000 * dead) / (dead + alive)) / 10 };
}

/** A mutant that lives: where, how, and what stands there → what stands there instead. */
export type Survivor = { file: string; place: string; status: string; change: string };

export function survivorsOf(mutants: MutantResult[]): Survivor[] {
  return mutants
    .filter(({ status }) => status !== "Ignored" && !found.has(status))
    .map(({ status, fileName, location: { start, end }, replacement }) => {
      const lines = readFileSync(fileName, "utf8")
        .split("\n")
        .slice(start.line - 1, end.line);
      const was = lines
        .map((line, index) =>
          line.slice(index === 0 ? start.column - 1 : 0, index === lines.length - 1 ? end.column - 1 : undefined),
        )
        .map((line) => line.trim())
        .join(" ");
      const file = path.relative("", fileName);
      const change = `${was} → ${replacement.replaceAll(/\s+/g, " ")}`;
      return { file, place: `${file}:${start.line}:${start.column}`, status, change };
    });
}

/** By file and by change, why no test can find what lives: a reason for each mutant, where several change the same words. */
export type Signed = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

/**
 * What is to be said of those that live, a line each: the reason with which one is signed, and what is signed in the mutated files
 * and does not live any more.
 * @returns and how many lines ask for something to be done
 */
export function remarksOn(
  survivors: readonly Survivor[],
  mutated: ReadonlySet<string>,
  signed: Signed,
): { lines: string[]; open: number } {
  const unused = Object.entries(signed)
    .filter(([file]) => mutated.has(file))
    .flatMap(([file, reasons]) =>
      Object.entries(reasons).flatMap(([change, reason]) =>
        [reason].flat().map((one) => ({ file, change, reason: one })),
      ),
    );
  const reasons = survivors.map(({ file, change }) => {
    const at = unused.findIndex((one) => one.file === file && one.change === change);
    return at === -1 ? undefined : unused.splice(at, 1)[0]?.reason;
  });
  return {
    lines: [
      ...survivors.map(
        ({ place, status, change }, at) => `${place} ${status}: ${change} (${reasons[at] ?? "not signed"})`,
      ),
      ...unused.map(({ file, change }) => `${file}: signed, and found: ${change}`),
    ],
    open: reasons.filter((reason) => reason === undefined).length + unused.length,
  };
}
