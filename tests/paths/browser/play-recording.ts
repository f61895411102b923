import { expect, type Page } from "@playwright/test";
import { pageOfAddress } from "../../../src/studio/observer/redacted-address.ts";
import type { RecordedStep, Recording } from "../../../src/studio/recording.ts";
import { type Difference, follow, machineOfRecording, nameOf } from "../recorded/follow.ts";
import { playable, type PlayableMove } from "../recorded/playable.ts";
import type { Restorations } from "../restored/restored.ts";
import { restorationsOf } from "../restored.ts";
import type { Move, Place } from "../walk/explore.ts";
import { letBreak } from "../../support/faults.ts";
import { disturb } from "./disturb.ts";
import type { Driver } from "./drivers/driver.ts";
import { driverOf } from "./drivers.ts";
import { RecordedFaults } from "./recorded-faults.ts";
import { test, type Stage } from "./stage/stage.ts";
import { PublishedProcesses } from "./published-processes.ts";
import { type Judged, judged } from "./verdict.ts";
import { known, make } from "./walk-tour.ts";

type Replay = {
  /** Where the service is. */
  url: string;
  /** How just this one is played again. */
  again: string;
  /** Called before each step, which counts from 0 on, and after it. */
  before?: (recorded: number) => Promise<void>;
  after?: (recorded: number, name: string, state: string) => Promise<void>;
};

/**
 * Plays a recording in the page of a stage, whose processes the studio looks on at: what happened is made to happen from outside, what was
 * broken is broken, a reload is one. Each step, where the page stands at the end and what its process has published are compared with what was
 * recorded.
 * @returns why no more of it can be made to happen in a browser; null where all was
 */
export async function playRecording(stage: Stage, recording: Recording, replay: Replay): Promise<string | null> {
  const { name, paths } = machineOfRecording(recording);
  const driver = driverOf(name);
  const { steps, difference } = follow(recording);
  const { moves, obstacle } = playable(paths, steps, {
    obstacle: driver.obstacle,
    states: restorationsOf(name).states,
  });
  await letBreak(stage.page.context(), replay.url);
  const processes = new PublishedProcesses();
  const player = new Player(stage, driver, restorationsOf(name).states, processes);
  const lastFollowed = difference === null ? recording.steps.length : difference.step - 1;
  const last = obstacle === null ? lastFollowed : (moves.at(-1)?.recorded ?? -1);
  const of = recording.steps.length;
  const again = () => replay.again;
  for (let recorded = 0; recorded <= last; recorded += 1) {
    const own = moves.filter((one) => one.recorded === recorded);
    const step = recording.steps[recorded - 1];
    const said = step === undefined ? `begins as "${own[0]?.move.step.name}"` : nameOf(step);
    const expected = step?.state ?? recording.began.state;
    const judging = { name: said, number: recorded, of, expected, again };
    await replay.before?.(recorded);
    await test.step(said, () =>
      judged(stage, judging, async () => {
        if (step === undefined) await player.enter(own, recording);
        else
          await player.take(
            step,
            own,
            moves.find((one) => one.recorded > recorded),
          );
      }),
    );
    await stage.world.calm();
    await replay.after?.(recorded, said, expected);
  }
  if (obstacle !== null) return obstacle;
  if (difference !== null) await judged(stage, differing(recording, difference, again), () => refuse(difference));
  const end = { name: "what is seen at the end", number: of, of, expected: stateAtEnd(recording), again };
  await judged(stage, end, async () => {
    const address = recording.steps.findLast((step) => "address" in step)?.address ?? recording.entrance;
    if (address !== null) await expect.poll(() => pageOfAddress(stage.page.url())).toBe(pageOfAddress(address));
    await processes.expectAsRecorded(recording);
  });
  return null;
}

function stateAtEnd({ steps, began }: Recording): string {
  return steps.at(-1)?.state ?? began.state;
}

