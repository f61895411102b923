import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { hashFiles } from "./hash-files.mjs";

const shared = ["domain", "openapi/generated", "scripts/project", "tsconfig.json", "package-lock.json"];

/** @param {string[]} paths of what production runs without */
const thoseThere = (...paths) => paths.filter((path) => existsSync(path));

/** What each part of dist/ is made from. */
const inputs = {
  client: [
    ...shared,
    "src",
    "machines",
    "docs/machines",
    "public",
    "index.html",
    "vite.config.ts",
    // The paths that the studio plays.
    ...thoseThere(
      "tests/paths/machine",
      "tests/paths/machines.ts",
      "tests/paths/models",
      "tests/paths/playable",
      "tests/paths/walk",
    ),
  ],
  service: [...shared, "server", ...thoseThere("demo/catalogue", "demo/demo.ts")],
};

/** @typedef {keyof typeof inputs} Part */

/** @type {readonly Part[]} */
export const parts = ["client", "service"];

/** @param {Part} part */
const stampOf = (part) => `dist/${part}.txt`;

/** @param {Part} part */
export const hashOf = (part) => hashFiles(inputs[part]);

/**
 * Keeps of which inputs a part of dist/ was made.
 * @param {Part} part
 * @param {string} hash as `hashOf` answered before it was made
 */
export const keepHash = (part, hash) => writeFile(stampOf(part), hash);

/** @param {Part} part */
async function isStale(part) {
  return (await readFile(stampOf(part), "utf8").catch(() => undefined)) !== hashOf(part);
}

/**
 * Builds what of dist/ was not made from these very inputs; answers whether all is there.
 * Plain JavaScript, and the building in a process of its own: most starts build nothing and load none of it.
 */
export async function buildIfStale() {
  const stale = await Promise.all(parts.map(isStale));
  const wanted = parts.filter((_, index) => stale[index]);
  if (wanted.length === 0) return true;
  console.log(`Building the ${wanted.join(" and the ")}…`);
  const args = ["--import", "tsx", "scripts/build.ts", ...wanted];
  const [code] = await once(spawn(process.execPath, args, { stdio: "inherit" }), "close");
  return code === 0;
}
