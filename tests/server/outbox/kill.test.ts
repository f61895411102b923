import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { PoolClient } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../../server/db/transaction.ts";
import { smscGateway } from "../../../server/outside/sms/smsc.ts";
import { readOutsideState, resumeOutbox, workOnOutbox } from "../../../server/services/outbox/outbox.ts";
import { requestSms, smsWorker } from "../../../server/services/outbox/sms.ts";
import { eventually } from "../../support/eventually.ts";
import { TestServer } from "../test-server.ts";
import { Gateway } from "./gateway.ts";

const tokenKey = "a key of the tests, 32 characters";
const longTimeout = { timeout: 30_000 };

// The service does not listen: nobody works on the queue but the process that is killed, and the tests.
let server: TestServer;
let gateway: Gateway;
let worker: ChildProcess;
beforeAll(async () => {
  server = await TestServer.open();
  gateway = await Gateway.open(server);
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});
beforeEach(async () => {
  await server.pool.query("truncate outbox, sandbox_sms, graphile_worker._private_jobs cascade");
});
afterEach(() => {
  worker.kill("SIGKILL");
  gateway.behave();
});

async function request(): Promise<string> {
  const { pool, now } = server;
  const id = randomUUID();
  const sms = { id, phone: 77_011_234_567, text: "код 904817", beginBefore: now, isSent: true, now };
  await inTransaction(pool, (tx) => requestSms(tx, tokenKey, { ...sms, beginBefore: new Date(now.getTime() + 3e6) }));
  return id;
}

function startWorker(): ChildProcess {
  const { account } = gateway;
  const { databaseUrl, now } = server;
  const env = { ...process.env, KEZEK_WORKER: JSON.stringify({ databaseUrl, account, tokenKey, now }) };
  const script = new URL("./worker-process.ts", import.meta.url).pathname;
  return spawn(process.execPath, ["--import", "tsx", script], { env, stdio: "ignore" });
}

/** Ends the process as a power cut would. */
async function kill(): Promise<void> {
  const ended = once(worker, "exit");
  worker.kill("SIGKILL");
  await ended;
}

/** Has whoever wants to change the work wait for the end of the transaction. */
async function lock(id: string): Promise<PoolClient> {
  const client = await server.pool.connect();
  await client.query("begin");
  await client.query("select from outbox where id = $1 for update", [id]);
  return client;
}

async function unlock(client: PoolClient): Promise<void> {
  await client.query("rollback");
  client.release();
}

const somebodyWaits = async () => {
  const { rows } = await server.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
};
const hasEvent = async (type: string) =>
  ((await server.pool.query("select 1 from outbox_events where type = $1", [type])).rowCount ?? 0) > 0;

async function until(condition: () => Promise<boolean>): Promise<void> {
  await eventually(condition, Boolean);
}

const deaths: Record<string, (id: string) => Promise<void>> = {
  async "while it claims it"(id) {
    const locked = await lock(id);
    worker = startWorker();
    await until(somebodyWaits);
    await kill();
    await unlock(locked);
  },
  async "before its call has arrived"() {
    await new Promise<void>((resolve, reject) => {
      gateway.between = async (_request, _forward, response) => {
        await kill();
        response.destroy();
        resolve();
      };
      worker = startWorker();
      worker.on("error", reject);
    });
  },
  async "after its call, before the answer"() {
    await new Promise<void>((resolve, reject) => {
      gateway.between = async (_request, forward, response) => {
        await forward();
        await kill();
        response.destroy();
        resolve();
      };
      worker = startWorker();
      worker.on("error", reject);
    });
  },
  async "while it writes the answer down"(id) {
    let locked: PoolClient | undefined;
    gateway.between = async (_request, forward, response) => {
      const { text } = await forward();
      locked = await lock(id);
      response.end(text);
    };
    worker = startWorker();
    await until(async () => locked !== undefined && (await somebodyWaits()));
    await kill();
    if (locked !== undefined) await unlock(locked);
  },
  async "after it has written the answer down"() {
    worker = startWorker();
    await until(() => hasEvent("pending"));
    await kill();
  },
};

test.each(Object.keys(deaths))(
  "a message whose process is killed %s is sent once, and settled by another",
  longTimeout,
  async (when) => {
    const id = await request();
    await deaths[when]?.(id);
    gateway.behave();
    expect((await readOutsideState(server.pool, id))?.isSettled).toBe(false);

    const { pool } = server;
    // Longer than the provider knows a repetition by itself.
    server.pass(120);
    const clock = () => server.now;
    const workers = { sendSms: smsWorker({ pool, sms: smscGateway(gateway.account), tokenKey }) };
    await resumeOutbox({ pool, clock, workers });
    const jobs = await pool.query("select 1 from graphile_worker.jobs where key = $1 and locked_at is null", [
      `outbox:${id}`,
    ]);
    expect(jobs.rowCount).toBe(1);
    for (let attempt = 1; attempt <= 3; attempt += 1) await workOnOutbox({ pool, clock, workers }, id);
    expect(await readOutsideState(pool, id)).toMatchObject({ isSettled: true, state: "done" });
    expect((await pool.query("select text from sandbox_sms")).rows).toEqual([{ text: "код 904817" }]);
  },
);
