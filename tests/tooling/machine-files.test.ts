import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const files = readdirSync("machines", { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

test("no file of a machine has more than two hundred lines", () => {
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter(({ text }) => text.split("\n").length > 201).map(({ path }) => path)).toEqual([]);
});
