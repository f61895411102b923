import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { Logger } from "graphile-worker";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { outboxTask } from "../../../server/jobs/outbox.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { findWaitingWork } from "../../../server/db/queries/outbox.ts";
import {
  readOutsideState,
  reopenOutsideWork,
  requestOutsideWork,
  resumeOutbox,
  wakeOutsideWork,
  workOnOutbox,
} from "../../../server/services/outbox/outbox.ts";
import { eventually } from "../../support/eventually.ts";
import { TestServer } from "../test-server.ts";
import { type Mishap, Mortal, OutsideWorld, steps, ways } from "./outside-world.ts";

// The service does not listen: nobody works on the queue but the tests.
let server: TestServer;
let world: OutsideWorld;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.empty("outbox");
  world = new OutsideWorld();
});

const inAnHour = () => new Date(server.now.getTime() + 3_600_000);

async function request(beginBefore = inAnHour()): Promise<string> {
  const id = randomUUID();
  const { pool, now } = server;
  await inTransaction(pool, (tx) => requestOutsideWork(tx, { id, kind: "sendSms", beginBefore, now }));
  return id;
}

/** One attempt, as a process makes it that has this mishap; undefined where it does not live to its end. */
async function attempt(id: string, mishap?: Mishap): Promise<unknown> {
  const process = new Mortal(server.pool);
  const workers = { sendSms: world.workerWith(mishap, process) };
  const outcome = workOnOutbox({ pool: process.pool, clock: () => server.now, workers }, id);
  return Promise.race([outcome, process.death]);
}

function resume(): Promise<void> {
  const workers = { sendSms: world.workerWith(undefined, new Mortal(server.pool)) };
  return resumeOutbox({ pool: server.pool, clock: () => server.now, workers });
}

const state = async (id: string) => (await readOutsideState(server.pool, id))?.state;

async function events(id: string): Promise<string[]> {
  const { rows } = await server.pool.query<{ type: string }>(
    "select type from outbox_events where outbox_id = $1 order by attempt, type <> 'claimed'",
    [id],
  );
  return rows.map(({ type }) => type);
}

async function waitingJobs(id: string): Promise<number> {
  const { rows } = await server.pool.query("select 1 from graphile_worker.jobs where key = $1 and locked_at is null", [
    `outbox:${id}`,
  ]);
  return rows.length;
}

const mishap = fc.option(fc.record({ step: fc.constantFrom(...steps), how: fc.constantFrom(...ways) }), {
  nil: undefined,
});
/** The attempts of a round are made by two processes at once; then time passes. */
const round = fc.record({ first: mishap, second: mishap, passes: fc.constantFrom(1, 30, 59, 60, 600) });

