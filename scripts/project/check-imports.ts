import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { folderCircles } from "./folder-circles.ts";
import { importRules, layerOf } from "./import-rules.ts";
import type { Row } from "./import-row.ts";
import { importTable } from "./import-table.ts";
import { openFiles } from "./import-table-services.ts";
import { ofPackage, packages } from "./paths.ts";

type Modules = ICruiseResult["modules"];

/** What is wrong, a line each: with the imports, and with the table itself. */
export type ImportReport = {
  /** Imports that the table forbids, and files that no row is about. */
  forbidden: string[];
  /** What the table allows and nobody uses. */
  unused: string[];
};

/**
 * Compares every import of the folders with the table.
 * @param baseDir the folder that holds them
 * @throws when nothing was read: a check of nothing would pass
 */
export async function checkImports(baseDir: string, folders: string[]): Promise<ImportReport> {
  const { output } = await cruise(
    folders,
    {
      baseDir,
      ruleSet: { forbidden: importRules },
      validate: true,
      doNotFollow: { path: packages },
      tsPreCompilationDeps: true,
    },
    { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default", "types"] },
  );
  if (typeof output === "string" || output.summary.totalCruised === 0)
    throw new Error("dependency-cruiser read no module");
  const { modules, summary } = output;
  const own = modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)));
  const hidden = await Promise.all(own.map(({ source }) => hiddenImports(baseDir, source)));
  return {
    forbidden: [
      ...summary.violations.map(({ from, to, rule }) => `${from} → ${to}: ${rule.name}`),
      ...own
        .filter(({ source }) => rowOf(source) === undefined)
        .map(({ source }) => `${source} is in no row of the table`),
      ...hidden.flat(),
      ...foldersOf(own).flatMap((folder) => folderCircles(own, folder)),
    ],
    unused: [...unusedEntries(own), ...unusedOpenFiles(own)],
  };
}

/** dependency-cruiser takes `import a, { type B }` for a type alone, so that the value would pass unseen. */
async function hiddenImports(baseDir: string, source: string): Promise<string[]> {
  const text = await readFile(join(baseDir, source), "utf8");
  const found = text.match(/^import \w+, \{[^}]*\btype\s[^}]*\}/gm) ?? [];
  return found.map((line) => `${source}: write the type of "${line}" as an import type of its own`);
}

const layers = importTable.map((row) => ({ row, pattern: new RegExp(layerOf(row.from)) }));

function rowOf(source: string): Row | undefined {
  return layers.find(({ pattern }) => pattern.test(source))?.row;
}

/** Every folder that holds something of these, however deep. */
function foldersOf(modules: Modules): string[] {
  const folders = modules.flatMap(({ source }) => {
    const path = source.split("/");
    return path.slice(1).map((_, index) => path.slice(0, index + 1).join("/"));
  });
  return [...new Set(folders)];
}

function unusedEntries(modules: Modules): string[] {
  const placed = modules.map((module) => ({ module, row: rowOf(module.source) }));
  return importTable.flatMap((row) =>
    unusedOf(
      row,
      placed.filter((one) => one.row === row).map(({ module }) => module),
    ),
  );
}

function unusedOf(row: Row, modules: Modules): string[] {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.filter(({ resolved }) => resolved !== source),
  );
  const isUsed = (entry: string) => {
    const pattern = new RegExp(entry);
    return imports.some(({ resolved }) => pattern.test(resolved));
  };
  return [
    ...row.folders.filter((entry) => !isUsed(layerOf(entry))),
    ...row.packages.filter((name) => !isUsed(ofPackage(name))),
    ...(row.node && !imports.some(({ coreModule }) => coreModule) ? ["Node"] : []),
  ].map((entry) => `${row.from} may import ${entry} and never does: strike it out of the table`);
}

/** Files by which the table has folders of services known, and by which none of the others knows them. */
function unusedOpenFiles(modules: Modules): string[] {
  return Object.entries(openFiles).flatMap(([folder, files]) => {
    const home = `server/services/${folder}/`;
    const others = modules.filter(({ source }) => source.startsWith("server/services/") && !source.startsWith(home));
    const known = new Set(others.flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved)));
    return files
      .map((file) => `${home}${file}.ts`)
      .filter((path) => !known.has(path))
      .map((path) => `${path} is open to other services and none imports it: strike it out of openFiles`);
  });
}
