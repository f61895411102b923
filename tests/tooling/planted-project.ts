import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkImports, type ImportReport } from "../../scripts/project/check-imports.ts";

/** What the check says of a project that has these files alone. */
export async function reportOn(files: Record<string, string>): Promise<ImportReport> {
  const project = await mkdtemp(join(tmpdir(), "kezek-project-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(project, path)), { recursive: true });
      await writeFile(join(project, path), text);
    }
    const folders = new Set(Object.keys(files).map((path) => path.split("/")[0] ?? path));
    folders.delete("node_modules");
    return await checkImports(project, [...folders]);
  } finally {
    await rm(project, { recursive: true });
  }
}

export async function forbidden(files: Record<string, string>): Promise<string[]> {
  return (await reportOn(files)).forbidden;
}

type Imports = readonly (readonly [what: string, from: string, to: string])[];

/** Files that import others, as values and as types. */
export function importing(values: Imports, types: Imports): Record<string, string> {
  const files = new Map<string, string>();
  const add = (path: string, text: string) => files.set(path, `${files.get(path) ?? ""}${text}\n`);
  for (const to of new Set([...values, ...types].map(([, , path]) => path))) {
    add(to, "export const a = 1;\nexport type A = number;");
  }
  for (const [index, [, from, to]] of values.entries()) {
    add(from, `import { a as a${index} } from "${pathBetween(from, to)}";\nconsole.log(a${index});`);
  }
  for (const [index, [, from, to]] of types.entries()) {
    add(from, `import type { A as A${index} } from "${pathBetween(from, to)}";\nexport type B${index} = A${index};`);
  }
  return Object.fromEntries(files);
}

function pathBetween(from: string, to: string): string {
  return `${from.replaceAll(/[^/]+\//g, "../").replace(/[^/]+$/, "")}${to}`;
}