describe("Work in the outside world", () => {
  test("is done once and settled, wherever processes are killed, fail or race", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(round, { maxLength: 6 }), fc.constantFrom("done", "refused"), async (rounds, type) => {
        world = new OutsideWorld();
        world.answer = { type };
        const id = await request(new Date(server.now.getTime() + 100_000_000));
        for (const { first, second, passes } of rounds) {
          await Promise.all([attempt(id, first), attempt(id, second)]);
          expect(world.ledger.length).toBeLessThanOrEqual(1);
          server.pass(passes);
        }
        server.pass(60);
        await attempt(id);
        expect(world.ledger).toEqual([id]);
        expect(world.recorded.filter((outcome) => outcome.type === type)).toHaveLength(1);
        expect(await readOutsideState(server.pool, id)).toMatchObject({ isSettled: true, state: type });
      }),
      { numRuns: 60 },
    );
  });

  test.each(steps.flatMap((step) => ways.map((how) => ({ step, how }))))(
    "survives an attempt that is $how while $step",
    async (first) => {
      const id = await request();
      // What asks is not the first attempt: that has nothing to ask about.
      if (first.step === "asking" || first.step === "asked") await attempt(id, { step: "called", how: "killed" });
      server.pass(60);
      await attempt(id, first);
      expect(await state(id)).toBe("processing");
      server.pass(60);
      await attempt(id);
      expect(world.ledger).toEqual([id]);
      expect(await state(id)).toBe("done");
    },
  );

  test("asks nothing before the first call, and asks before every other", async () => {
    const id = await request();
    await attempt(id, { step: "asking", how: "killed" });
    expect(await state(id)).toBe("done");
    const other = await request();
    await attempt(other, { step: "calling", how: "failed" });
    await attempt(other, { step: "asking", how: "failed" });
    expect(world.ledger).toEqual([id]);
    expect(await events(other)).toEqual(["claimed", "failed", "claimed", "failed"]);
  });

  test("is one process's at a time, for as long as that may be alive", async () => {
    const id = await request();
    await attempt(id, { step: "calling", how: "killed" });
    server.pass(59);
    expect(await attempt(id)).toBeUndefined();
    server.pass(1);
    expect(await attempt(id)).toEqual({ type: "done" });
  });

  test("stays as another process has settled it when a slow one comes back", async () => {
    const id = await request();
    let answerAt = (): void => {};
    world.slowness = new Promise((resolve) => (answerAt = resolve));
    const slow = attempt(id);
    await eventually(
      async () => world.ledger.length,
      (calls) => calls === 1,
    );
    expect(await attempt(id)).toBeUndefined();
    server.pass(60);
    expect(await attempt(id)).toEqual({ type: "done" });
    answerAt();
    expect(await slow).toBeUndefined();
    expect(world.ledger).toEqual([id]);
    expect(world.recorded).toEqual([{ type: "done" }]);
  });

  test("goes on being asked after while the outside is at it, and is never called again", async () => {
    world.answer = { type: "pending" };
    const id = await request();
    await attempt(id);
    expect(await state(id)).toBe("begun");
    expect(await waitingJobs(id)).toBe(1);
    await attempt(id);
    world.answer = { type: "done" };
    await attempt(id);
    expect(world.ledger).toEqual([id]);
    expect(await events(id)).toEqual(["claimed", "pending", "claimed", "pending", "claimed", "done"]);
  });

  const inSecondsOf = async (id: string) => {
    const { rows } = await server.pool.query<{ seconds: number }>(
      `select extract(epoch from run_at - created_at)::int as seconds from graphile_worker.jobs
        where key = $1 and locked_at is null`,
      [`outbox:${id}`],
    );
    return rows.map(({ seconds }) => seconds);
  };

  test("is asked after at once when somebody knows that there is something to hear", async () => {
    world.answer = { type: "pending" };
    const id = await request();
    await attempt(id);
    expect(await inSecondsOf(id)).toEqual([3]);
    await inTransaction(server.pool, (tx) => wakeOutsideWork(tx, id));
    expect(await waitingJobs(id)).toBe(1);
    const due = "select run_at <= now() as due from graphile_worker.jobs where key = $1";
    expect((await server.pool.query(due, [`outbox:${id}`])).rows).toEqual([{ due: true }]);
    await attempt(id);
    expect(await inSecondsOf(id)).toEqual([9]);
  });

  test("is asked after again at once where it was woken while somebody was at it", async () => {
    world.answer = { type: "pending" };
    const id = await request();
    let answerAt = (): void => {};
    world.slowness = new Promise((resolve) => (answerAt = resolve));
    const slow = attempt(id);
    await eventually(
      async () => world.ledger.length,
      (calls) => calls === 1,
    );
    await inTransaction(server.pool, (tx) => wakeOutsideWork(tx, id));
    // The job of the waking comes too early: the work is somebody's.
    expect(await attempt(id)).toBeUndefined();
    answerAt();
    expect(await slow).toEqual({ type: "pending" });
    expect(await inSecondsOf(id)).toEqual([0]);
    await attempt(id);
    expect(await inSecondsOf(id)).toEqual([9]);
  });

  test("that is settled, or gone, is not woken", async () => {
    const id = await request();
    await attempt(id);
    await server.pool.query("delete from graphile_worker._private_jobs");
    await inTransaction(server.pool, (tx) => wakeOutsideWork(tx, id));
    await inTransaction(server.pool, (tx) => wakeOutsideWork(tx, randomUUID()));
    expect((await server.pool.query("select from graphile_worker.jobs")).rowCount).toBe(0);
  });

  test("is asked after as often as its kind wants it, by its age", async () => {
    world.answer = { type: "pending" };
    const id = await request();
    const longestWait = (age: number) => (age < 900 ? 10 : 600);
    const waits: number[] = [];
    for (const passes of [0, 60, 60, 780, 0, 0]) {
      server.pass(passes);
      const workers = { sendSms: { ...world.workerWith(undefined, new Mortal(server.pool)), longestWait } };
      await workOnOutbox({ pool: server.pool, clock: () => server.now, workers }, id);
      waits.push(...(await inSecondsOf(id)));
    }
    expect(waits).toEqual([3, 9, 10, 81, 243, 600]);
  });

  test("is not called again even when the outside forgets that it was at it", async () => {
    world.answer = { type: "pending" };
    const id = await request();
    await attempt(id);
    world.ledger.length = 0;
    expect(await attempt(id)).toMatchObject({ type: "failed" });
    expect(world.ledger).toEqual([]);
    expect(await state(id)).toBe("begun");
  });

  test("is not begun after its time, and is settled as given up", async () => {
    const id = await request();
    await attempt(id, { step: "calling", how: "failed" });
    server.pass(3600);
    expect(await attempt(id)).toEqual({ type: "givenUp" });
    expect(world.ledger).toEqual([]);
    expect(await readOutsideState(server.pool, id)).toMatchObject({ isSettled: true, state: "givenUp" });
  });

  test("that was begun in time is settled by what the outside says, however late", async () => {
    const id = await request();
    await attempt(id, { step: "called", how: "killed" });
    server.pass(7200);
    expect(await attempt(id)).toEqual({ type: "done" });
  });

  test("is gone with the transaction that wanted it", async () => {
    const id = randomUUID();
    const { pool, now } = server;
    const failing = inTransaction(pool, async (tx) => {
      await requestOutsideWork(tx, { id, kind: "sendSms", beginBefore: inAnHour(), now });
      throw new Error("something later");
    });
    await expect(failing).rejects.toThrow("something later");
    expect(await readOutsideState(pool, id)).toBeUndefined();
    expect(await waitingJobs(id)).toBe(0);
  });

  test("that is refused keeps what the outside said of it, for whoever reads", async () => {
    world.answer = { type: "refused", detail: "status 22" };
    const id = await request();
    await attempt(id);
    expect(await readOutsideState(server.pool, id)).toEqual({ isSettled: true, state: "refused", detail: "status 22" });
    const { rows } = await server.pool.query("select detail from outbox_events where type = 'refused'");
    expect(rows).toEqual([{ detail: "status 22" }]);
  });

  test.each(steps.slice(2))(
    "is asked about again after a mistake of ours while %s, which is on record",
    async (step) => {
      const id = await request();
      expect(await attempt(id, { step, how: "unexpected" })).toMatchObject({ type: "unexpected" });
      expect(await events(id)).toEqual(["claimed", "unexpected"]);
      const { rows } = await server.pool.query("select detail from outbox_events where type = 'unexpected'");
      expect(rows[0].detail).toMatch(/^TypeError at .*outside-world/);
      expect(rows[0].detail).not.toContain("904817");
      expect(await waitingJobs(id)).toBe(1);
      await attempt(id);
      expect(world.ledger).toEqual([id]);
      expect(await state(id)).toBe("done");
    },
  );

  test("that waits for a job of its own does not keep older or younger work from being resumed", async () => {
    const [waiting, forgotten] = [await request(), await request()];
    await server.pool.query("delete from graphile_worker._private_jobs where key = $1", [`outbox:${forgotten}`]);
    const asked = { kinds: ["sendSms"], keyPrefix: "outbox:", now: server.now, most: 1 };
    expect(await findWaitingWork(server.pool, asked)).toEqual([forgotten]);
    await resume();
    expect([await waitingJobs(waiting), await waitingJobs(forgotten)]).toEqual([1, 1]);
    expect(await findWaitingWork(server.pool, asked)).toEqual([]);
  });

  test("that was settled is asked about again once it is reopened, and settled anew", async () => {
    const id = await request();
    world.answer = { type: "refused" };
    await attempt(id);
    const { pool, now } = server;
    const reopen = () => inTransaction(pool, (tx) => reopenOutsideWork(tx, id, now));
    await reopen();
    await reopen();
    expect(await readOutsideState(pool, id)).toMatchObject({ isSettled: false, state: "processing" });
    world.answer = { type: "done" };
    expect(await attempt(id)).toEqual({ type: "done" });
    expect(await events(id)).toEqual(["claimed", "refused", "reopened", "claimed", "done"]);
    expect(world.ledger).toEqual([id]);
    expect(await readOutsideState(pool, id)).toMatchObject({ isSettled: true, state: "done" });
  });

  test("that only ever ends in a mistake of ours is never settled by it, and is asked about hourly until that is mended", async () => {
    const id = await request();
    for (let number = 1; number <= 12; number += 1) {
      const outcome = await attempt(id, { step: "recording", how: "unexpected" });
      expect(outcome).toMatchObject({ type: "unexpected", troubles: number });
    }
    expect(await readOutsideState(server.pool, id)).toMatchObject({ isSettled: false, state: "processing" });
    const { rows } = await server.pool.query<{ wait: number }>(
      "select extract(epoch from run_at - now())::integer as wait from graphile_worker.jobs where key = $1",
      [`outbox:${id}`],
    );
    expect(rows[0]?.wait).toBeGreaterThan(3500);
    expect(rows[0]?.wait).toBeLessThanOrEqual(3600);
    expect(await attempt(id)).toEqual({ type: "done" });
    expect(world.ledger).toEqual([id]);
    expect(world.recorded).toEqual([{ type: "done" }]);
  });

  test.each([
    ["ends in a mistake of ours", { step: "recording", how: "unexpected" }],
    ["is not answered", { step: "called", how: "failed" }],
  ] as const)("that only ever %s is an alarm from the tenth on", async (_what, mishap) => {
    const id = await request();
    const process = new Mortal(server.pool);
    const worker = world.workerWith(mishap, process);
    const workers = { sendSms: { ...worker, ask: async () => ({ type: "unheard" }) as const } };
    const task = outboxTask({ pool: server.pool, clock: () => server.now, workers });
    const levels: string[] = [];
    const logger = new Logger(() => (level) => void levels.push(level));
    for (let number = 1; number <= 11; number += 1) await task({ id }, { logger });
    expect(levels).toEqual([...Array(9).fill("warning"), "error", "error"]);
  });

  test("of a kind that a process has no worker for waits, untouched, for one that has", async () => {
    const id = await request();
    await server.pool.query("delete from graphile_worker._private_jobs");
    await server.pool.query("update outbox set kind = 'later' where id = $1", [id]);
    expect(await attempt(id)).toBeUndefined();
    await resume();
    expect(await waitingJobs(id)).toBe(0);
    expect(await events(id)).toEqual([]);
    await server.pool.query("update outbox set kind = 'sendSms' where id = $1", [id]);
    await resume();
    expect(await waitingJobs(id)).toBe(1);
    expect(await attempt(id)).toEqual({ type: "done" });
  });

  test("of a process that was killed is put into the queue again", async () => {
    const id = await request();
    await attempt(id, { step: "called", how: "killed" });
    await server.pool.query("delete from graphile_worker._private_jobs");
    await resume();
    expect(await waitingJobs(id)).toBe(0);
    server.pass(60);
    await resume();
    await resume();
    expect(await waitingJobs(id)).toBe(1);
  });

  test("that waits for its next attempt is not hurried", async () => {
    const id = await request();
    await attempt(id, { step: "calling", how: "failed" });
    const due = "select run_at::text from graphile_worker.jobs where key = $1";
    const before = await server.pool.query(due, [`outbox:${id}`]);
    await resume();
    expect((await server.pool.query(due, [`outbox:${id}`])).rows).toEqual(before.rows);
  });

  test("has a record to which is only added", async () => {
    const id = await request();
    await attempt(id);
    const changing = server.pool.query("update outbox_events set type = 'refused' where outbox_id = $1", [id]);
    await expect(changing).rejects.toThrow("only ever added to");
  });
});
