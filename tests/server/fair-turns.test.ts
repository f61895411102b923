import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FairTurns, type Work } from "../../server/services/visit-search/fair-turns.ts";

const refused = { problem: { code: "unavailable" } };

/** Has work done one piece at a time, each as long as it takes till the test ends it; the first is under way at once. */
function turnsOf(most = { underWay: 1, waiting: 100, waitingPerCaller: 100 }) {
  const turns = new FairTurns(most);
  const begun: { name: string; end: () => void; fail: (error: Error) => void }[] = [];
  const ask = (name: string, cost = 1, signal = new AbortController().signal) =>
    turns.take({ caller: name[0] ?? "", cost }, signal, () => {
      return new Promise<string>((resolve, reject) => {
        begun.push({ name, end: () => resolve(name), fail: reject });
      });
    });
  const names = () => begun.map(({ name }) => name);
  const endAll = async () => {
    for (let index = 0; index < begun.length; index += 1) {
      begun[index]?.end();
      await new Promise(setImmediate);
    }
    return names();
  };
  return { ask, begun, names, endAll };
}

describe("Work of many callers is done", () => {
  it("a few pieces at a time", async () => {
    const { ask, begun, names, endAll } = turnsOf({ underWay: 2, waiting: 100, waitingPerCaller: 100 });
    const all = Promise.all(["a1", "b1", "c1"].map((name) => ask(name)));
    expect(names()).toEqual(["a1", "b1"]);
    begun[1]?.end();
    await expect.poll(names).toEqual(["a1", "b1", "c1"]);
    await endAll();
    expect(await all).toEqual(["a1", "b1", "c1"]);
  });

  it("for each of them in turn, however much one has waiting", async () => {
    const { ask, endAll } = turnsOf();
    for (const name of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) void ask(name);
    expect(await endAll()).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  });

  it("what is cheap before what is dear, that of its own caller too, and the dear after as much of the cheap", async () => {
    const { ask, endAll } = turnsOf();
    for (const name of ["a1", "a2", "b1"]) void ask(name, 3);
    for (const name of ["b2", "c1", "c2", "c3", "c4", "c5"]) void ask(name, 1);
    expect(await endAll()).toEqual(["a1", "b2", "c1", "c2", "a2", "b1", "c3", "c4", "c5"]);
  });

  it("also after some of it failed", async () => {
    const { ask, begun, names } = turnsOf();
    const [first] = [ask("a1"), ask("b1")];
    begun[0]?.fail(new Error("lost"));
    await expect(first).rejects.toThrow("lost");
    await expect.poll(names).toEqual(["a1", "b1"]);
  });

  it("of as many as there are, once each, and of one caller's alike in the order in which they were asked for", async () => {
    const work = fc.record({ caller: fc.constantFrom("a", "b", "c"), cost: fc.constantFrom(1, 4) });
    await fc.assert(
      fc.asyncProperty(fc.array(work, { maxLength: 20 }), async (all: Work[]) => {
        const { ask, endAll } = turnsOf();
        const asked = all.map(({ caller, cost }, index) => ({ cost, name: `${caller}${index}` }));
        for (const { name, cost } of asked) void ask(name, cost);
        const done = await endAll();
        expect(done.toSorted()).toEqual(asked.map(({ name }) => name).toSorted());
        for (const cost of [1, 4])
          for (const caller of "abc") {
            const own = asked.filter((one) => one.cost === cost && one.name.startsWith(caller)).map(({ name }) => name);
            expect(done.filter((name) => own.includes(name))).toEqual(own);
          }
      }),
      { numRuns: 30 },
    );
  });

  it("for somebody new after at most one piece of each who waits, of no more cost", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 20 }), async (callers) => {
        const { ask, endAll } = turnsOf();
        for (const [index, caller] of callers.entries()) void ask(`${caller}${index}`);
        void ask("new");
        const before = (await endAll()).slice(1).map((name) => name[0]);
        const others = before.slice(0, before.indexOf("n"));
        expect(new Set(others).size).toBe(others.length);
      }),
      { numRuns: 30 },
    );
  });
});

describe("Work is refused", () => {
  it("of a caller who has too much waiting, and of nobody else", async () => {
    const { ask, endAll } = turnsOf({ underWay: 1, waiting: 10, waitingPerCaller: 2 });
    for (const name of ["a1", "a2", "a3"]) void ask(name);
    await expect(ask("a4")).rejects.toMatchObject(refused);
    void ask("b1");
    expect(await endAll()).toEqual(["a1", "a2", "b1", "a3"]);
  });

  it("where too much waits of all", async () => {
    const { ask, endAll } = turnsOf({ underWay: 1, waiting: 2, waitingPerCaller: 2 });
    for (const name of ["a1", "b1", "c1"]) void ask(name);
    await expect(ask("d1")).rejects.toMatchObject(refused);
    expect(await endAll()).toEqual(["a1", "b1", "c1"]);
  });

  it("of whoever has most of it waiting, the last of theirs, where somebody comes who has less", async () => {
    const { ask, endAll } = turnsOf({ underWay: 1, waiting: 4, waitingPerCaller: 3 });
    const [, , , last] = ["a1", "a2", "a3", "a4"].map((name) => ask(name));
    void ask("b1");
    const coming = ask("c1");
    await expect(last).rejects.toMatchObject(refused);
    await expect(ask("a5")).rejects.toMatchObject(refused);
    await expect(ask("b2")).rejects.toMatchObject(refused);
    expect(await endAll()).toEqual(["a1", "a2", "b1", "c1", "a3"]);
    expect(await coming).toBe("c1");
  });

  it("where its wait was ended, and takes nobody's turn or place then", async () => {
    const { ask, endAll } = turnsOf({ underWay: 1, waiting: 2, waitingPerCaller: 2 });
    const ending = new AbortController();
    void ask("a1");
    const given = ask("b1", 1, ending.signal);
    void ask("c1");
    ending.abort(new Error("given up"));
    await expect(given).rejects.toThrow("given up");
    await expect(ask("b2", 1, ending.signal)).rejects.toThrow("given up");
    void ask("d1");
    expect(await endAll()).toEqual(["a1", "c1", "d1"]);
  });
});
