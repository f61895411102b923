import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { Waiting } from "./waiting.ts";

let waiting: Waiting;
beforeAll(async () => {
  waiting = await Waiting.open();
});
afterAll(() => waiting.close());

/** What an offer writes, in its order: whoever locks one of these keeps the process there. */
const places = [
  ["has its turn at the firm", "waitlist_requests"],
  ["has held the time", "waitlist_history"],
  ["has moved the request", "reservation_keys"],
  ["has made the key", "outbox"],
  ["has requested the message", "sms_messages"],
] as const;

const waits = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
const isInside = `select 1 from pg_locks l join pg_database d on d.oid = l.database
                   where l.locktype = 'advisory' and d.datname = current_database()`;

test.each(places)(
  "a process that is killed when it %s has offered nothing, and another one offers it once",
  { timeout: 30_000 },
  async (_when, table) => {
    await waiting.forget();
    const visit = await waiting.book("16:00");
    const free = await waiting.take(1, "09:00", "16:00");
    await waiting.earlier(visit);
    await waiting.offer();
    await free();
    const before = await waiting.messages();

    const { pool, config, databaseUrl, now } = waiting.server;
    const locking = await pool.connect();
    await locking.query("begin");
    await locking.query(`lock table ${table} in access exclusive mode`);
    const { publicUrl, secrets } = config;
    const given = JSON.stringify({ databaseUrl, publicUrl, tokenKey: secrets.tokenKey, now });
    const script = new URL("./worker-process.ts", import.meta.url).pathname;
    const env = { ...process.env, KEZEK_WORKER: given };
    const worker = spawn(process.execPath, ["--import", "tsx", script], { env, stdio: "ignore" });
    const ended = once(worker, "exit");
    await eventually(
      async () => (await pool.query(waits)).rowCount,
      (count) => count === 1,
    );
    worker.kill("SIGKILL");
    await ended;
    await locking.query("rollback");
    locking.release();

    const written = async () => ({
      statuses: await waiting.statuses(),
      held: (await pool.query("select 1 from reservations where status = 'held'")).rowCount,
      messages: (await waiting.messages()) - before,
    });
    await eventually(
      async () => (await pool.query(isInside)).rowCount,
      (count) => count === 0,
    );
    expect(await written()).toEqual({ statuses: ["waiting"], held: 0, messages: 0 });
    await waiting.offer();
    await waiting.offer();
    expect(await written()).toEqual({ statuses: ["offered"], held: 1, messages: 1 });
  },
);
