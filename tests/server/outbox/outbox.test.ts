import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../server/db/transaction.ts";
import { readOutsideState, requestOutsideWork } from "../../../server/services/outbox/outbox.ts";
import { eventually } from "../../support/eventually.ts";
import { OutboxWork } from "./outbox-work.ts";
import { OutsideWorld, steps, ways } from "./outside-world.ts";

// The service does not listen: nobody works on the queue but the tests.
let work: OutboxWork;
beforeAll(async () => {
  work = await OutboxWork.open();
});
afterAll(() => work.server.close());
beforeEach(() => work.begin());

const mishap = fc.option(fc.record({ step: fc.constantFrom(...steps), how: fc.constantFrom(...ways) }), {
  nil: undefined,
});
/** The attempts of a round are made by two processes at once; then time passes. */
const round = fc.record({ first: mishap, second: mishap, passes: fc.constantFrom(1, 30, 59, 60, 600) });

describe("Work in the outside world", () => {
  test("is done once and settled, wherever processes are killed, fail or race", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(round, { maxLength: 6 }), fc.constantFrom("done", "refused"), async (rounds, type) => {
        work.world = new OutsideWorld();
        work.world.answer = { type };
        const id = await work.request(new Date(work.server.now.getTime() + 100_000_000));
        for (const { first, second, passes } of rounds) {
          await Promise.all([work.attempt(id, first), work.attempt(id, second)]);
          expect(work.world.ledger.length).toBeLessThanOrEqual(1);
          work.server.pass(passes);
        }
        work.server.pass(60);
        await work.attempt(id);
        expect(work.world.ledger).toEqual([id]);
        expect(work.world.recorded.filter((outcome) => outcome.type === type)).toHaveLength(1);
        expect(await readOutsideState(work.server.pool, id)).toMatchObject({ isSettled: true, state: type });
      }),
      { numRuns: 60 },
    );
  });

  test.each(steps.flatMap((step) => ways.map((how) => ({ step, how }))))(
    "survives an attempt that is $how while $step",
    async (first) => {
      const id = await work.request();
      // What asks is not the first attempt: that has nothing to ask about.
      if (first.step === "asking" || first.step === "asked") await work.attempt(id, { step: "called", how: "killed" });
      work.server.pass(60);
      await work.attempt(id, first);
      expect(await work.state(id)).toBe("processing");
      work.server.pass(60);
      await work.attempt(id);
      expect(work.world.ledger).toEqual([id]);
      expect(await work.state(id)).toBe("done");
    },
  );

  test("asks nothing before the first call, and asks before every other", async () => {
    const id = await work.request();
    await work.attempt(id, { step: "asking", how: "killed" });
    expect(await work.state(id)).toBe("done");
    const other = await work.request();
    await work.attempt(other, { step: "calling", how: "failed" });
    await work.attempt(other, { step: "asking", how: "failed" });
    expect(work.world.ledger).toEqual([id]);
    expect(await work.events(other)).toEqual(["claimed", "failed", "claimed", "failed"]);
  });

  test("is one process's at a time, for as long as that may be alive", async () => {
    const id = await work.request();
    await work.attempt(id, { step: "calling", how: "killed" });
    work.server.pass(59);
    expect(await work.attempt(id)).toBeUndefined();
    work.server.pass(1);
    expect(await work.attempt(id)).toEqual({ type: "done" });
  });

  test("stays as another process has settled it when a slow one comes back", async () => {
    const id = await work.request();
    let answerAt = (): void => {};
    work.world.slowness = new Promise((resolve) => (answerAt = resolve));
    const slow = work.attempt(id);
    await eventually(
      async () => work.world.ledger.length,
      (calls) => calls === 1,
    );
    expect(await work.attempt(id)).toBeUndefined();
    work.server.pass(60);
    expect(await work.attempt(id)).toEqual({ type: "done" });
    answerAt();
    expect(await slow).toBeUndefined();
    expect(work.world.ledger).toEqual([id]);
    expect(work.world.recorded).toEqual([{ type: "done" }]);
  });

  test("is not called again even when the outside forgets that it was at it", async () => {
    work.world.answer = { type: "pending" };
    const id = await work.request();
    await work.attempt(id);
    work.world.ledger.length = 0;
    expect(await work.attempt(id)).toMatchObject({ type: "failed" });
    expect(work.world.ledger).toEqual([]);
    expect(await work.state(id)).toBe("begun");
  });

  test("is not begun after its time, and is settled as given up", async () => {
    const id = await work.request();
    await work.attempt(id, { step: "calling", how: "failed" });
    work.server.pass(3600);
    expect(await work.attempt(id)).toEqual({ type: "givenUp" });
    expect(work.world.ledger).toEqual([]);
    expect(await readOutsideState(work.server.pool, id)).toMatchObject({ isSettled: true, state: "givenUp" });
  });

  test("that was begun in time is settled by what the outside says, however late", async () => {
    const id = await work.request();
    await work.attempt(id, { step: "called", how: "killed" });
    work.server.pass(7200);
    expect(await work.attempt(id)).toEqual({ type: "done" });
  });

  test("is gone with the transaction that wanted it", async () => {
    const id = randomUUID();
    const { pool, now } = work.server;
    const failing = inTransaction(pool, async (tx) => {
      await requestOutsideWork(tx, { id, kind: "sendSms", beginBefore: work.inAnHour(), now });
      throw new Error("something later");
    });
    await expect(failing).rejects.toThrow("something later");
    expect(await readOutsideState(pool, id)).toBeUndefined();
    expect(await work.waits(id)).toHaveLength(0);
  });

  test("that is refused keeps what the outside said of it, for whoever reads", async () => {
    work.world.answer = { type: "refused", detail: "status 22" };
    const id = await work.request();
    await work.attempt(id);
    expect(await readOutsideState(work.server.pool, id)).toEqual({
      isSettled: true,
      state: "refused",
      detail: "status 22",
    });
    const { rows } = await work.server.pool.query("select detail from outbox_events where type = 'refused'");
    expect(rows).toEqual([{ detail: "status 22" }]);
  });

  test("has a record to which is only added", async () => {
    const id = await work.request();
    await work.attempt(id);
    const changing = work.server.pool.query("update outbox_events set type = 'refused' where outbox_id = $1", [id]);
    await expect(changing).rejects.toThrow("only ever added to");
  });
});
