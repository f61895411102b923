import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { measureFirstLoad } from "../../scripts/project/budget.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kezek-client-"));
  await mkdir(join(folder, ".vite"));
});

afterEach(() => rm(folder, { recursive: true }));

describe("the budget of the first load", () => {
  it("counts the entry and what it imports, each once, and not what is lazy", async () => {
    const manifest = {
      "index.html": {
        file: "main.js",
        isEntry: true,
        imports: ["_react.js", "_shared.js"],
        dynamicImports: ["page.tsx"],
      },
      "_react.js": { file: "react.js", imports: ["_shared.js"] },
      "_shared.js": { file: "shared.js" },
      "page.tsx": { file: "page.js", isDynamicEntry: true, imports: ["_shared.js"] },
    };
    await writeFile(join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
    const files = ["main.js", "react.js", "shared.js", "page.js"];
    await Promise.all(files.map((file) => writeFile(join(folder, file), randomBytes(1000))));
    const bytes = await measureFirstLoad(folder);
    expect(bytes).toBeGreaterThan(3000);
    expect(bytes).toBeLessThan(3200);
  });

  it("refuses a build without an entry", async () => {
    await writeFile(join(folder, ".vite/manifest.json"), "{}");
    await expect(measureFirstLoad(folder)).rejects.toThrow("names no entry");
  });
});
