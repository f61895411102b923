import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { House } from "./house.ts";
import { salon } from "./salon.ts";

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

/** Runs a job as the queue would, and waits until it is done. */
async function work(job: string): Promise<void> {
  await house.pool.query("select graphile_worker.add_job($1)", [job]);
  for (;;) {
    const { rows } = await house.pool.query("select 1 from graphile_worker.jobs where task_identifier = $1", [job]);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test("holds that ran out are expired and give their masters back, those that stand are left", async () => {
  await house.hold("13:00", 1);
  house.pass(299);
  await house.hold("15:00", 1);
  house.pass(1);
  await work("expireHolds");

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
  await work("purgeIdempotencyKeys");
  await work("purgeSmsRecords");
  const { rows } = await house.pool.query(
    "select 1 from idempotency_keys union all select 1 from sms_sendings union all select 1 from sms_challenges",
  );
  expect(rows).toEqual([]);
});

test("a message that could not be sent while its code stood is given up", async () => {
  await house.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode: "error" } });
  await house.requestCode(await house.hold("13:00"), 77_015_554_433);
  house.pass(300);
  await house.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode: "none" } });
  for (;;) {
    const { rows } = await house.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'sendSms'");
    if (rows.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await house.inbox(77_015_554_433)).toEqual([]);
});
