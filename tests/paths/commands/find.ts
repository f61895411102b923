import { isAbout, type Wanted } from "../../../src/studio/paths/about.ts";
import { machineNamed, machines } from "../machines.ts";
import { subjectOf } from "../playable/paths.ts";
import { transitionsOf, type Path } from "../walk/generate.ts";
import type { AnyPaths } from "../walk/steps.ts";

/** The numbered transitions of a machine that are about what is wanted. */
export function pathsAbout(paths: AnyPaths, wanted: Wanted): Path[] {
  return transitionsOf(paths).filter((path) => isAbout(subjectOf(path), wanted));
}

/** Prints them, of one machine or of all. */
export function findPaths(machine: string | undefined, wanted: Wanted): void {
  const searched = machine === undefined ? machines : [machineNamed(machine)];
  const found = searched.flatMap(({ name, paths }) =>
    pathsAbout(paths, wanted).map((path) => ({ machine: name, path })),
  );
  for (const { machine: of, path } of found) console.log(`${of} ${path.number}  ${path.name}`);
  if (found.length === 0) {
    console.error("No path is about that: `npm run paths -- list MACHINE` says what there is.");
    process.exitCode = 1;
  }
}
