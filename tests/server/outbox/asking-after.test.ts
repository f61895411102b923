import { randomUUID } from "node:crypto";
import { Logger } from "graphile-worker";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../server/db/transaction.ts";
import { outboxTask } from "../../../server/jobs/outbox.ts";
import {
  readOutsideState,
  reopenOutsideWork,
  wakeOutsideWork,
  workOnOutbox,
} from "../../../server/services/outbox/outbox.ts";
import { eventually } from "../../support/eventually.ts";
import { OutboxWork } from "./outbox-work.ts";
import { Mortal, steps } from "./outside-world.ts";

// The service does not listen: nobody works on the queue but the tests.
let work: OutboxWork;
beforeAll(async () => {
  work = await OutboxWork.open();
});
afterAll(() => work.server.close());
beforeEach(() => work.begin());

describe("Work in the outside world", () => {
  test("goes on being asked after while the outside is at it, and is never called again", async () => {
    work.world.answer = { type: "pending" };
    const id = await work.request();
    await work.attempt(id);
    expect(await work.state(id)).toBe("begun");
    expect(await work.waits(id)).toHaveLength(1);
    await work.attempt(id);
    work.world.answer = { type: "done" };
    await work.attempt(id);
    expect(work.world.ledger).toEqual([id]);
    expect(await work.events(id)).toEqual(["claimed", "pending", "claimed", "pending", "claimed", "done"]);
  });

  test("is asked after at once when somebody knows that there is something to hear", async () => {
    work.world.answer = { type: "pending" };
    const id = await work.request();
    await work.attempt(id);
    expect(await work.waits(id)).toEqual([3]);
    await inTransaction(work.server.pool, (tx) => wakeOutsideWork(tx, id));
    expect(await work.waits(id)).toHaveLength(1);
    const due = "select run_at <= now() as due from graphile_worker.jobs where key = $1";
    expect((await work.server.pool.query(due, [`outbox:${id}`])).rows).toEqual([{ due: true }]);
    await work.attempt(id);
    expect(await work.waits(id)).toEqual([9]);
  });

  test("is asked after again at once where it was woken while somebody was at it", async () => {
    work.world.answer = { type: "pending" };
    const id = await work.request();
    let answerAt = (): void => {};
    work.world.slowness = new Promise((resolve) => (answerAt = resolve));
    const slow = work.attempt(id);
    await eventually(
      async () => work.world.ledger.length,
      (calls) => calls === 1,
    );
    await inTransaction(work.server.pool, (tx) => wakeOutsideWork(tx, id));
    // The job of the waking comes too early: the work is somebody's.
    expect(await work.attempt(id)).toBeUndefined();
    answerAt();
    expect(await slow).toEqual({ type: "pending" });
    expect(await work.waits(id)).toEqual([0]);
    await work.attempt(id);
    expect(await work.waits(id)).toEqual([9]);
  });

  test("that is settled, or gone, is not woken", async () => {
    const id = await work.request();
    await work.attempt(id);
    await work.server.pool.query("delete from graphile_worker._private_jobs");
    await inTransaction(work.server.pool, (tx) => wakeOutsideWork(tx, id));
    await inTransaction(work.server.pool, (tx) => wakeOutsideWork(tx, randomUUID()));
    expect((await work.server.pool.query("select from graphile_worker.jobs")).rowCount).toBe(0);
  });

  test("is asked after as often as its kind wants it, by its age", async () => {
    work.world.answer = { type: "pending" };
    const id = await work.request();
    const longestWait = (age: number) => (age < 900 ? 10 : 600);
    const waits: number[] = [];
    for (const passes of [0, 60, 60, 780, 0, 0]) {
      work.server.pass(passes);
      const workers = { sendSms: { ...work.world.workerWith(undefined, new Mortal(work.server.pool)), longestWait } };
      await workOnOutbox({ pool: work.server.pool, clock: () => work.server.now, workers }, id);
      waits.push(...(await work.waits(id)));
    }
    expect(waits).toEqual([3, 9, 10, 81, 243, 600]);
  });

  test.each(steps.slice(2))(
    "is asked about again after a mistake of ours while %s, which is on record",
    async (step) => {
      const id = await work.request();
      expect(await work.attempt(id, { step, how: "unexpected" })).toMatchObject({ type: "unexpected" });
      expect(await work.events(id)).toEqual(["claimed", "unexpected"]);
      const { rows } = await work.server.pool.query("select detail from outbox_events where type = 'unexpected'");
      expect(rows[0].detail).toMatch(/^TypeError at .*outside-world/);
      expect(rows[0].detail).not.toContain("904817");
      expect(await work.waits(id)).toHaveLength(1);
      await work.attempt(id);
      expect(work.world.ledger).toEqual([id]);
      expect(await work.state(id)).toBe("done");
    },
  );

  test("that was settled is asked about again once it is reopened, and settled anew", async () => {
    const id = await work.request();
    work.world.answer = { type: "refused" };
    await work.attempt(id);
    const { pool, now } = work.server;
    const reopen = () => inTransaction(pool, (tx) => reopenOutsideWork(tx, id, now));
    await reopen();
    await reopen();
    expect(await readOutsideState(pool, id)).toMatchObject({ isSettled: false, state: "processing" });
    work.world.answer = { type: "done" };
    expect(await work.attempt(id)).toEqual({ type: "done" });
    expect(await work.events(id)).toEqual(["claimed", "refused", "reopened", "claimed", "done"]);
    expect(work.world.ledger).toEqual([id]);
    expect(await readOutsideState(pool, id)).toMatchObject({ isSettled: true, state: "done" });
  });

  test("that only ever ends in a mistake of ours is never settled by it, and is asked about hourly until that is mended", async () => {
    const id = await work.request();
    for (let number = 1; number <= 12; number += 1) {
      const outcome = await work.attempt(id, { step: "recording", how: "unexpected" });
      expect(outcome).toMatchObject({ type: "unexpected", troubles: number });
    }
    expect(await readOutsideState(work.server.pool, id)).toMatchObject({ isSettled: false, state: "processing" });
    const { rows } = await work.server.pool.query<{ wait: number }>(
      "select extract(epoch from run_at - now())::integer as wait from graphile_worker.jobs where key = $1",
      [`outbox:${id}`],
    );
    expect(rows[0]?.wait).toBeGreaterThan(3500);
    expect(rows[0]?.wait).toBeLessThanOrEqual(3600);
    expect(await work.attempt(id)).toEqual({ type: "done" });
    expect(work.world.ledger).toEqual([id]);
    expect(work.world.recorded).toEqual([{ type: "done" }]);
  });

  test.each([
    ["ends in a mistake of ours", { step: "recording", how: "unexpected" }],
    ["is not answered", { step: "called", how: "failed" }],
  ] as const)("that only ever %s is an alarm from the tenth on", async (_what, mishap) => {
    const id = await work.request();
    const process = new Mortal(work.server.pool);
    const worker = work.world.workerWith(mishap, process);
    const workers = { sendSms: { ...worker, ask: async () => ({ type: "notFound" }) as const } };
    const task = outboxTask({ pool: work.server.pool, clock: () => work.server.now, workers });
    const levels: string[] = [];
    const logger = new Logger(() => (level) => void levels.push(level));
    for (let number = 1; number <= 11; number += 1) await task({ id }, { logger });
    expect(levels).toEqual([...Array(9).fill("warning"), "error", "error"]);
  });
});
