import type { Page } from "@playwright/test";
import { test, type Stage } from "./stage/stage.ts";

/** A step of a walk in a browser. */
export type Judged = {
  /** "choosingTime —slot.picked→ holdingTime". */
  name: string;
  /** Its number in the walk, from 1 on, and how many there are. */
  number: number;
  of: number;
  /** The state that follows. */
  expected: string;
  /** How to walk just this way again. */
  again: () => string;
};

/** Makes a step. Where it is broken, all that somebody needs who mends it is said at once, in the place of the failure alone. */
export async function judged(stage: Stage, step: Judged, act: () => Promise<unknown>): Promise<void> {
  stage.calls.forget();
  try {
    await act();
  } catch (failure) {
    if (!(failure instanceof Error)) throw failure;
    throw withMessage(failure, await verdictOn(stage, step, failure));
  }
}

async function verdictOn({ page, calls }: Stage, step: Judged, failure: Error): Promise<string> {
  const picture = test.info().outputPath(`broken-step-${step.number}.png`);
  const [seen, called] = await Promise.all([seenOn(page), calls.lines()]);
  const isPictured = await page.screenshot({ path: picture, timeout: 5000 }).then(
    () => true,
    () => false,
  );
  return [
    `Step ${step.number} of ${step.of} is broken: ${step.name}`,
    `  expected   ${step.expected}`,
    ...seen.map((line, index) => `  ${index === 0 ? "seen      " : "          "} ${line}`),
    ...(called.length === 0 ? ["  called     nothing"] : []),
    ...called.map((line, index) => `  ${index === 0 ? "called    " : "          "} ${line}`),
    `  picture    ${isPictured ? picture : "none: the page is gone"}`,
    `  run it     ${step.again()}`,
    "",
    failure.message,
  ].join("\n");
}

/** What a client would tell of the page: its address, its heading, what is open, what is said, and which states it shows. */
async function seenOn(page: Page): Promise<string[]> {
  const read = page.evaluate(() => {
    const textOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent.replaceAll(/\s+/g, " ").trim().slice(0, 160))
        .filter((text) => text !== "");
    const states = [...document.querySelectorAll("*")].flatMap(({ attributes }) =>
      [...attributes].filter(({ name }) => /^data-.*state$/.test(name)).map(({ name, value }) => `${name}="${value}"`),
    );
    return [
      location.pathname + location.search,
      ...textOf("h1").map((text) => `heading: ${text}`),
      ...textOf("dialog[open] :is(h1, h2), [role=dialog] :is(h1, h2)").map((text) => `dialog: ${text}`),
      ...textOf("[role=alert], [role=status]").map((text) => `said: ${text}`),
      ...states,
    ];
  });
  return read.catch(() => ["nothing: the page is gone"]);
}

/** A failure that says something else from the same place. */
function withMessage(failure: Error, message: string): Error {
  const told = new Error(message);
  const frames = failure.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  told.stack = [message, ...frames].join("\n");
  return told;
}
