import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { modules } from "../../src/i18n/modules.ts";
import { readModule } from "../support/read-module.ts";

/** The names of all texts of a module, at any depth; the forms of a plural are one. */
function keysOf(words: object, path = ""): string[] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null ? keysOf(value, `${path}${name}.`) : path + name.replace(plural, ""),
  );
}

const plural = /_(zero|one|two|few|many|other)$/;
const key = /"(\w+(?:\.\w+)+)"/g;
/** A key of which a part is computed: the rest of it has to stand there, the part of the words that it is in above all. */
const computedKey = /`(\w+\.(?:[\w.]|\$\{[^}`]+\})*)`/g;

const source = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join("src", path), "utf8"))
  .join("\n");
const named = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, said = ""]) => said);

test("every text is said somewhere", async () => {
  const said = new Set(named(key));
  const computed = named(computedKey).map((template) => new RegExp(`^${template.replaceAll(/\$\{[^}]+\}/g, "\\w+")}$`));
  const words = await Promise.all(modules.map((module) => readModule(module, "ru")));
  const unsaid = words
    .flatMap((module) => keysOf(Object(module)))
    .filter((name) => !said.has(name) && !computed.some((template) => template.test(name)));
  expect(unsaid).toEqual([]);
});
