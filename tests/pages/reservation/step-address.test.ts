import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ReservationStep, reservationSteps } from "../../../domain/reservation-steps.ts";
import {
  type Command,
  type Entry,
  goingTo,
  goingToChange,
  stepsIn,
  synchronize,
  startOfSync,
  type SyncState,
  type ProcessView,
} from "../../../src/pages/reservation/step-address.ts";

type Act =
  /** The client goes through the history. */
  | { type: "back" }
  | { type: "forward" }
  /** The process may be led elsewhere while it waits, or not. */
  | { type: "yield"; canFollow: boolean }
  /** The client presses what leads on, or the name of a step that was passed. */
  | { type: "next" }
  | { type: "press"; step: ReservationStep }
  /** The client presses what changes something at a step that was passed. */
  | { type: "change"; step: ReservationStep }
  /** What is held is for another choice now, or run out. */
  | { type: "lose" }
  /** The service answers. */
  | { type: "answer"; isGood: boolean };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constant<Act>({ type: "back" }),
  fc.constant<Act>({ type: "forward" }),
  fc.constant<Act>({ type: "next" }),
  fc.constant<Act>({ type: "lose" }),
  fc.record({ type: fc.constant("press" as const), step: fc.constantFrom(...reservationSteps) }),
  fc.record({ type: fc.constant("change" as const), step: fc.constantFrom(...reservationSteps) }),
  fc.record({ type: fc.constant("answer" as const), isGood: fc.boolean() }),
  fc.record({ type: fc.constant("yield" as const), canFollow: fc.boolean() }),
);

/** A browser's history, and a process that walks the steps; each way on has to wait for an answer. */
class Visit {
  entries: Omit<Entry, "hasTime" | "hasQuery">[] = [{ key: "0", step: "services", before: [] }];
  index = 0;
  keys = 0;
  sync: SyncState = startOfSync("0");
  at: ReservationStep = "services";
  reached = 0;
  isWaiting = false;
  yields = false;

  entry(): Entry {
    const entry = this.entries[this.index];
    if (entry === undefined) throw new Error("The history has no such entry");
    return { ...entry, hasTime: false, hasQuery: false };
  }

  process(): ProcessView {
    return { step: this.at, isWaitingForUser: !this.isWaiting, canFollow: this.canFollow() };
  }

  canFollow(): boolean {
    return (!this.isWaiting || this.yields) && reservationSteps.indexOf(this.entry().step) <= this.reached;
  }

  act(done: Act): void {
    if (done.type === "yield") this.yields = done.canFollow;
    if (done.type === "back") this.index = Math.max(0, this.index - 1);
    if (done.type === "forward") this.index = Math.min(this.entries.length - 1, this.index + 1);
    if (done.type === "press") this.perform(goingTo(done.step, this.entry()));
    if (done.type === "change") this.perform(goingToChange(done.step, this.entry()));
    if (done.type === "next" && !this.isWaiting) this.isWaiting = reservationSteps.indexOf(this.at) < 5;
    if (done.type === "lose" && !this.isWaiting) this.lose();
    if (done.type === "answer" && this.isWaiting) this.take(done.isGood);
    this.settle();
  }

  take(isGood: boolean): void {
    this.isWaiting = false;
    const next = reservationSteps[reservationSteps.indexOf(this.at) + 1];
    if (!isGood || next === undefined) return;
    this.at = next;
    this.reached = Math.max(this.reached, reservationSteps.indexOf(next));
  }

  lose(): void {
    const time = reservationSteps.indexOf("time");
    this.reached = Math.min(this.reached, time);
    if (reservationSteps.indexOf(this.at) > time) this.at = "time";
  }

  /** What the page does after each drawing. */
  settle(): void {
    for (let rounds = 0; ; rounds += 1) {
      if (rounds > 6) throw new Error("The address and the process never agree.");
      const { sync, command } = synchronize(this.sync, this.entry(), this.process());
      this.sync = sync;
      if (command === null) return;
      this.perform(command);
    }
  }

