import type { ICruiseResult } from "dependency-cruiser";

type Modules = ICruiseResult["modules"];

/**
 * The circles among the members of a folder, folders and files alike, in which no file need be in one: of types too, and not of what is
 * fetched by import().
 * @returns a line for each, with an import for each step of it
 */
export function folderCircles(modules: Modules, folder: string): string[] {
  const steps = stepsIn(modules, folder);
  const found = new Map<string, string>();
  for (const start of steps.keys()) {
    const circle = shortestCircle(steps, start);
    if (circle === undefined) continue;
    const named = [...circle].toSorted().join();
    if (found.has(named)) continue;
    const imports = circle.map((member, index) => steps.get(member)?.get(circle[index + 1] ?? start));
    found.set(named, `${folder}: ${[...circle, start].join(" → ")} is a circle of folders: ${imports.join(", ")}`);
  }
  return [...found.values()];
}

/** By each member those that it imports, with one of the imports. */
type Steps = ReadonlyMap<string, ReadonlyMap<string, string>>;

function stepsIn(modules: Modules, folder: string): Steps {
  const memberOf = (path: string) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split("/")[0] : undefined;
  const steps = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules) {
    const from = memberOf(source);
    if (from === undefined) continue;
    for (const { resolved, dynamic } of dependencies) {
      const to = memberOf(resolved);
      if (to === undefined || to === from || dynamic) continue;
      const own = steps.get(from) ?? new Map<string, string>();
      steps.set(from, own.set(to, own.get(to) ?? `${source} → ${resolved}`));
    }
  }
  return steps;
}

/** The members of the shortest way from one back to it, which begins with it. */
function shortestCircle(steps: Steps, start: string): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of steps.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
