import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { table } from "../../src/app/router/table.ts";
import { type Module, modules } from "../../src/i18n/modules.ts";
import { readModule } from "../support/read-module.ts";

/** Imports of values and of what is fetched later; types say nothing. */
const imported = /(?:^(?:import|export) (?!type)[^"]*?from |import\()"(\.[^"]+\.tsx?)"/gm;
const key = /"(\w+(?:\.\w+)+)"/g;
/** A key of which a part is computed, up to that part. */
const computedKey = /`(\w+(?:\.\w+)*\.)\w*\$\{/g;

const read = (path: string) => readFile(path, "utf8");
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, said = ""]) => said);

/** A file and all that it imports, however far. */
async function closureOf(path: string, known = new Set<string>()): Promise<Set<string>> {
  if (known.has(path)) return known;
  known.add(path);
  for (const next of matches(await read(path), imported)) await closureOf(join(dirname(path), next), known);
  return known;
}

/** The paths of all texts, those of the groups that they stand in ("company."), and the module of each. */
async function partsOf(module: Module): Promise<[path: string, module: Module][]> {
  const flat = (words: object, path = ""): string[] =>
    Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
      typeof value === "object" && value !== null
        ? [`${path}${name}.`, ...flat(value, `${path}${name}.`)]
        : [path + name.replace(/_(one|few|many|other)$/, "")],
    );
  return flat(await readModule(module, "ru")).map((path) => [path, module]);
}

const homes = new Map((await Promise.all(modules.map(partsOf))).flat());

test.each(table)("all that can be said on $path is in the words that it loads", async ({ page, modules: loaded }) => {
  const unsaid: string[] = [];
  const has: readonly string[] = loaded;
  for (const path of await closureOf(`src/pages/${page}/page.tsx`)) {
    const text = (await read(path)).replaceAll(/\/\*\*[^]*?\*\//g, "");
    for (const said of [...matches(text, key), ...matches(text, computedKey)]) {
      const home = homes.get(said);
      if (home !== undefined && !has.includes(home)) unsaid.push(`${path} says ${said} of ${home}`);
    }
  }
  expect(unsaid).toEqual([]);
});
