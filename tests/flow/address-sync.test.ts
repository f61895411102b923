import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { giftCardSteps } from "../../domain/gift-card-steps.ts";
import { type Way, ways } from "../../domain/sign-in.ts";
import { surveySteps } from "../../domain/survey.ts";
import { isRevisitable, needsHold, reservationSteps } from "../../domain/reservation-steps.ts";
import {
  type Entry,
  stepsIn,
  synchronize,
  startOfSync,
  type Steps,
  type SyncState,
  type ProcessView,
} from "../../src/flow/address-sync.ts";
import { type Act, act, query, Walk } from "./walk.ts";

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

function walked(acts: Act[], walk = new Walk(reservation)): Walk {
  walk.settle();
  for (const done of acts) walk.act(done);
  return walk;
}

const on: Act[] = [{ type: "next" }, { type: "answer", isGood: true }];

const acts = fc.array(act, { maxLength: 40 });

/** How a flow is come to: by a link to one of its steps or to none, which may have more, with so many of them open. */
function walksOf(steps: Steps<string>): fc.Arbitrary<() => Walk> {
  const linked = fc.constantFrom(null, ...steps.names);
  const reached = fc.nat({ max: steps.names.length - 1 });
  return fc.tuple(linked, reached, query).map(
    ([link, open, query]) =>
      () =>
        new Walk(steps, link, open, query),
  );
}

describe.each(flows)(
  "The address and the process of %s, in any order of back, forward, answers and presses,",
  (_, steps) => {
    test("say the same step whenever the client is asked for something", () => {
      fc.assert(
        fc.property(walksOf(steps), acts, (come, done) => {
          const walk = walked([...done, { type: "answer", isGood: true }], come());
          expect(walk.entry()).toMatchObject({ step: walk.at, asksMore: false, hasQuery: false });
        }),
        { numRuns: 1000 },
      );
    });

    test("never lead to a step that was not come to", () => {
      fc.assert(
        fc.property(walksOf(steps), acts, (come, done) => {
          const walk = walked(done, come());
          expect(walk.indexOf(walk.at)).toBeLessThanOrEqual(walk.reached);
        }),
        { numRuns: 500 },
      );
    });

    test("stay within the history", () => {
      fc.assert(
        fc.property(walksOf(steps), acts, (come, done) => {
          const walk = walked(done, come());
          expect(walk.index).toBeGreaterThanOrEqual(0);
          expect(walk.index).toBeLessThan(walk.entries.length);
        }),
        { numRuns: 500 },
      );
    });

    test("lead a link to the step it names, or to the first that is open, in its place", () => {
      fc.assert(
        fc.property(walksOf(steps), (come) => {
          const linked = come();
          const { step, asksMore } = linked.entry();
          const named = asksMore ? -1 : linked.indexOf(step);
          const expected = named === -1 ? linked.reached : Math.min(named, linked.reached);
          const walk = walked([{ type: "answer", isGood: false }], linked);
          expect([walk.at, walk.entries]).toEqual([
            walk.nameOf(expected),
            [expect.objectContaining({ step: walk.nameOf(expected), before: [], query: "nothing" })],
          ]);
        }),
      );
    });

    test("go back from a step that was led on to, to the one before, and stay there", () => {
      fc.assert(
        fc.property(walksOf(steps), (come) => {
          const walk = walked([{ type: "answer", isGood: false }], come());
          const from = walk.at;
          fc.pre(steps.isRevisitable(from) && walk.indexOf(from) < steps.names.length - 1);
          walked([...on, { type: "back" }], walk);
          expect([walk.at, walk.entry().step, walk.index]).toEqual([from, from, 0]);
        }),
      );
    });
  },
);

type WayAct =
  | { type: "back" }
  | { type: "forward" }
  /** The process goes on by a way, which the client has pressed or an answer has led to. */
  | { type: "take"; way: Way }
  /** The client opens a link to a way, here. */
  | { type: "link"; way: Way };

const wayAct: fc.Arbitrary<WayAct> = fc.oneof(
  fc.constant<WayAct>({ type: "back" }),
  fc.constant<WayAct>({ type: "forward" }),
  fc.record({ type: fc.constant("take" as const), way: fc.constantFrom(...ways) }),
  fc.record({ type: fc.constant("link" as const), way: fc.constantFrom(...ways) }),
);

