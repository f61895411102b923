import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** What a command makes once it is asked for. */
const made = ["tests/recordings"];

/** "src/a/{b,c}.ts" as two. */
function expanded(path: string): string[] {
  const [, before = "", choices, after = ""] = /^(.*?)\{([^}]*,[^}]*)\}(.*)$/.exec(path) ?? [];
  return choices === undefined ? [path] : choices.split(",").flatMap((one) => expanded(`${before}${one}${after}`));
}

/** Files and folders that a document names; those of a pattern, or of a name that the reader puts in, are none. */
function namedIn(text: string): string[] {
  const named = text.matchAll(/`((?:demo|docs|domain|machines|openapi|public|scripts|server|src|tests)\/[^`\s]*)`/g);
  return [...named].flatMap(([, path = ""]) => expanded(path)).filter((path) => !/[*<>…{}[\]]/.test(path));
}

test.each(documents)("%s names files and folders that are there", (document) => {
  const text = readFileSync(document, "utf8");
  expect(namedIn(text).filter((path) => !existsSync(path) && !made.includes(path))).toEqual([]);
});

test("what is named is found, whether alone or among choices", () => {
  expect(namedIn("`src/a/{b,c}.ts` and `docs/x.md`, not `src/*.ts` or `npm start`")).toEqual([
    "src/a/b.ts",
    "src/a/c.ts",
    "docs/x.md",
  ]);
});
