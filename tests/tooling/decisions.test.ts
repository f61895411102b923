import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "docs/decisions";
const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

test("every record of a decision has its row in their list, in the order of their numbers, and every row its record", () => {
  const rows = [...readFileSync(`${folder}/README.md`, "utf8").matchAll(/^\| \[(\d+)\]\(([^)]+)\)/gm)];
  expect(rows.map(([, number, file]) => [Number(number), file])).toEqual(
    files.toSorted().map((file) => [Number(file.slice(0, 4)), file]),
  );
});

test("a record points to records that are there", () => {
  const missing = files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/\]\((\d{4}-[^)#]+)/g)].flatMap(([, to]) =>
      to !== undefined && files.includes(to) ? [] : [`${file}: ${to}`],
    ),
  );
  expect(missing).toEqual([]);
});
