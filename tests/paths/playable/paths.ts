import { createDescribe } from "../../../src/studio/observer/describe.ts";
import type { Subject } from "../../../src/studio/paths/about.ts";
import type { PlayablePath, PlayableStep } from "../../../src/studio/paths/path.ts";
import type { Observation } from "../../../src/studio/wire.ts";
import { replay } from "../machine/replay.ts";
import { machines, type WalkedMachine } from "../machines.ts";
import { transitionsOf, type Path } from "../walk/generate.ts";

/** Every numbered path with what the studio's observer publishes of it, redacted like all of that. */
export async function playablePaths(walked: readonly WalkedMachine[] = machines): Promise<PlayablePath[]> {
  const paths = walked.flatMap((machine) => transitionsOf(machine.paths).map((path) => ({ machine, path })));
  return Promise.all(
    paths.map(async ({ machine, path }) => ({
      machine: machine.name,
      number: path.number,
      ...subjectOf(path),
      steps: await playableSteps(machine, path),
    })),
  );
}

/** What a path is about. */
export function subjectOf({ name, steps }: Path): Subject {
  const last = steps.at(-1);
  return {
    name,
    event: last?.kind === "event" ? { name: last.name, type: last.event.type } : null,
    fault: last?.kind === "answer" && "failed" in last.answer ? last.name : null,
  };
}

async function playableSteps({ paths, children }: WalkedMachine, { steps }: Path): Promise<PlayableStep[]> {
  const observed: Observation[] = [];
  const { inspect } = createDescribe(
    (one) => observed.push(one),
    () => 0,
    () => "",
  );
  const byStep: Observation[][] = [];
  await replay(paths, steps, children, inspect, () => byStep.push(observed.splice(0)));
  return steps.map(({ name }, index) => ({ name, observations: byStep[index] ?? [] }));
}
