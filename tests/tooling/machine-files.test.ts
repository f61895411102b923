import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

function filesIn(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

const files = filesIn("machines");

test("no file of a machine has more than two hundred lines", () => {
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter(({ text }) => text.split("\n").length > 201).map(({ path }) => path)).toEqual([]);
});

test("what is shown of a process is read by the selectors beside its machine, and not out of its context or its states", () => {
  const shown = ["pages", "flow", "payments", "gift-cards", "blocks"].flatMap((folder) => filesIn(`src/${folder}`));
  expect(shown.length).toBeGreaterThan(300);
  const reads = /\.context\b|[{,]\s*context\s*[,}]\s*(?:[:)=])|(?:[sS]napshot|\(\))\.(?:matches|hasTag)\(/;
  expect(shown.filter(({ text }) => reads.test(text)).map(({ path }) => path)).toEqual([]);
});
