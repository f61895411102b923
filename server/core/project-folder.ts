import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The absolute path of what lies at `path` in the project, from wherever this runs: from source or from dist/service. */
export function inProject(path: string): string {
  return join(folder, path);
}

const folder = folderWith("package.json", import.meta.dirname);

function folderWith(name: string, from: string): string {
  return existsSync(join(from, name)) ? from : folderWith(name, dirname(from));
}
