import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paymentKinds } from "../../server/app/payment-kinds.ts";
import { runJobs } from "../../server/jobs/runner.ts";
import { outboxOf, scheduledJobs } from "../../server/jobs/scheduled.ts";
import { eventually } from "../support/eventually.ts";
import { salon } from "./salon.ts";
import { TestServer } from "./test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  server.now = salon.morning;
});
afterAll(() => server.close());

/** What is promised to be done by itself, and within how many minutes. */
const promised = {
  expireHolds: 1,
  resumeOutbox: 1,
  offerFreedTimes: 1,
  requestReminders: 5,
  sendGiftCards: 5,
  earnCashback: 5,
  requestReviews: 15,
  noteWaitedFirms: 15,
  drawRaffles: 15,
  endGiftCards: 60,
  deleteClients: 60,
  purgeIdempotencyKeys: 60,
  purgeSmsRecords: 60,
  purgePasswordAttempts: 60,
  purgeSessions: 60,
  purgeWaitlist: 60,
  purgeGiftCardTries: 60,
  purgeSurveys: 1440,
};

function deps() {
  const none = () => Promise.reject(new Error("none"));
  const sms = { send: none, statusOf: none };
  const { pool, config } = server;
  const money = { processors: {}, kinds: paymentKinds };
  return { pool, availability: { firstPlan: none }, sms, ...money, config, clock: () => server.now };
}

test("all that is done by itself is, and in time", () => {
  const jobs = scheduledJobs(deps(), outboxOf(deps()));
  const minutes = Object.entries(jobs).map(([name, { everyMinutes }]) => [name, everyMinutes]);
  expect(Object.fromEntries(minutes)).toEqual(promised);
});

test("a process that listens puts each of them into the queue within its first minutes, and none fails", async () => {
  const { pool } = server;
  const app = Fastify();
  await runJobs(app, deps(), 50);
  await pool.query(`
    create table queued as select id from graphile_worker._private_tasks where false;
    create function note_queued() returns trigger language plpgsql as
      $$ begin insert into queued values (new.task_id); return new; end $$;
    create trigger note_queued after insert on graphile_worker._private_jobs for each row execute function note_queued();
  `);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const queued = async () => {
    const text =
      "select distinct t.identifier as name from graphile_worker._private_tasks t join queued q on q.id = t.id";
    return (await pool.query<{ name: string }>(text)).rows.map(({ name }) => name);
  };
  const found = await eventually(queued, (names) => Object.keys(promised).every((name) => names.includes(name)));
  const untried = "select from graphile_worker.jobs where attempts = 0 or locked_at is not null";
  await eventually(
    async () => (await pool.query(untried)).rowCount,
    (count) => count === 0,
  );
  await app.close();
  expect(found.toSorted()).toEqual(Object.keys(promised).toSorted());
  const failed = await pool.query("select task_identifier, last_error from graphile_worker.jobs");
  expect(failed.rows.filter(({ last_error: error }) => error !== null)).toEqual([]);
});

test("tokens of gift cards that opened nothing are forgotten once nobody counts them", async () => {
  const { pool } = server;
  await pool.query("delete from gift_card_tries");
  await pool.query(
    "insert into gift_card_tries (address, token_hash, created_at) values ('203.0.113.1', '', $1), ('203.0.113.2', '', $2)",
    [new Date(server.now.getTime() - 25 * 3_600_000), server.now],
  );
  await scheduledJobs(deps(), outboxOf(deps())).purgeGiftCardTries?.run();
  expect((await pool.query("select address from gift_card_tries")).rows).toEqual([{ address: "203.0.113.2" }]);
});
