import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findWaitingWork } from "../../../server/db/queries/outbox.ts";
import { OutboxWork } from "./outbox-work.ts";

// The service does not listen: nobody works on the queue but the tests.
let work: OutboxWork;
beforeAll(async () => {
  work = await OutboxWork.open();
});
afterAll(() => work.server.close());
beforeEach(() => work.begin());

describe("Work in the outside world", () => {
  test("that waits for a job of its own does not keep older or younger work from being resumed", async () => {
    const [waiting, forgotten] = [await work.request(), await work.request()];
    await work.server.pool.query("delete from graphile_worker._private_jobs where key = $1", [`outbox:${forgotten}`]);
    const asked = { kinds: ["sendSms"], keyPrefix: "outbox:", now: work.server.now, most: 1 };
    expect(await findWaitingWork(work.server.pool, asked)).toEqual([forgotten]);
    await work.resume();
    expect([await work.waits(waiting), await work.waits(forgotten)]).toEqual([
      [expect.anything()],
      [expect.anything()],
    ]);
    expect(await findWaitingWork(work.server.pool, asked)).toEqual([]);
  });

  test("of a kind that a process has no worker for waits, untouched, for one that has", async () => {
    const id = await work.request();
    await work.server.pool.query("delete from graphile_worker._private_jobs");
    await work.server.pool.query("update outbox set kind = 'later' where id = $1", [id]);
    expect(await work.attempt(id)).toBeUndefined();
    await work.resume();
    expect(await work.waits(id)).toHaveLength(0);
    expect(await work.events(id)).toEqual([]);
    await work.server.pool.query("update outbox set kind = 'sendSms' where id = $1", [id]);
    await work.resume();
    expect(await work.waits(id)).toHaveLength(1);
    expect(await work.attempt(id)).toEqual({ type: "done" });
  });

  test("of a process that was killed is put into the queue again", async () => {
    const id = await work.request();
    await work.attempt(id, { step: "called", how: "killed" });
    await work.server.pool.query("delete from graphile_worker._private_jobs");
    await work.resume();
    expect(await work.waits(id)).toHaveLength(0);
    work.server.pass(60);
    await work.resume();
    await work.resume();
    expect(await work.waits(id)).toHaveLength(1);
  });

  test("that waits for its next attempt is not hurried", async () => {
    const id = await work.request();
    await work.attempt(id, { step: "calling", how: "failed" });
    const due = "select run_at::text from graphile_worker.jobs where key = $1";
    const before = await work.server.pool.query(due, [`outbox:${id}`]);
    await work.resume();
    expect((await work.server.pool.query(due, [`outbox:${id}`])).rows).toEqual(before.rows);
  });
});
