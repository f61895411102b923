import { existsSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";
import path from "node:path";
import { remarksOn, scoreOf, survivorsOf, type Score } from "./report.ts";
import { signed } from "./signed.ts";
import { partOfDomain, targets, type Target } from "./targets.ts";

/** Of a hundred mutants that tests can find, how many they have to. */
const enough = 97;

const known = targets();
const asked = process.argv.slice(2);
const places = asked.filter((name) => name.startsWith("domain/") && existsSync(name));
const unknown = asked.filter((name) => !places.includes(name) && !known.some((target) => target.name === name));
if (unknown.length > 0) {
  const names = known.map(({ name }) => name).join(", ");
  console.error(`Nothing is called ${unknown.join(", ")}: there are ${names}, and files and folders in domain.`);
  process.exit(1);
}
const wanted = known.filter(({ name }) => asked.length === 0 || asked.includes(name));
if (places.length > 0) wanted.push(partOfDomain(places));

const scores: Score[] = [];
let open = 0;
for (const target of wanted) {
  const mutants = await mutate(target);
  scores.push(scoreOf(target.name, mutants));
  const mutated = new Set(mutants.map(({ fileName }) => path.relative("", fileName)));
  const remarks = remarksOn(survivorsOf(mutants), mutated, signed);
  open += remarks.open;
  console.log(remarks.lines.join("\n"));
}
console.table(scores);
if (!scores.every(({ score }) => score >= enough)) {
  console.error(`A score is under ${enough} %.`);
  process.exitCode = 1;
}
if (open > 0) {
  console.error(
    `What lives is found by a test or signed with a reason in tests/mutants/signed.ts, and nothing else is: ${open}.`,
  );
  process.exitCode = 1;
}

/** Walks by MACHINES through those of the target alone: what the tests of the others take to load is saved. */
async function mutate({ name, files, tests, walked }: Target) {
  process.env["MACHINES"] = walked.join(",");
  return await new Stryker({
    mutate: files,
    testFiles: tests,
    jsonReporter: { fileName: `.data/mutants/${name}.json` },
    htmlReporter: { fileName: `.data/mutants/${name}.html` },
  }).runMutationTest();
}
