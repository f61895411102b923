import { spawn } from "node:child_process";
import { once } from "node:events";
import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const inputs = [
  "src",
  "domain",
  "machines",
  "openapi/generated",
  "public",
  "index.html",
  "vite.config.ts",
  "tsconfig.json",
  "package-lock.json",
];
const stamp = "dist/inputs.txt";

/** Builds the client for the browser and for rendering on the server, into dist/. */
export async function build(): Promise<void> {
  const hash = await hashInputs();
  // Loaded here, since most starts build nothing.
  const { createBuilder } = await import("vite");
  const builder = await createBuilder({ logLevel: "warn" });
  await builder.buildApp();
  await writeFile(stamp, hash);
}

/** Builds unless dist/ was made from these very inputs; answers whether it is there. */
export async function buildIfStale(): Promise<boolean> {
  const built = await readFile(stamp, "utf8").catch(() => undefined);
  if (built === (await hashInputs())) return true;
  console.log("Building the client…");
  // In a process of its own: Vite sets NODE_ENV and keeps its memory.
  const [code] = await once(
    spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], { stdio: "inherit" }),
    "close",
  );
  return code === 0;
}

async function hashInputs(): Promise<string> {
  const hash = createHash("sha256");
  for (const path of (await Promise.all(inputs.map(listFiles))).flat()) hash.update(path).update(await readFile(path));
  return hash.digest("hex");
}

async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = await readdir(path, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