describe("The address and the process of signing in, in any order of back, forward, answers and presses,", () => {
  const signIn: Steps<string> = { names: ways, isRevisitable: () => false, canBeLost: () => false };

  test("go by the same way, which takes the place of the one before in the history", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ways), fc.array(wayAct, { maxLength: 40 }), (first, done) => {
        const walk = walked([], new Walk(signIn, first, ways.length - 1));
        let expected = { shown: [first], index: 0 };
        for (const one of done) {
          expected = afterWayAct(expected, one);
          if (one.type === "take") walk.at = one.way;
          if (one.type === "link") walk.perform({ type: "push", step: one.way, before: [] });
          if (one.type === "back" || one.type === "forward") walk.act(one);
          else walk.settle();
          expect(walk.entries.map(({ step }) => step)).toEqual(expected.shown);
          expect([walk.index, walk.at]).toEqual([expected.index, expected.shown[expected.index]]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

type WayHistory = { shown: Way[]; index: number };

function afterWayAct({ shown, index }: WayHistory, done: WayAct): WayHistory {
  if (done.type === "back") return { shown, index: Math.max(0, index - 1) };
  if (done.type === "forward") return { shown, index: Math.min(shown.length - 1, index + 1) };
  if (done.type === "take") return { shown: shown.with(index, done.way), index };
  return { shown: [...shown.slice(0, index + 1), done.way], index: index + 1 };
}

describe("The history of a reservation", () => {
  test("has each step once on the straight way, and one press of back goes one step back", () => {
    const walk = walked([...on, ...on, ...on]);
    expect(walk.entries.map(({ step }) => step)).toEqual(["services", "masters", "time", "contacts"]);
    walk.act({ type: "back" });
    expect(walk.at).toBe("time");
  });

  test("does not have a step twice that was gone back to by its name", () => {
    const walk = walked([...on, ...on, { type: "press", index: 0 }]);
    expect(walk.at).toBe("services");
    expect(walk.index).toBe(0);
    walk.act({ type: "forward" });
    expect(walk.at).toBe("masters");
  });

  test("forgets the code, which is asked for once", () => {
    const walk = walked([...on, ...on, ...on, ...on, ...on]);
    expect(walk.entries.map(({ step }) => step)).toEqual(["services", "masters", "time", "contacts", "confirm"]);
  });

  test("leads back to the confirmation from what was to be changed there, and not to the step before that", () => {
    const walk = walked([...on, ...on, ...on, ...on, ...on, { type: "change", index: 2 }]);
    expect(walk.at).toBe("time");
    walk.act({ type: "back" });
    expect([walk.at, walk.entry().step]).toEqual(["confirm", "confirm"]);
    walk.act({ type: "back" });
    expect(walk.at).toBe("contacts");
  });

  test("leads back past the steps of a hold that is gone: no press of back does nothing", () => {
    const walk = walked([...on, ...on, ...on, ...on, ...on, { type: "change", index: 0 }, { type: "lose" }]);
    walk.act({ type: "back" });
    expect([walk.at, walk.entry().step]).toEqual(["time", "time"]);
    walk.act({ type: "back" });
    expect([walk.at, walk.entry().step]).toEqual(["masters", "masters"]);
  });

  test("shows no step twice on the way back past a hold that is gone", () => {
    const walk = walked([...on, ...on, ...on, ...on, ...on, { type: "change", index: 2 }, { type: "lose" }]);
    walk.act({ type: "back" });
    expect([walk.at, walk.entry().step]).toEqual(["masters", "masters"]);
  });

  test("leads back to a confirmation whose hold stands still", () => {
    const walk = walked([...on, ...on, ...on, ...on, ...on, { type: "change", index: 0 }]);
    walk.act({ type: "back" });
    expect([walk.at, walk.entry().step]).toEqual(["confirm", "confirm"]);
  });

  test("has the confirmation once, whatever was changed", () => {
    const walk = walked([...on, ...on, ...on, ...on, ...on, { type: "change", index: 3 }, ...on, ...on]);
    expect([walk.at, walk.entry().step]).toEqual(["confirm", "confirm"]);
    walk.act({ type: "back" });
    expect(walk.at).toBe("contacts");
    walk.act({ type: "back" });
    expect(walk.at).toBe("time");
  });

  test("is read from an entry as it lies there, and of anything else nothing", () => {
    const steps = ["services", "time", "confirm", "time"];
    expect(stepsIn(reservationSteps, { steps })).toEqual(steps);
    expect(
      [null, {}, { steps: "time" }, { steps: ["tea", 1] }].map((state) => stepsIn(reservationSteps, state)),
    ).toEqual([[], [], [], []]);
  });

  test("a link to a step that cannot be had is put right in its place", () => {
    const walk = walked([], new Walk(reservation, "confirm"));
    expect(walk.entries).toEqual([expect.objectContaining({ step: "services" })]);
  });

  test("a refused way on leaves the client where they are", () => {
    const walk = walked([...on, { type: "next" }, { type: "answer", isGood: false }]);
    expect(walk.at).toBe("masters");
    expect(walk.entry().step).toBe("masters");
  });
});

describe("One look at the address and the process", () => {
  const entry: Entry<string> = { key: "1", step: "masters", before: ["services"], asksMore: false, hasQuery: false };
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
      const { command } = synchronize(reservation, seen("0"), { ...entry, asksMore: true, hasQuery: true }, process);
      expect(command).not.toEqual(expect.objectContaining({ type: "send" }));
    },
  );

  test("takes out of the address what it has said, in its place", () => {
    const { command } = synchronize(reservation, startOfSync("1"), { ...entry, hasQuery: true }, resting);
    expect(command).toEqual({ type: "replace", step: "masters", before: ["services"] });
  });

  test("takes an address that it has put right, and that comes late, for its own and not for the client's going back", () => {
    const link = { ...entry, asksMore: true, hasQuery: true };
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
