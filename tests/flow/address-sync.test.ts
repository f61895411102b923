import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { giftCardSteps } from "../../domain/gift-card-steps.ts";
import { surveySteps } from "../../domain/survey.ts";
import { isRevisitable, needsHold, reservationSteps } from "../../domain/reservation-steps.ts";
import {
  type Command,
  type Entry,
  goingTo,
  goingToChange,
  stepsIn,
  synchronize,
  startOfSync,
  type Steps,
  type SyncState,
  type ProcessView,
} from "../../src/flow/address-sync.ts";

const reservation: Steps<string> = {
  names: reservationSteps,
  isRevisitable: (name) => reservationSteps.some((step) => step === name && isRevisitable(step)),
  canBeLost: (name) => reservationSteps.some((step) => step === name && needsHold(step)),
};
const plain = (names: readonly string[]): Steps<string> => ({
  names,
  isRevisitable: () => true,
  canBeLost: () => false,
});
const flows = [
  ["a reservation", reservation],
  ["buying a gift card", plain(giftCardSteps)],
  ["a survey", plain(surveySteps)],
] as const;

type Act =
  /** The client goes through the history. */
  | { type: "back" }
  | { type: "forward" }
  /** The process may be led elsewhere while it waits, or not. */
  | { type: "yield"; canFollow: boolean }
  /** The client presses what leads on, or the name of a step that was passed. */
  | { type: "next" }
  | { type: "press"; index: number }
  /** The client presses what changes something at a step that was passed. */
  | { type: "change"; index: number }
  /** What is held is for another choice now, or run out. */
  | { type: "lose" }
  /** The service answers. */
  | { type: "answer"; isGood: boolean };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constant<Act>({ type: "back" }),
  fc.constant<Act>({ type: "forward" }),
  fc.constant<Act>({ type: "next" }),
  fc.constant<Act>({ type: "lose" }),
  fc.record({ type: fc.constant("press" as const), index: fc.nat({ max: 5 }) }),
  fc.record({ type: fc.constant("change" as const), index: fc.nat({ max: 5 }) }),
  fc.record({ type: fc.constant("answer" as const), isGood: fc.boolean() }),
  fc.record({ type: fc.constant("yield" as const), canFollow: fc.boolean() }),
);

/** A browser's history, and a process that walks the steps; each way on has to wait for an answer. */
class Visit {
  entries: Pick<Entry<string>, "key" | "step" | "before">[];
  index = 0;
  keys = 0;
  sync: SyncState<string> = startOfSync("0");
  at: string;
  isWaiting = false;
  yields = false;
  steps: Steps<string>;
  reached: number;

  /** Come to by a link to a step, or to none, with everything said before one that is `reached`. */
  constructor(steps: Steps<string>, linked: string | null = steps.names[0] ?? null, reached = 0) {
    this.steps = steps;
    this.entries = [{ key: "0", step: linked, before: [] }];
    this.reached = reached;
    this.at = this.nameOf(reached);
  }

  nameOf(index: number): string {
    return this.steps.names[Math.min(index, this.steps.names.length - 1)] ?? "";
  }

  indexOf(step: string | null): number {
    return this.steps.names.findIndex((name) => name === step);
  }

  entry(): Entry<string> {
    const entry = this.entries[this.index];
    if (entry === undefined) throw new Error("The history has no such entry");
    return { ...entry, asksMore: false, saysMore: false };
  }

  process(): ProcessView<string> {
    return { step: this.isWaiting ? null : this.at, canFollow: this.canFollow() };
  }

  canFollow(): boolean {
    return (!this.isWaiting || this.yields) && this.indexOf(this.entry().step) <= this.reached;
  }

  act(done: Act): void {
    if (done.type === "yield") this.yields = done.canFollow;
    if (done.type === "back") this.index = Math.max(0, this.index - 1);
    if (done.type === "forward") this.index = Math.min(this.entries.length - 1, this.index + 1);
    if (done.type === "press") this.perform(goingTo(this.nameOf(done.index), this.entry()));
    if (done.type === "change") this.perform(goingToChange(this.nameOf(done.index), this.entry()));
    if (done.type === "next" && !this.isWaiting) this.isWaiting = this.indexOf(this.at) < this.steps.names.length - 1;
    if (done.type === "lose" && !this.isWaiting) this.lose();
    if (done.type === "answer" && this.isWaiting) this.take(done.isGood);
    this.settle();
  }

  take(isGood: boolean): void {
    this.isWaiting = false;
    const next = this.indexOf(this.at) + 1;
    if (!isGood || next >= this.steps.names.length) return;
    this.at = this.nameOf(next);
    this.reached = Math.max(this.reached, next);
  }

