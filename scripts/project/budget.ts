import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** What a phone loads before it can show anything, in bytes of gzip. */
export const firstLoadBudget = 150_000;
/** A script of fewer bytes is not worth a request: it belongs into one of those that come anyway. */
const smallestScript = 2000;
/** The pages that links from outside lead to, as the manifest names them. */
export const landingPages = ["src/pages/home/page.tsx", "src/pages/company/page.tsx"];

/** What a page may load before it is alive: in bytes of Brotli, as the server sends them, and in files. */
type PageBudget = { page: string; process?: string; bytes: number; scripts: number };

/** A link with a time opens the reservation, which is alive with its process. */
export const pageBudgets: readonly PageBudget[] = [
  ...landingPages.map((page) => ({ page, bytes: 150_000, scripts: 6 })),
  {
    page: "src/pages/reservation/page.tsx",
    process: "src/app/processes/reservations/reservation.tsx",
    bytes: 200_000,
    scripts: 10,
  },
];

type PageSize = { bytes: number; gzipped: number; scripts: number; small: string[] };

/** What the bundler adds to modules, which no group of ours takes in. */
const bundlersOwn = /rolldown-runtime/;

type Chunk = { file: string; imports?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;

/**
 * Adds up the scripts that the entry needs before it runs: itself and what it imports statically.
 * @param folder a client that Vite built, with its manifest
 * @returns bytes after gzip
 */
export async function measureFirstLoad(folder: string): Promise<number> {
  const manifest = await readManifest(folder);
  return sizeOf(folder, neededBy(manifest, entriesOf(manifest, folder)), gzipSync);
}

/**
 * Adds up the scripts that a page needs before it is alive: the entry, the page and its process, if it runs one, with what
 * these import statically.
 * @returns bytes after Brotli and after gzip, how many files they are, and which of these are too small
 */
export async function measurePage(
  folder: string,
  { page, process }: Pick<PageBudget, "page" | "process">,
): Promise<PageSize> {
  const manifest = await readManifest(folder);
  const lazy = process === undefined ? [page] : [page, process];
  const unbuilt = lazy.filter((key) => manifest[key] === undefined);
  if (unbuilt.length > 0) throw new Error(`The manifest in ${folder} names no ${unbuilt.join(", ")}.`);
  const alive = [...entriesOf(manifest, folder), ...lazy];
  const files = neededBy(manifest, alive);
  const [bytes, gzipped] = await Promise.all([
    sizeOf(folder, files, brotliCompressSync),
    sizeOf(folder, files, gzipSync),
  ]);
  const own = alive.map((key) => manifest[key]?.file);
  const joinable = [...files].filter((file) => !own.includes(file) && !bundlersOwn.test(file));
  return { bytes, gzipped, scripts: files.size, small: await smallOf(folder, joinable) };
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8"));
}

function entriesOf(manifest: Manifest, folder: string): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  if (entries.length === 0) throw new Error(`The manifest in ${folder} names no entry.`);
  return entries;
}

function neededBy(manifest: Manifest, keys: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const need = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || needed.has(chunk.file)) return;
    needed.add(chunk.file);
    chunk.imports?.forEach(need);
  };
  keys.forEach(need);
  return needed;
}

async function smallOf(folder: string, files: readonly string[]): Promise<string[]> {
  const sizes = await Promise.all(files.map(async (file) => (await readFile(join(folder, file))).length));
  return files.filter((_, index) => (sizes[index] ?? 0) < smallestScript);
}

async function sizeOf(folder: string, files: Iterable<string>, compress: (bytes: Buffer) => Buffer): Promise<number> {
  const sizes = [...files].map(async (file) => compress(await readFile(join(folder, file))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
