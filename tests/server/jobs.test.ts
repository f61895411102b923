import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { limits } from "../../server/core/limits.ts";
import { eventually } from "../support/eventually.ts";
import { readOutsideState } from "../../server/services/outbox/outbox.ts";
import { forgetAccounts, giveAccount, Visitor } from "./accounts/visitor.ts";
import { TestServer } from "./test-server.ts";
import { salon } from "./salon.ts";
import { work } from "./support/work.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.empty("reservations", "sms_challenges", "sms_sendings", "idempotency_keys", "outbox");
});

test("holds that ran out are expired and give their masters back, those that stand are left", async () => {
  await server.hold("13:00", 1);
  server.pass(299);
  await server.hold("15:00", 1);
  server.pass(1);
  await work(server, "expireHolds");

  const { rows } = await server.pool.query(
    `select status, exists (select from occupancies o where o.reservation_id = r.id) as is_taking, version
       from reservations r order by r.starts_at`,
  );
  expect(rows).toEqual([
    { status: "expired", is_taking: false, version: 2 },
    { status: "held", is_taking: true, version: 1 },
  ]);
});

test("what is older than a day is forgotten: answers, and whom messages were sent to", async () => {
  await server.requestCode(await server.hold("13:00"), 77_011_234_567);
  server.pass(24 * 3600 + 1);
  await work(server, "purgeIdempotencyKeys");
  await work(server, "purgeSmsRecords");
  const { rows } = await server.pool.query(
    "select 1 from idempotency_keys union all select 1 from sms_sendings union all select 1 from sms_challenges union all select 1 from outbox",
  );
  expect(rows).toEqual([]);
});

test("sessions that ran out or were ended are forgotten after a day, and passwords that did not fit", async () => {
  await forgetAccounts(server);
  await giveAccount(server);
  const visitor = new Visitor(server);
  const [ended, old] = [await visitor.enter(), await visitor.enter()];
  await visitor.signOut(ended.refreshToken);
  await visitor.signIn({ password: "wrong" });
  const left = async () => {
    await work(server, "purgeSessions");
    await work(server, "purgePasswordAttempts");
    const { rows } = await server.pool.query(
      "select (select count(*) from sessions) as sessions, (select count(*) from password_attempts) as attempts",
    );
    return rows[0];
  };
  server.pass(24 * 3600);
  expect(await left()).toEqual({ sessions: 2, attempts: 1 });
  server.pass(1);
  expect(await left()).toEqual({ sessions: 1, attempts: 0 });
  expect((await visitor.refresh(old.refreshToken)).status).toBe(200);
  server.pass(limits.sessionDays * 24 * 3600 + 1);
  expect(await left()).toEqual({ sessions: 0, attempts: 0 });
});

test("a message that could not be sent while its code stood is given up", async () => {
  await server.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode: "error" } });
  const { body } = await server.requestCode(await server.hold("13:00"), 77_015_554_433);
  const failed = "select 1 from outbox_events where outbox_id = $1 and type = 'failed'";
  await eventually(
    async () => (await server.pool.query(failed, [body.challengeId])).rowCount,
    (count) => count === 1,
  );
  server.pass(300);
  await server.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode: "none" } });
  await eventually(
    async () => (await readOutsideState(server.pool, body.challengeId))?.state,
    (state) => state === "givenUp",
  );
  expect(await server.inbox(77_015_554_433)).toEqual([]);
});