  perform(command: Command): void {
    if (command.type === "send") {
      if (reservationSteps.indexOf(command.step) > this.reached) return;
      this.at = command.step;
      this.isWaiting = false;
      return;
    }
    if (command.type === "go") {
      this.index += command.by;
      return;
    }
    const made = { key: String((this.keys += 1)), step: command.step, before: command.before };
    if (command.type === "push") this.entries.splice(this.index + 1, Infinity, made);
    else this.entries[this.index] = made;
    if (command.type === "push") this.index += 1;
  }
}

function visited(acts: Act[]): Visit {
  const visit = new Visit();
  visit.settle();
  for (const done of acts) visit.act(done);
  return visit;
}

const acts = fc.array(act, { maxLength: 40 });

describe("The address and the process, in any order of back, forward, answers and presses,", () => {
  test("say the same step whenever the client is asked for something", () => {
    fc.assert(
      fc.property(acts, (done) => {
        const visit = visited([...done, { type: "answer", isGood: true }]);
        expect(visit.entry().step).toBe(visit.at);
      }),
      { numRuns: 2000 },
    );
  });

  test("never lead to a step that was not come to", () => {
    fc.assert(
      fc.property(acts, (done) => {
        const visit = visited(done);
        expect(reservationSteps.indexOf(visit.at)).toBeLessThanOrEqual(visit.reached);
      }),
      { numRuns: 1000 },
    );
  });

  test("stay within the history", () => {
    fc.assert(
      fc.property(acts, (done) => {
        const visit = visited(done);
        expect(visit.index).toBeGreaterThanOrEqual(0);
        expect(visit.index).toBeLessThan(visit.entries.length);
      }),
      { numRuns: 1000 },
    );
  });
});

const on: Act[] = [{ type: "next" }, { type: "answer", isGood: true }];

describe("The history of a reservation", () => {
  test("has each step once on the straight way, and one press of back goes one step back", () => {
    const visit = visited([...on, ...on, ...on]);
    expect(visit.entries.map(({ step }) => step)).toEqual(["services", "masters", "time", "contacts"]);
    visit.act({ type: "back" });
    expect(visit.at).toBe("time");
  });

  test("does not have a step twice that was gone back to by its name", () => {
    const visit = visited([...on, ...on, { type: "press", step: "services" }]);
    expect(visit.at).toBe("services");
    expect(visit.index).toBe(0);
    visit.act({ type: "forward" });
    expect(visit.at).toBe("masters");
  });

  test("forgets the code, which is asked for once", () => {
    const visit = visited([...on, ...on, ...on, ...on, ...on]);
    expect(visit.entries.map(({ step }) => step)).toEqual(["services", "masters", "time", "contacts", "confirm"]);
  });

  test("leads back to the confirmation from what was to be changed there, and not to the step before that", () => {
    const visit = visited([...on, ...on, ...on, ...on, ...on, { type: "change", step: "time" }]);
    expect(visit.at).toBe("time");
    visit.act({ type: "back" });
    expect([visit.at, visit.entry().step]).toEqual(["confirm", "confirm"]);
    visit.act({ type: "back" });
    expect(visit.at).toBe("contacts");
  });

  test("leads back past the steps of a hold that is gone: no press of back does nothing", () => {
    const visit = visited([...on, ...on, ...on, ...on, ...on, { type: "change", step: "services" }, { type: "lose" }]);
    visit.act({ type: "back" });
    expect([visit.at, visit.entry().step]).toEqual(["time", "time"]);
    visit.act({ type: "back" });
    expect([visit.at, visit.entry().step]).toEqual(["masters", "masters"]);
  });

  test("shows no step twice on the way back past a hold that is gone", () => {
    const visit = visited([...on, ...on, ...on, ...on, ...on, { type: "change", step: "time" }, { type: "lose" }]);
    visit.act({ type: "back" });
    expect([visit.at, visit.entry().step]).toEqual(["masters", "masters"]);
  });

  test("leads back to a confirmation whose hold stands still", () => {
    const visit = visited([...on, ...on, ...on, ...on, ...on, { type: "change", step: "services" }]);
    visit.act({ type: "back" });
    expect([visit.at, visit.entry().step]).toEqual(["confirm", "confirm"]);
  });

  test("has the confirmation once, whatever was changed", () => {
    const visit = visited([...on, ...on, ...on, ...on, ...on, { type: "change", step: "contacts" }, ...on, ...on]);
    expect([visit.at, visit.entry().step]).toEqual(["confirm", "confirm"]);
    visit.act({ type: "back" });
    expect(visit.at).toBe("contacts");
    visit.act({ type: "back" });
    expect(visit.at).toBe("time");
  });

  test("is read from an entry as it lies there, and of anything else nothing", () => {
    const steps = ["services", "time", "confirm", "time"];
    expect(stepsIn({ steps })).toEqual(steps);
    expect([null, {}, { steps: "time" }, { steps: ["tea", 1] }].map(stepsIn)).toEqual([[], [], [], []]);
  });

  test("a link to a step that cannot be had is put right in its place", () => {
    const visit = new Visit();
    visit.entries = [{ key: "0", step: "confirm", before: [] }];
    visit.settle();
    expect(visit.entries).toEqual([expect.objectContaining({ step: "services" })]);
  });

  test("a refused way on leaves the client where they are", () => {
    const visit = visited([...on, { type: "next" }, { type: "answer", isGood: false }]);
    expect(visit.at).toBe("masters");
    expect(visit.entry().step).toBe("masters");
  });
});

