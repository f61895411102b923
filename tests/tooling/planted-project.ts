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

/** One file that imports another, as a value or as a type. */
export async function importing(from: string, to: string, what: "value" | "type" = "value"): Promise<string[]> {
  const up = from.replaceAll(/[^/]+\//g, "../").replace(/[^/]+$/, "");
  const text =
    what === "value"
      ? `import { a } from "${up}${to}";\nconsole.log(a);`
      : `import type { A } from "${up}${to}";\nexport type B = A;`;
  return forbidden({ [from]: text, [to]: "export const a = 1;\nexport type A = number;" });
}
