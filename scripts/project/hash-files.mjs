import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * One hash of all files at the paths and below them, with their names. It blocks, since whoever starts waits for it.
 * @param {readonly string[]} paths
 */
export function hashFiles(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(listFiles)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
