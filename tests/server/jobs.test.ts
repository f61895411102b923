import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { limits } from "../../domain/limits.ts";
import { forgetPeople, givePerson, Visitor } from "./accounts/visitor.ts";
import { House } from "./house.ts";
import { salon } from "./salon.ts";
import { work } from "./support/work.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
  await house.listen();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.now = salon.morning;
  await house.pool.query("truncate reservations, sms_challenges, sms_sendings, idempotency_keys cascade");
});

test("holds that ran out are expired and give their masters back, those that stand are left", async () => {
  await house.hold("13:00", 1);
  house.pass(299);
  await house.hold("15:00", 1);
  house.pass(1);
  await work(house, "expireHolds");

  const { rows } = await house.pool.query(
    `select status, is_blocking, version from reservations r join reservation_entries e on e.reservation_id = r.id
      order by r.starts_at`,
  );
  expect(rows).toEqual([
    { status: "expired", is_blocking: false, version: 2 },
    { status: "held", is_blocking: true, version: 1 },
  ]);
});

test("what is older than a day is forgotten: answers, and whom messages were sent to", async () => {
  await house.requestCode(await house.hold("13:00"), 77_011_234_567);
  house.pass(24 * 3600 + 1);
  await work(house, "purgeIdempotencyKeys");
  await work(house, "purgeSmsRecords");
  const { rows } = await house.pool.query(
    "select 1 from idempotency_keys union all select 1 from sms_sendings union all select 1 from sms_challenges",
  );
  expect(rows).toEqual([]);
});

test("sessions that ran out or were ended are forgotten after a day, and passwords that did not fit", async () => {
  await forgetPeople(house);
  await givePerson(house);
  const visitor = new Visitor(house);
  const [ended, old] = [await visitor.enter(), await visitor.enter()];
  await visitor.signOut(ended.refreshToken);
  await visitor.signIn({ password: "wrong" });
  const left = async () => {
    await work(house, "purgeSessions");
    await work(house, "purgePasswordAttempts");
    const { rows } = await house.pool.query(
      "select (select count(*) from sessions) as sessions, (select count(*) from password_attempts) as attempts",
    );
    return rows[0];
  };
  house.pass(24 * 3600);
  expect(await left()).toEqual({ sessions: 2, attempts: 1 });
  house.pass(1);
  expect(await left()).toEqual({ sessions: 1, attempts: 0 });
  expect((await visitor.refresh(old.refreshToken)).status).toBe(200);
  house.pass(limits.sessionDays * 24 * 3600 + 1);
  expect(await left()).toEqual({ sessions: 0, attempts: 0 });
});

test("a message that could not be sent while its code stood is given up", async () => {
  await house.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode: "error" } });
  await house.requestCode(await house.hold("13:00"), 77_015_554_433);
  const tried =
    "select 1 from graphile_worker.jobs where task_identifier = 'sendSms' and attempts > 0 and locked_at is null";
  while ((await house.pool.query(tried)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  house.pass(300);
  await house.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode: "none" } });
  for (;;) {
    const { rows } = await house.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'sendSms'");
    if (rows.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await house.inbox(77_015_554_433)).toEqual([]);
});
