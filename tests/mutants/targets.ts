import { readdirSync } from "node:fs";
import { machines } from "../paths/machines.ts";

/** Files that are mutated together, by the tests that are to find it. */
export type Target = {
  name: string;
  /** Globs of the files. */
  files: string[];
  /** Globs of the tests. */
  tests: string[];
  /** The machines that those tests walk through. */
  walked: string[];
};

/** Examples and the words of paths are not rules: tests are made of them. */
const notRules = "!machines/**/{paths,examples,child-answers,types}.ts";

const every = machines.map(({ name }) => name);

/** The domain, what machines share, and each machine by itself. */
export function targets(): Target[] {
  return [
    domain("domain", ["domain/**/*.ts"]),
    { name: "kit", files: ["machines/kit/*.ts", notRules], tests: ["tests/machines/kit/*.test.ts"], walked: [] },
    ...every.map((name): Target => {
      const walked = [name, ...parentsOf(name)];
      return { name, files: [`machines/${name}/*.ts`, notRules], tests: testsOf(walked), walked };
    }),
  ];
}

/** Files and folders of the domain by their paths, together. */
export function partOfDomain(places: string[]): Target {
  return domain(
    "part of domain",
    places.map((place) => (place.endsWith(".ts") ? place : `${place}/**/*.ts`)),
  );
}

/** Without what mocks modules or polls, for which there has to be Vitest itself. */
function domain(name: string, files: string[]): Target {
  const tests = [
    "tests/{domain,routes,format}/**/!(time-stale-zones).test.ts",
    "tests/queries/!(changes).test.ts",
    "tests/machines/*/*.test.ts",
  ];
  return { name, files, tests, walked: every };
}

/** The machines that invoke a machine, or one that does. */
function parentsOf(name: string): string[] {
  const paths = machines.find((machine) => machine.name === name)?.paths;
  return machines
    .filter(({ children }) => Object.values(children).some((child) => child === paths))
    .map((one) => one.name);
}

/** What walks through the machines, and what is said of each. Conventions are those of charts: no mutant is in these. */
function testsOf(names: string[]): string[] {
  const folders = readdirSync("tests/machines").filter((folder) => names.includes(folder));
  return [
    ...folders.map((folder) => `tests/machines/${folder}/*.test.ts`),
    "tests/machines/{effects,failures,liveness,refusals,selectors,wandering}.test.ts",
    "tests/paths/replay.test.ts",
    "tests/paths/golden/documents.test.ts",
  ];
}
