import { setTimeout } from "node:timers/promises";
import type { Move } from "../walk/explore.ts";
import { machineNamed } from "../machines.ts";
import { moveName, transitionsOf } from "../walk/generate.ts";
import type { Tour } from "../walk/tours.ts";
import { noteMove } from "../report/record.ts";
import type { Driver } from "./drivers/driver.ts";
import { expectAccessible } from "./accessible.ts";
import { test, type Stage } from "./stage/stage.ts";
import { judged } from "./verdict.ts";

/** How long each state stays to be looked at by a client who watches. */
const pauseMs = Number(process.env.KEZEK_PAUSE_MS ?? 0);

/** Makes each move of a tour happen from outside, and looks after each at what a client sees. */
export async function walkTour(stage: Stage, machine: string, driver: Driver, tour: Tour): Promise<void> {
  for (const [index, move] of tour.entries()) {
    const name = moveName(move);
    await test.step(name, async () => {
      const step = {
        name,
        number: index + 1,
        of: tour.length,
        expected: move.to.state,
        again: () => again(machine, name),
      };
      await judged(stage, step, async () => {
        await make(stage, driver, move);
        await driver.sees(stage, move.to.state);
      });
      await stage.world.calm();
      await expectAccessible(stage.page, `${machine} ${move.to.state}`);
      noteMove(machine, name);
      await setTimeout(pauseMs);
    });
  }
}

/** How the shortest way to a transition is walked alone. */
function again(machine: string, name: string): string {
  const path = transitionsOf(machineNamed(machine).paths).find((one) => one.name === name);
  return `npm run paths -- replay ${machine} ${path?.number ?? ""}`.trim();
}

/** Makes a move happen from outside; what the state that follows waits for is kept waiting. */
export async function make(
  stage: Stage,
  { waits, entrances, acts, answers }: Driver,
  { step, to }: Pick<Move, "step" | "to">,
): Promise<void> {
  const awaited = waits[to.state] ?? [];
  if (step.kind === "entered") {
    const entrance = known(entrances, step.name);
    await entrance.before?.(stage);
    stage.gate.close(awaited);
    await entrance.enter(stage);
    return;
  }
  if (step.kind === "event") {
    stage.gate.close(awaited);
    return known(acts, step.name)(stage);
  }
  stage.gate.alsoClose(awaited);
  await known(answers, step.name)(stage);
}

/** What the driver has under a name. */
export function known<Kind>(table: Readonly<Record<string, Kind>>, name: string): Kind {
  const found = table[name];
  if (!found) throw new Error(`The driver does not know how to make "${name}" happen.`);
  return found;
}

/** "a fresh visitor comes to abandoned in 4 transitions". */
export function tourTitle(tour: Tour): string {
  return `${tour[0]?.step.name} comes to ${tour.at(-1)?.to.state} in ${tour.length} transitions`;
}
