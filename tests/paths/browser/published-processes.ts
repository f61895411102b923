import { expect, type Page } from "@playwright/test";
import type { RecordedProcess } from "../../../src/studio/recording.ts";
import { recordingOf } from "../../../src/studio/seen/record.ts";
import { addMessage, nothingSeen } from "../../../src/studio/seen/seen.ts";

const heard = "kezekHeard";

/** What the processes of a page tell the studio while a recording is played. */
export class PublishedProcesses {
  #seen = nothingSeen;

  /** From the next load of the page on. */
  async listen(page: Page): Promise<void> {
    await page.exposeFunction(heard, (message: unknown) => {
      this.#seen = addMessage(this.#seen, message);
    });
    await page.addInitScript((name) => {
      new BroadcastChannel("kezek-studio").addEventListener("message", ({ data }) =>
        Reflect.get(globalThis, name)(data),
      );
    }, heard);
  }

  /** The states that were come to, the facts, the calls and what was broken are at the end those that were recorded, one after another. */
  async expectAsRecorded(recorded: RecordedProcess): Promise<void> {
    const wanted = publishedBy(recorded);
    const seen = () => {
      const { states, facts, calls, faults } = publishedBy(this.#processOf(recorded.machine));
      const lastOf = (all: string[], { length }: string[]) => (length === 0 ? [] : all.slice(-length));
      return {
        states: lastOf(states, wanted.states),
        facts: lastOf(facts, wanted.facts),
        calls: lastOf(calls, wanted.calls),
        faults: lastOf(faults, wanted.faults),
      };
    };
    await expect.poll(seen, "the states, the facts, the calls and the faults that were recorded").toEqual(wanted);
  }

  #processOf(machine: string): Pick<RecordedProcess, "began" | "steps"> | undefined {
    const { actors, log } = this.#seen;
    const actor = actors.findLast((one) => one.machine === machine);
    const recording = actor && recordingOf(log, actor);
    return recording && [recording, ...recording.children].findLast((one) => one.machine === machine);
  }
}

/** Facts and calls are compared where they are known of every step. */
function publishedBy(process: Pick<RecordedProcess, "began" | "steps"> | undefined) {
  if (process === undefined) return { states: [], facts: [], calls: [], faults: [] };
  const { began, steps } = process;
  const states = [began, ...steps].map(({ state }) => state);
  const happened = steps.flatMap((step) => (step.kind === "event" || step.kind === "answer" ? [step] : []));
  const areKnown = happened.every(({ facts, calls }) => facts !== undefined && calls !== undefined);
  return {
    faults: steps.flatMap((step) => (step.kind === "faults" ? [JSON.stringify(step.faults)] : [])),
    states: states.filter((state, index) => state !== states[index - 1]),
    facts: areKnown ? happened.flatMap(({ facts = [] }) => facts) : [],
    calls: areKnown ? happened.flatMap(({ calls = [] }) => calls) : [],
  };
}
