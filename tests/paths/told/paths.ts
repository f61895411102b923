import { createDescribe } from "../../../src/studio/observer/describe.ts";
import type { Subject } from "../../../src/studio/paths/about.ts";
import type { ToldPath, ToldStep } from "../../../src/studio/paths/path.ts";
import type { Told } from "../../../src/studio/wire.ts";
import { replay } from "../machine/replay.ts";
import { machines, type WalkedMachine } from "../machines.ts";
import { transitionsOf, type Path } from "../walk/generate.ts";

/** Every numbered path with what the studio's observer tells of it, redacted as whatever that tells. */
export async function toldPaths(walked: readonly WalkedMachine[] = machines): Promise<ToldPath[]> {
  const paths = walked.flatMap((machine) => transitionsOf(machine.paths).map((path) => ({ machine, path })));
  return Promise.all(
    paths.map(async ({ machine, path }) => ({
      machine: machine.name,
      number: path.number,
      ...subjectOf(path),
      steps: await toldSteps(machine, path),
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

async function toldSteps({ paths, children }: WalkedMachine, { steps }: Path): Promise<ToldStep[]> {
  const told: Told[] = [];
  const { hear } = createDescribe(
    (one) => told.push(one),
    () => 0,
    () => "",
  );
  const byStep: Told[][] = [];
  await replay(paths, steps, children, hear, () => byStep.push(told.splice(0)));
  return steps.map(({ name }, index) => ({ name, told: byStep[index] ?? [] }));
}
