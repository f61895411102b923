import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { measureFirstLoad, measurePages } from "../../scripts/project/budget.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kezek-client-"));
  await mkdir(join(folder, ".vite"));
});

afterEach(() => rm(folder, { recursive: true }));

/** A client of a start in three files and a page in three more, 1000 bytes each that nothing compresses. */
async function writeClient(): Promise<void> {
  const manifest = {
    "index.html": {
      file: "main.js",
      isEntry: true,
      imports: ["_react.js", "_shared.js"],
      dynamicImports: ["page.tsx"],
    },
    "_react.js": { file: "react.js", imports: ["_shared.js"] },
    "_shared.js": { file: "shared.js" },
    "_piece.js": { file: "piece.js", imports: ["_runtime.js"] },
    "_runtime.js": { file: "rolldown-runtime.js" },
    "page.tsx": { file: "page.js", isDynamicEntry: true, imports: ["_shared.js", "_piece.js"] },
  };
  await writeFile(join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
  const files = ["main.js", "react.js", "shared.js", "piece.js", "rolldown-runtime.js", "page.js"];
  await Promise.all(files.map((file) => writeFile(join(folder, file), randomBytes(1000))));
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
    const [measured, ...others] = await measurePages(folder, ["page.tsx"]);
    expect(measured).toMatchObject({ page: "page.tsx", scripts: 6 });
    for (const bytes of [measured?.bytes, measured?.gzipped]) {
      expect(bytes).toBeGreaterThan(6000);
      expect(bytes).toBeLessThan(6250);
    }
    expect(others).toEqual([]);
  });

  it("names the scripts that are too small to be their own, but for the entry, the page and the bundler's", async () => {
    await writeClient();
    await writeFile(join(folder, "shared.js"), randomBytes(2000));
    const [measured] = await measurePages(folder, ["page.tsx"]);
    expect(measured?.small).toEqual(["react.js", "piece.js"]);
  });

  it("refuses a page that was not built", async () => {
    await writeClient();
    await expect(measurePages(folder, ["other.tsx"])).rejects.toThrow("names no other.tsx");
  });
});
