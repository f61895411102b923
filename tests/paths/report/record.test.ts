import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { inputs } from "./record.ts";

const browser = "tests/paths/browser";
/** What only writes the record down. */
const recorder = "tests/paths/report/record.ts";

/** What a file and all that it imports of the repository say that they import. */
function reached(files: readonly string[], known = new Set<string>()): Set<string> {
  for (const file of files) {
    if (known.has(file) || !file.endsWith(".ts")) continue;
    known.add(file);
    const imported = readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"(\.[^"]+)"/g);
    reached(
      [...imported].map(([, path = ""]) => join(dirname(file), path)),
      known,
    );
  }
  return known;
}

it("A browser's record is of a commit by all that its replays are made of", () => {
  const specs = readdirSync(browser).filter((name) => name.endsWith(".spec.ts"));
  const files = reached(
    specs.map((name) => join(browser, name)),
    new Set([recorder]),
  );
  const isHashed = (file: string) => inputs.some((input) => file === input || file.startsWith(`${input}/`));
  expect([...files].filter((file) => !isHashed(file) && file !== recorder)).toEqual([]);
  expect(inputs).toContain("package-lock.json");
});
