import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkImports } from "../../scripts/project/check-imports.ts";

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "kezek-project-"));
});

afterEach(() => rm(project, { recursive: true }));

async function violations(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), text);
  }
  return checkImports(project, [...new Set(Object.keys(files).map((path) => path.split("/")[0] ?? path))]);
}

describe("the import table", () => {
  it("lets a page import a block, a machine and the hrefs", async () => {
    const found = await violations({
      "src/pages/home/Home.ts": `
        import "../../blocks/card.ts"; import "../../../machines/session/machine.ts"; import "../../routes/hrefs.ts";`,
      "src/blocks/card.ts": "export {};",
      "src/routes/hrefs.ts": "export {};",
      "machines/session/machine.ts": "export {};",
    });
    expect(found).toEqual([]);
  });

  it.each([
    ["the server from a machine", "server/handlers/a.ts", "machines/session/machine.ts"],
    ["an effect from a page", "src/pages/home/a.ts", "src/effects/b.ts"],
    ["a page from another page", "src/pages/home/a.ts", "src/pages/company/b.ts"],
    ["the inside of one machine from another", "machines/reservation/a.ts", "machines/session/rules.ts"],
    ["a route's page without laziness", "src/routes/a.ts", "src/pages/home/b.ts"],
    ["more than types of a machine from an effect", "src/effects/a.ts", "machines/session/machine.ts"],
  ])("forbids %s", async (_, from, to) => {
    const up = from.replaceAll(/[^/]+\//g, "../").replace(/[^/]+$/, "");
    const found = await violations({
      [from]: `import { a } from "${up}${to}";\nconsole.log(a);`,
      [to]: "export const a = 1;",
    });
    expect(found.join()).toContain(`${from} → ${to}`);
  });

  it("allows the types of a machine to an effect, and a page to a route by import()", async () => {
    const found = await violations({
      "src/effects/a.ts": 'import type { Input } from "../../machines/session/machine.ts";\nexport type A = Input;',
      "machines/session/machine.ts": "export type Input = string;",
      "src/routes/b.ts": 'export const home = () => import("../pages/home/Home.ts");',
      "src/pages/home/Home.ts": "export const Home = 1;",
    });
    expect(found).toEqual([]);
  });

  it("forbids Node, a stranger's package and a circle", async () => {
    const found = await violations({
      "domain/a.ts": 'import "node:fs"; import "react"; import "./b.ts";',
      "domain/b.ts": 'import "./a.ts";',
      "node_modules/react/index.js": "",
    });
    const all = found.join("\n");
    expect(all).toContain("domain does without Node");
    expect(all).toContain("domain uses its own packages");
    expect(all).toContain("nothing imports in a circle");
  });
});
