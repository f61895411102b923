import { parseArgs } from "node:util";
import { copyOfTree } from "./copy.ts";
import { asked, plantedBugs } from "./list.ts";
import { search } from "./search.ts";

const usage = `
npm run planted                      plants each bug of the list in a copy, and looks for it
npm run planted -- 1-10 "done twice" some of them
npm run planted -- list              what there is
  --steps 300                        of exploring, where the paths find nothing`;

/** Of a hundred bugs, how many have to be found. */
const enough = 95;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { steps: { type: "string", default: "300" }, help: { type: "boolean", default: false } },
});

if (values.help) console.log(usage);
else if (positionals[0] === "list") list();
else find();

function list(): void {
  for (const [index, { name, file, means }] of plantedBugs.entries())
    console.log(`${String(index + 1).padStart(2)} ${name} (${file})\n   ${means}`);
}

function find(): void {
  const bugs = asked(positionals);
  const copy = copyOfTree();
  const rows: { bug: string; file: string; "found by": string }[] = [];
  try {
    for (const [index, bug] of bugs.entries()) {
      const begun = Date.now();
      const found = search(copy, bug, { steps: Number(values.steps), seed: 1 });
      const seconds = Math.round((Date.now() - begun) / 1000);
      const said = found === undefined ? "MISSED" : `${found.by}: ${found.said}`;
      console.log(`${index + 1}/${bugs.length} ${bug.name}, ${seconds} s: ${said}`);
      rows.push({ bug: bug.name, file: bug.file, "found by": found?.by ?? "missed" });
    }
  } finally {
    copy.remove();
  }
  console.table(rows);
  const count = rows.filter((row) => row["found by"] !== "missed").length;
  console.log(`${count} of ${rows.length} were found.`);
  if (count * 100 < enough * rows.length) process.exitCode = 1;
}
