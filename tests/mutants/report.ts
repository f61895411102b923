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

/** Each mutant that lives: where, what stood there, and what stood there instead. */
export function survivorsOf(mutants: MutantResult[]): string[] {
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
      const place = `${path.relative("", fileName)}:${start.line}:${start.column}`;
      return `${place} ${status}: ${was} → ${replacement.replaceAll(/\s+/g, " ")}`;
    });
}