describe("One look at the address and the process", () => {
  const entry: Entry = { key: "1", step: "masters", before: ["services"], hasTime: false, hasQuery: false };
  const waiting: ProcessView = { step: "time", isWaitingForUser: false, canFollow: true };
  const resting: ProcessView = { step: "masters", isWaitingForUser: true, canFollow: true };
  const seen = (key: string): SyncState => ({ ...startOfSync("0"), seenKey: key });

  test("tells a process that waits where the client went, once", () => {
    const first = synchronize(seen("0"), entry, waiting);
    expect(first.command).toEqual({ type: "send", step: "masters" });
    expect(synchronize(first.sync, entry, waiting).command).toBeNull();
  });

  test("leaves a process alone that cannot follow", () => {
    expect(synchronize(seen("0"), entry, { ...waiting, canFollow: false }).command).toBeNull();
  });

  test.each([waiting, { ...resting, step: "time" as const }])(
    "does not take a link to a time for the client's going back (%j)",
    (process) => {
      const { command } = synchronize(seen("0"), { ...entry, hasTime: true, hasQuery: true }, process);
      expect(command).not.toEqual(expect.objectContaining({ type: "send" }));
    },
  );

  test("takes out of the address what it has said, in its place", () => {
    const { command } = synchronize(startOfSync("1"), { ...entry, hasQuery: true }, resting);
    expect(command).toEqual({ type: "replace", step: "masters", before: ["services"] });
  });

  test("takes an address that it has put right, and that comes late, for its own and not for the client's going back", () => {
    const link = { ...entry, hasTime: true, hasQuery: true };
    const { sync } = synchronize(startOfSync("1"), link, resting);
    const late = { ...entry, key: "2" };
    const { command } = synchronize(sync, late, { ...resting, step: "time" });
    expect(command).toEqual({ type: "push", step: "time", before: ["services", "masters"] });
  });

  test("leads the address nowhere twice while it is on its way", () => {
    const ahead = { ...resting, step: "time" as const };
    const led = synchronize(seen("1"), entry, ahead);
    expect(led.command).toEqual({ type: "push", step: "time", before: ["services", "masters"] });
    expect(synchronize(led.sync, entry, ahead).command).toBeNull();
  });

  test("puts an address that the client came to right in its place, though the process had to be told first", () => {
    const told = synchronize(seen("0"), entry, { ...resting, step: "time" });
    expect(told.command).toEqual({ type: "send", step: "masters" });
    const { command } = synchronize(told.sync, entry, { ...resting, step: "time" });
    expect(command).toEqual({ type: "replace", step: "time", before: ["services"] });
  });
});
