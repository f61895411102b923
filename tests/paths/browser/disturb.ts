import { expect, type Page } from "@playwright/test";
import { noteMove } from "../report/record.ts";
import { effects, type Effect, type Landing, type Restorations } from "../restored/restored.ts";
import { disturbedName, type DisturbedStep } from "../walk/disturbed.ts";
import type { Move } from "../walk/explore.ts";
import { moveName } from "../walk/generate.ts";
import type { Driver } from "./drivers/driver.ts";
import { test, type Stage } from "./stage/stage.ts";
import { judged } from "./verdict.ts";
import { known, make } from "./walk-tour.ts";

type Gone = Extract<DisturbedStep, { kind: "reload" | "back" }>;

/** Walks a tour on which the page is loaded again, gone back from and pressed twice, and looks at what becomes of it. */
export async function walkDisturbed(
  stage: Stage,
  machine: string,
  driver: Driver,
  { done, finish, asksAnew = [] }: Restorations,
  tour: readonly DisturbedStep[],
): Promise<void> {
  const walk = async (step: DisturbedStep) => {
    if (step.kind === "move") {
      stage.gate.forgetKeys();
      await make(stage, driver, step.move);
      return driver.sees(stage, step.move.to.state);
    }
    await (step.kind === "double" ? pressTwice(stage, driver, step.move) : disturb(stage, driver, step));
    const askedTwice = stage.gate.askedAnew().filter((one) => step.kind === "double" || !asksAnew.includes(one));
    expect(askedTwice, "is asked for twice").toEqual([]);
    for (const [effect, most] of effectsIn(done)) {
      expect(await stage.effects.count(effect), effect).toBeLessThanOrEqual(Math.max(1, most));
    }
    const from = step.kind === "double" ? step.move.from : step.from;
    noteMove(machine, disturbedName(from?.state ?? "", step.kind));
  };
  for (const [index, step] of tour.entries()) {
    const name = stepName(step);
    const told = { name, number: index + 1, of: tour.length, expected: stateAfter(step), again };
    await test.step(name, () => judged(stage, told, () => walk(step)));
    await stage.world.calm();
  }
  if (endOf(tour) !== finish) return;
  for (const [effect, count] of effectsIn(done)) expect(await stage.effects.count(effect), effect).toBe(count);
}

function effectsIn(done: Restorations["done"]): [Effect, number][] {
  return effects.flatMap((effect): [Effect, number][] => (done[effect] === undefined ? [] : [[effect, done[effect]]]));
}

function endOf(tour: readonly DisturbedStep[]): string | undefined {
  const last = tour.at(-1);
  return last && stateAfter(last);
}

function stateAfter(step: DisturbedStep): string {
  return "move" in step ? step.move.to.state : step.to.state;
}

/** How the walk is made alone. */
function again(): string {
  const [title] = test.info().title.split(":");
  return `npx playwright test tests/paths/browser/disturbances.spec.ts -g "${title}:"`;
}

function stepName(step: DisturbedStep): string {
  if (step.kind === "move" || step.kind === "double")
    return `${moveName(step.move)}${step.kind === "double" ? ", twice" : ""}`;
  return `${step.from.state}: ${step.kind}`;
}

async function pressTwice(stage: Stage, driver: Driver, move: Move): Promise<void> {
  stage.gate.forgetKeys();
  await stage.user.twice(() => make(stage, driver, move));
  await driver.sees(stage, move.to.state);
}

/** Loads the page again or goes back from it and forward again, and looks at what is found. */
export async function disturb(stage: Stage, driver: Driver, step: Gone): Promise<void> {
  const { page, gate } = stage;
  const left = waitsOf(driver, step.from.state);
  const isOutside = "landing" in step && "outside" in step.landing;
  const found = isOutside ? [] : waitsOf(driver, step.to.state);
  const typed = await typedInto(page);
  await driver.leaving?.(stage, step.from.state);
  if (step.kind === "reload") {
    gate.close(found);
    await gate.cutting(left, () => page.reload());
  } else {
    gate.alsoClose("through" in step ? waitsOf(driver, step.through.shows) : []);
    const entries = "landing" in step ? await entriesOfDocument(page) : 1;
    await gate.cutting(left, () => repeat(entries, () => page.goBack()));
    if ("through" in step) {
      await driver.sees(stage, step.through.shows);
      gate.alsoClose(found);
    } else gate.close(found);
    await repeat(entries, () => page.goForward());
    if ("through" in step) for (const name of [step.through.again ?? []].flat()) await driver.answers[name]?.(stage);
  }
  if ("landing" in step) await takeAnew(stage, driver, step.landing, step.to.state);
  await driver.sees(stage, step.to.state);
  const isThere = step.to.state === step.from.state && found.length === 0;
  if (isThere) await expect.poll(() => typedInto(page)).toEqual(typed);
}

/** Takes the way in anew where the page does not lead into the process by itself. */
async function takeAnew(stage: Stage, driver: Driver, landing: Landing<string>, state: string): Promise<void> {
  if (!("outside" in landing)) return;
  await expect(stage.page.getByRole("heading", { level: 1 })).toHaveText(landing.outside);
  stage.gate.close(waitsOf(driver, state));
  stage.gate.forgetKeys();
  await known(driver.entrances, landing.as).enter(stage);
}

function waitsOf({ waits }: Driver, state: string): readonly string[] {
  return waits[state] ?? [];
}

/** How many steps back lead out of the document. */
async function entriesOfDocument(page: Page): Promise<number> {
  return page.evaluate(() => {
    const index = window.navigation.currentEntry?.index ?? 0;
    const within = window.navigation.entries().filter((entry) => entry.sameDocument && entry.index <= index);
    return within.length;
  });
}

async function repeat(times: number, act: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < times; done += 1) await act();
}

/** What stands in the fields, by their names; secrets are nobody's to keep. */
async function typedInto(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>("input, textarea");
    const kept = [...fields].filter(
      ({ type, autocomplete, value }) =>
        value !== "" && !/^(password|radio|checkbox)$/.test(type) && autocomplete !== "one-time-code",
    );
    return Object.fromEntries(
      kept.map(({ name, id, labels, value }) => [labels?.[0]?.textContent ?? (name || id), value]),
    );
  });
}

/** "comes through 3 reloads, 2 steps back and 4 double presses". */
export function disturbedTitle(tour: readonly DisturbedStep[]): string {
  const count = (kind: DisturbedStep["kind"]) => tour.filter((step) => step.kind === kind).length;
  return `comes through ${count("reload")} reloads, ${count("back")} steps back and ${count("double")} double presses`;
}