  lose(): void {
    const { names, canBeLost } = this.steps;
    const last = names.findLastIndex((name) => !canBeLost(name));
    this.reached = Math.min(this.reached, last);
    if (this.indexOf(this.at) > last) this.at = this.nameOf(last);
  }

  /** What the page does after each drawing. */
  settle(): void {
    for (let rounds = 0; ; rounds += 1) {
      if (rounds > 6) throw new Error("The address and the process never agree.");
      const { sync, command } = synchronize(this.steps, this.sync, this.entry(), this.process());
      this.sync = sync;
      if (command === null) return;
      this.perform(command);
    }
  }

  perform(command: Command<string>): void {
    if (command.type === "send") {
      if (this.indexOf(command.step) > this.reached) return;
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

function visited(acts: Act[], visit = new Visit(reservation)): Visit {
  visit.settle();
  for (const done of acts) visit.act(done);
  return visit;
}

const on: Act[] = [{ type: "next" }, { type: "answer", isGood: true }];

const acts = fc.array(act, { maxLength: 40 });

/** How a flow is come to: by a link to one of its steps or to none, with so many of them open. */
function visitsTo(steps: Steps<string>): fc.Arbitrary<() => Visit> {
  const linked = fc.constantFrom(null, ...steps.names);
  const reached = fc.nat({ max: steps.names.length - 1 });
  return fc.tuple(linked, reached).map(
    ([link, open]) =>
      () =>
        new Visit(steps, link, open),
  );
}

describe.each(flows)(
  "The address and the process of %s, in any order of back, forward, answers and presses,",
  (_, steps) => {
    test("say the same step whenever the client is asked for something", () => {
      fc.assert(
        fc.property(visitsTo(steps), acts, (come, done) => {
          const visit = visited([...done, { type: "answer", isGood: true }], come());
          expect(visit.entry().step).toBe(visit.at);
        }),
        { numRuns: 1000 },
      );
    });

    test("never lead to a step that was not come to", () => {
      fc.assert(
        fc.property(visitsTo(steps), acts, (come, done) => {
          const visit = visited(done, come());
          expect(visit.indexOf(visit.at)).toBeLessThanOrEqual(visit.reached);
        }),
        { numRuns: 500 },
      );
    });

    test("stay within the history", () => {
      fc.assert(
        fc.property(visitsTo(steps), acts, (come, done) => {
          const visit = visited(done, come());
          expect(visit.index).toBeGreaterThanOrEqual(0);
          expect(visit.index).toBeLessThan(visit.entries.length);
        }),
        { numRuns: 500 },
      );
    });

    test("lead a link to the step it names, or to the first that is open, in its place", () => {
      fc.assert(
        fc.property(visitsTo(steps), (come) => {
          const linked = come();
          const named = linked.indexOf(linked.entry().step);
          const expected = named === -1 ? linked.reached : Math.min(named, linked.reached);
          const visit = visited([], linked);
          expect([visit.at, visit.entries]).toEqual([
            visit.nameOf(expected),
            [expect.objectContaining({ step: visit.nameOf(expected), before: [] })],
          ]);
        }),
      );
    });

    test("go back from a step that was led on to, to the one before, and stay there", () => {
      fc.assert(
        fc.property(visitsTo(steps), (come) => {
          const visit = visited([], come());
          const from = visit.at;
          fc.pre(steps.isRevisitable(from) && visit.indexOf(from) < steps.names.length - 1);
          visited([...on, { type: "back" }], visit);
          expect([visit.at, visit.entry().step, visit.index]).toEqual([from, from, 0]);
        }),
      );
    });
  },
);

describe("The history of a reservation", () => {
  test("has each step once on the straight way, and one press of back goes one step back", () => {
    const visit = visited([...on, ...on, ...on]);
    expect(visit.entries.map(({ step }) => step)).toEqual(["services", "masters", "time", "contacts"]);
    visit.act({ type: "back" });
    expect(visit.at).toBe("time");
  });

  test("does not have a step twice that was gone back to by its name", () => {
    const visit = visited([...on, ...on, { type: "press", index: 0 }]);
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
    const visit = visited([...on, ...on, ...on, ...on, ...on, { type: "change", index: 2 }]);
    expect(visit.at).toBe("time");
    visit.act({ type: "back" });
    expect([visit.at, visit.entry().step]).toEqual(["confirm", "confirm"]);
    visit.act({ type: "back" });
    expect(visit.at).toBe("contacts");
  });

  test("leads back past the steps of a hold that is gone: no press of back does nothing", () => {
    const visit = visited([...on, ...on, ...on, ...on, ...on, { type: "change", index: 0 }, { type: "lose" }]);
    visit.act({ type: "back" });
    expect([visit.at, visit.entry().step]).toEqual(["time", "time"]);
    visit.act({ type: "back" });
    expect([visit.at, visit.entry().step]).toEqual(["masters", "masters"]);
  });

  test("shows no step twice on the way back past a hold that is gone", () => {
    const visit = visited([...on, ...on, ...on, ...on, ...on, { type: "change", index: 2 }, { type: "lose" }]);
    visit.act({ type: "back" });
    expect([visit.at, visit.entry().step]).toEqual(["masters", "masters"]);
  });

  test("leads back to a confirmation whose hold stands still", () => {
    const visit = visited([...on, ...on, ...on, ...on, ...on, { type: "change", index: 0 }]);
    visit.act({ type: "back" });
    expect([visit.at, visit.entry().step]).toEqual(["confirm", "confirm"]);
  });

  test("has the confirmation once, whatever was changed", () => {
    const visit = visited([...on, ...on, ...on, ...on, ...on, { type: "change", index: 3 }, ...on, ...on]);
    expect([visit.at, visit.entry().step]).toEqual(["confirm", "confirm"]);
    visit.act({ type: "back" });
    expect(visit.at).toBe("contacts");
    visit.act({ type: "back" });
    expect(visit.at).toBe("time");
  });

  test("is read from an entry as it lies there, and of anything else nothing", () => {
    const steps = ["services", "time", "confirm", "time"];
    expect(stepsIn(reservationSteps, { steps })).toEqual(steps);
    expect(
      [null, {}, { steps: "time" }, { steps: ["tea", 1] }].map((state) => stepsIn(reservationSteps, state)),
    ).toEqual([[], [], [], []]);
  });

  test("a link to a step that cannot be had is put right in its place", () => {
    const visit = visited([], new Visit(reservation, "confirm"));
    expect(visit.entries).toEqual([expect.objectContaining({ step: "services" })]);
  });

  test("a refused way on leaves the client where they are", () => {
    const visit = visited([...on, { type: "next" }, { type: "answer", isGood: false }]);
    expect(visit.at).toBe("masters");
    expect(visit.entry().step).toBe("masters");
  });
});

describe("One look at the address and the process", () => {
  const entry: Entry<string> = { key: "1", step: "masters", before: ["services"], asksMore: false, saysMore: false };
  const waiting: ProcessView<string> = { step: null, canFollow: true };
  const resting: ProcessView<string> = { step: "masters", canFollow: true };
  const seen = (key: string): SyncState<string> => ({ ...startOfSync("0"), seenKey: key });

  test("tells a process that waits where the client went, once", () => {
    const first = synchronize(reservation, seen("0"), entry, waiting);
    expect(first.command).toEqual({ type: "send", step: "masters" });
    expect(synchronize(reservation, first.sync, entry, waiting).command).toBeNull();
  });

  test("leaves a process alone that cannot follow", () => {
    expect(synchronize(reservation, seen("0"), entry, { ...waiting, canFollow: false }).command).toBeNull();
  });

  test.each([waiting, { ...resting, step: "time" }])(
    "does not take a link to a time for the client's going back (%j)",
    (process) => {
      const { command } = synchronize(reservation, seen("0"), { ...entry, asksMore: true, saysMore: true }, process);
      expect(command).not.toEqual(expect.objectContaining({ type: "send" }));
    },
  );

  test("takes out of the address what it has said, in its place", () => {
    const { command } = synchronize(reservation, startOfSync("1"), { ...entry, saysMore: true }, resting);
    expect(command).toEqual({ type: "replace", step: "masters", before: ["services"] });
  });

  test("takes an address that it has put right, and that comes late, for its own and not for the client's going back", () => {
    const link = { ...entry, asksMore: true, saysMore: true };
    const { sync } = synchronize(reservation, startOfSync("1"), link, resting);
    const late = { ...entry, key: "2" };
    const { command } = synchronize(reservation, sync, late, { ...resting, step: "time" });
    expect(command).toEqual({ type: "push", step: "time", before: ["services", "masters"] });
  });

  test("leads the address nowhere twice while it is on its way", () => {
    const ahead = { ...resting, step: "time" };
    const led = synchronize(reservation, seen("1"), entry, ahead);
    expect(led.command).toEqual({ type: "push", step: "time", before: ["services", "masters"] });
    expect(synchronize(reservation, led.sync, entry, ahead).command).toBeNull();
  });

  test("puts an address that the client came to right in its place, though the process had to be told first", () => {
    const told = synchronize(reservation, seen("0"), entry, { ...resting, step: "time" });
    expect(told.command).toEqual({ type: "send", step: "masters" });
    const { command } = synchronize(reservation, told.sync, entry, { ...resting, step: "time" });
    expect(command).toEqual({ type: "replace", step: "time", before: ["services"] });
  });
});
