import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** What a phone loads before it can show the app, in bytes of gzip. */
export const firstLoadBudget = 150_000;

type Chunk = { file: string; imports?: string[]; isEntry?: boolean };

/**
 * Adds up the scripts that the entry needs before it runs: itself and what it imports statically.
 * @param folder a client that Vite built, with its manifest
 * @returns bytes after gzip
 */
export async function measureFirstLoad(folder: string): Promise<number> {
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8"));
  const needed = new Set<string>();
  const need = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || needed.has(chunk.file)) return;
    needed.add(chunk.file);
    chunk.imports?.forEach(need);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) need(key);
  if (needed.size === 0) throw new Error(`The manifest in ${folder} names no entry.`);
  const sizes = [...needed].map(async (file) => gzipSync(await readFile(join(folder, file))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