function differing({ steps }: Recording, { step, recorded }: Difference, again: () => string): Judged {
  const one = steps[step - 1];
  return {
    name: one === undefined ? "the beginning" : nameOf(one),
    number: step,
    of: steps.length,
    expected: recorded,
    again,
  };
}

async function refuse({ today }: Difference): Promise<never> {
  throw new Error(`On the machine it leads to ${today.join(" or ") || "nothing that its paths know"} today.`);
}

/** Makes the steps of a recording happen. */
class Player {
  readonly #stage: Stage;
  readonly #driver: Driver;
  readonly #states: Restorations["states"];
  readonly #processes: PublishedProcesses;
  readonly #faults: RecordedFaults;
  #state = "";
  /** The client has gone through the history, and what the machine hears of it comes next. */
  #gone = 0;

  constructor(stage: Stage, driver: Driver, states: Restorations["states"], processes: PublishedProcesses) {
    [this.#stage, this.#driver, this.#states, this.#processes] = [stage, driver, states, processes];
    this.#faults = new RecordedFaults(stage.page);
  }

  async enter(moves: readonly PlayableMove[], { began }: Recording): Promise<void> {
    const [first] = moves;
    if (first === undefined) throw new Error("Nothing of it can be made to happen in a browser.");
    const { name } = first.move.step;
    const { before, enter } = known(this.#driver.entrances, name);
    const listenThen = async (stage: Stage) => {
      await before?.(stage);
      await this.#processes.listen(stage.page);
      await this.#faults.beginWith(began.faults);
    };
    const entrances = { ...this.#driver.entrances, [name]: { before: listenThen, enter } };
    await make(this.#stage, { ...this.#driver, entrances }, first.move);
    await this.#look(first.move.to.state);
  }

  async take(step: RecordedStep, moves: readonly PlayableMove[], next: PlayableMove | undefined): Promise<void> {
    switch (step.kind) {
      case "faults":
        return this.#faults.set(step.faults);
      case "went":
        return this.#go(step.by, next);
      case "reload":
        for (const { move, reloadedAt } of moves) if (reloadedAt !== null) await this.#reload(reloadedAt, move.to);
        return;
      case "event":
      case "answer":
        for (const { move } of moves) await this.#make(move);
    }
  }

  async #go(by: number, next: PlayableMove | undefined): Promise<void> {
    if (by === 0 || !(await isInDocument(this.#stage.page, by))) return;
    if (next?.move.step.kind === "event" && /revisited/.test(next.move.step.name)) {
      this.#gone = by;
      return;
    }
    await this.#stage.page.evaluate((steps) => history.go(steps), by);
    await this.#look(this.#state);
  }

  async #reload(from: Place, to: Place): Promise<void> {
    const landing = this.#states[from.state]?.reload;
    if (landing === undefined || "never" in landing) throw new Error(`Nothing is found again of ${from.state}.`);
    await disturb(this.#stage, this.#driver, { kind: "reload", from, to, landing });
    this.#state = to.state;
  }

  async #make(move: Move): Promise<void> {
    if (this.#gone !== 0) {
      this.#stage.gate.close(this.#driver.waits[move.to.state] ?? []);
      await this.#stage.page.evaluate((steps) => history.go(steps), this.#gone);
      this.#gone = 0;
    } else if (move.step.kind !== "answer" || !this.#faults.end(this.#driver, move.from?.state ?? ""))
      await make(this.#stage, this.#driver, move);
    await this.#look(move.to.state);
  }

  /** What is broken on purpose ends at once what a state waits for: nobody sees that one. */
  async #look(state: string): Promise<void> {
    this.#state = state;
    if (!this.#faults.end(this.#driver, state)) await this.#driver.sees(this.#stage, state);
  }
}

/** Whether so many steps through the history stay in the document. */
async function isInDocument(page: Page, by: number): Promise<boolean> {
  return page.evaluate((steps) => {
    const { currentEntry } = window.navigation;
    return window.navigation.entries()[(currentEntry?.index ?? 0) + steps]?.sameDocument === true;
  }, by);
}
