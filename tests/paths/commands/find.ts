import { machineNamed, machines } from "../machines.ts";
import { transitionsOf, type Path } from "../walk/generate.ts";
import type { AnyPaths, Step } from "../walk/steps.ts";

/** What a path has to be about; what is absent is no condition. */
export type Wanted = {
  /** The state in which it happens, or that follows: by its whole name, or by that of a state around it. */
  state?: string | undefined;
  /** The event that a client causes. */
  event?: string | undefined;
  /** The answer with which a call fails, or a part of its name. */
  fault?: string | undefined;
  /** Each of these stands in its name. */
  words?: readonly string[];
};

/** The numbered transitions of a machine that are about what is wanted. */
export function pathsAbout(paths: AnyPaths, { state, event, fault, words = [] }: Wanted): Path[] {
  return transitionsOf(paths).filter(({ name, steps }) => {
    const last = steps.at(-1);
    return (
      (state === undefined || statesIn(name).some((one) => one === state || one.startsWith(`${state}.`))) &&
      (event === undefined || (last?.kind === "event" && (last.name === event || last.event.type === event))) &&
      (fault === undefined || (isFailure(last) && last.name.includes(fault))) &&
      words.every((word) => name.toLowerCase().includes(word.toLowerCase()))
    );
  });
}

/** The states before and after, of "choosing.choosingTime —slot.picked→ holdingTime". */
function statesIn(name: string): string[] {
  return [name.slice(0, name.indexOf(" —")), name.slice(name.lastIndexOf("→ ") + 2)];
}

function isFailure(step: Step | undefined): step is Extract<Step, { kind: "answer" }> {
  return step?.kind === "answer" && "failed" in step.answer;
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
