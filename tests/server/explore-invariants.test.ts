import { afterEach, beforeEach, expect, test } from "vitest";
import { complaintsOfStored } from "../explore/invariants.ts";
import { AtSandbox } from "./payments/at-sandbox.ts";

let sandbox: AtSandbox;
beforeEach(async () => {
  sandbox = await AtSandbox.open();
});
afterEach(() => sandbox.close());

const rules = async () => (await complaintsOfStored(sandbox.paying.server.pool)).map(({ rule }) => rule);

test("a walk complains of a card that is charged twice for one payment", async () => {
  const { pool } = sandbox.paying.server;
  await sandbox.pay(await sandbox.begin(), "4111111111111111");
  await sandbox.work();
  expect(await rules()).toEqual([]);
  const { rowCount } = await pool.query(
    `insert into sandbox_operations (payment_id, type, amount, created_at)
     select payment_id, type, amount, created_at from sandbox_operations where type = 'charged'`,
  );
  expect(rowCount).toBe(1);
  expect(await rules()).toEqual(["one charge"]);
});

test("a walk complains of a visit that is over without having come to its end, and still takes its time", async () => {
  const { server } = sandbox.paying;
  const { reservation } = await server.hold("16:00", 1);
  expect(await rules()).toEqual([]);
  await server.pool.query(
    "update reservations set status = 'expired', held_until = null, held_from = null where id = $1",
    [reservation.id],
  );
  expect((await rules()).toSorted()).toEqual(["a status is come to by moves", "what is over takes no time"]);
});
