import Fastify, { type FastifyInstance } from "fastify";
import { Logger } from "graphile-worker";
import type { Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openPool } from "../../server/db/pool.ts";
import { paymentKinds } from "../../server/app/payment-kinds.ts";
import { runJobs } from "../../server/jobs/runner.ts";
import { startWorkers } from "../../server/jobs/workers.ts";
import { eventually } from "../support/eventually.ts";
import { salon } from "./salon.ts";
import { TestServer } from "./test-server.ts";
import { type Wire, wireTo } from "./support/wire.ts";

// A promise that is rejected where nobody can catch it fails the whole run, as it would end the process.
const silent = new Logger(() => () => {});
let server: TestServer;
let wire: Wire;
let pool: Pool;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.pool.query("truncate reservations, idempotency_keys, graphile_worker._private_jobs cascade");
  wire = await wireTo(server.databaseUrl);
  pool = await openPool(wire.url);
});
afterEach(async () => {
  await pool.end();
  await wire.cut();
});

/** An app that works on the queue and does nothing else, through the wire; a minute of its timetable is short. */
async function worksOnQueue(): Promise<{ app: FastifyInstance; warnings: string[] }> {
  const warnings: string[] = [];
  const stream = { write: (line: string) => warnings.push(line) };
  const app = Fastify({ logger: { level: "warn", stream } });
  const sms = { send: () => Promise.reject(new Error("none")), statusOf: () => Promise.reject(new Error("none")) };
  const availability = { firstPlan: () => Promise.reject(new Error("none")) };
  const { config } = server;
  const money = { processors: {}, kinds: paymentKinds };
  await runJobs(app, { pool, availability, sms, ...money, config, clock: () => server.now }, 50);
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, warnings };
}

const statuses = async () => (await server.pool.query("select status from reservations")).rows;

test("a database that is away when a job is due takes nothing down, and what is due is done once it is back", async () => {
  const { app, warnings } = await worksOnQueue();
  await server.hold("13:00", 1);
  await wire.cut();
  await eventually(
    async () => warnings.filter((line) => line.includes("could not be put into the queue")).length,
    (missed) => missed >= 2,
  );
  server.pass(300);
  expect(await statuses()).toEqual([{ status: "held" }]);
  await wire.mend();
  expect(await eventually(statuses, ([found]) => found?.status === "expired")).toHaveLength(1);
  await app.close();
});

test("workers whose first question was cut off ask again", async () => {
  let done = 0;
  const task = async () => {
    done += 1;
  };
  await wire.cut();
  const workers = startWorkers(pool, { task }, silent);
  await expect(pool.query("select 1")).rejects.toThrow("ECONNREFUSED");
  await wire.mend();
  await server.pool.query("select graphile_worker.add_job('task')");
  const finished = await eventually(
    async () => done,
    (count) => count >= 1,
  );
  await workers.stop();
  expect(finished).toBe(1);
});

test("workers that could not write down what they have done are replaced", async () => {
  // The library prints what a worker ended of.
  vi.spyOn(console, "trace").mockReturnValue(undefined);
  let done = 0;
  let atWork = 0;
  let goOn = (): void => {};
  const goesOn = new Promise<void>((resolve) => (goOn = resolve));
  const wait = async () => {
    atWork += 1;
    await goesOn;
    done += 1;
  };
  const workers = startWorkers(pool, { wait }, silent);
  const add = () => server.pool.query("select graphile_worker.add_job('wait')");
  await Promise.all([add(), add(), add(), add()]);
  await eventually(
    async () => atWork,
    (count) => count === 4,
  );
  await wire.cut();
  goOn();
  await eventually(
    async () => done,
    (count) => count === 4,
  );
  await wire.mend();
  await add();
  const finished = await eventually(
    async () => done,
    (count) => count >= 5,
  );
  await workers.stop();
  expect(finished).toBe(5);
});
