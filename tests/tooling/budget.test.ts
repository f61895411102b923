import { randomBytes } from "node:crypto";
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { measureFirstLoad, measurePage, pageBudgets } from "../../scripts/project/budget.ts";

const tsx = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kezek-client-"));
  await mkdir(join(folder, ".vite"));
});

afterEach(() => rm(folder, { recursive: true }));

/** A client of a start in three files and pages with two more, of so many bytes each that nothing compresses. */
async function writeClient(bytes = 1000, pages: readonly string[] = ["page.tsx"]): Promise<void> {
  const manifest = {
    "index.html": {
      file: "main.js",
      isEntry: true,
      imports: ["_react.js", "_shared.js"],
      dynamicImports: pages,
    },
    "_react.js": { file: "react.js", imports: ["_shared.js"] },
    "_shared.js": { file: "shared.js" },
    "_piece.js": { file: "piece.js", imports: ["_runtime.js"] },
    "_runtime.js": { file: "rolldown-runtime.js" },
    ...Object.fromEntries(
      pages.map((page) => [page, { file: "page.js", isDynamicEntry: true, imports: ["_shared.js", "_piece.js"] }]),
    ),
  };
  await writeFile(join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
  const files = ["main.js", "react.js", "shared.js", "piece.js", "rolldown-runtime.js", "page.js"];
  await Promise.all(files.map((file) => writeFile(join(folder, file), randomBytes(bytes))));
}

describe("the budget of the first load", () => {
  it("counts the entry and what it imports, each once, and not what is lazy", async () => {
    await writeClient();
    const bytes = await measureFirstLoad(folder);
    expect(bytes).toBeGreaterThan(3000);
    expect(bytes).toBeLessThan(3200);
  });

  it("refuses a build without an entry", async () => {
    await writeFile(join(folder, ".vite/manifest.json"), "{}");
    await expect(measureFirstLoad(folder)).rejects.toThrow("names no entry");
  });
});

describe("the budget of a page", () => {
  it("counts the start, the page's own scripts and what they import, each once", async () => {
    await writeClient();
    const measured = await measurePage(folder, { page: "page.tsx" });
    expect(measured.scripts).toBe(6);
    for (const bytes of [measured.bytes, measured.gzipped]) {
      expect(bytes).toBeGreaterThan(6000);
      expect(bytes).toBeLessThan(6250);
    }
  });

  it("names the scripts that are too small to be their own, but for the entry, the page and the bundler's", async () => {
    await writeClient();
    await writeFile(join(folder, "shared.js"), randomBytes(2000));
    const measured = await measurePage(folder, { page: "page.tsx" });
    expect(measured.small).toEqual(["react.js", "piece.js"]);
  });

  it("counts the process without which a page is not alive", async () => {
    await writeClient(1000, ["page.tsx"]);
    const path = join(folder, ".vite/manifest.json");
    const manifest = JSON.parse(await readFile(path, "utf8"));
    manifest["process.tsx"] = { file: "process.js", imports: ["_kit.js", "_shared.js"] };
    manifest["_kit.js"] = { file: "kit.js" };
    await writeFile(path, JSON.stringify(manifest));
    for (const file of ["process.js", "kit.js"]) await writeFile(join(folder, file), randomBytes(1000));
    const measured = await measurePage(folder, { page: "page.tsx", process: "process.tsx" });
    expect([measured.scripts, measured.small.includes("kit.js")]).toEqual([8, true]);
    await expect(measurePage(folder, { page: "page.tsx", process: "other.tsx" })).rejects.toThrow("names no other.tsx");
  });

  it("refuses a page that was not built", async () => {
    await writeClient();
    await expect(measurePage(folder, { page: "other.tsx" })).rejects.toThrow("names no other.tsx");
  });
});

describe("a build", () => {
  /** How the last step of a build ends for the client in `folder`. */
  async function measuredBuild(): Promise<number | null> {
    const site = await mkdtemp(join(tmpdir(), "kezek-site-"));
    await mkdir(join(site, "dist"));
    await rename(folder, join(site, "dist/client"));
    const { status } = spawnSync(process.execPath, ["--import", tsx, resolve("scripts/budget.ts")], { cwd: site });
    await rm(site, { recursive: true });
    await mkdir(folder);
    return status;
  }

  const pages = pageBudgets.flatMap(({ page, process: run }) => (run === undefined ? [page] : [page, run]));

  it("that keeps to the budget passes, and one with a page over it fails", async () => {
    await writeClient(20_000, pages);
    expect(await measuredBuild()).toBe(0);
    await mkdir(join(folder, ".vite"));
    await writeClient(30_000, pages);
    expect(await measuredBuild()).toBe(1);
  });

  it("ends with the budget", async () => {
    expect(await readFile("scripts/build.ts", "utf8")).toMatch(
      /await build\(part\);\nif \(wanted\.includes\("client"\)\) await import\("\.\/budget\.ts"\);\n$/,
    );
  });

  it("in which a script of the reservation's page is too small to be its own fails", async () => {
    await writeClient(20_000, pages);
    const path = join(folder, ".vite/manifest.json");
    const manifest = JSON.parse(await readFile(path, "utf8"));
    manifest["_tiny.js"] = { file: "tiny.js" };
    manifest["src/pages/reservation/page.tsx"].imports.push("_tiny.js");
    await writeFile(path, JSON.stringify(manifest));
    await writeFile(join(folder, "tiny.js"), randomBytes(255));
    expect(await measuredBuild()).toBe(1);
  });
});
