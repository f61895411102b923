import { afterEach, beforeEach, expect, test } from "vitest";
import { complaintsOfStored } from "../explore/invariants.ts";
import { standingBeside } from "../explore/one-reservation.ts";
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

test("a walk complains of a visit that is paid for by two payments", async () => {
  const { pool } = sandbox.paying.server;
  await sandbox.pay(await sandbox.begin(), "4111111111111111");
  await sandbox.work();
  await pool.query(
    `insert into payments (firm_id, id, subject, subject_id, processor, way, amount, currency, status, paid, begin_before,
                           saves_card, created_at, updated_at)
     select firm_id, gen_random_uuid(), subject, subject_id, processor, way, amount, currency, status, paid, begin_before,
            saves_card, created_at, updated_at from payments`,
  );
  expect(await rules()).toEqual([]);
  await pool.query(
    `with again as (
       insert into sandbox_payments (processor, order_id, amount, currency, stages, status, created_at, changed_at)
       select s.processor, p.id, s.amount, s.currency, s.stages, s.status, s.created_at, s.changed_at
         from payments p join sandbox_payments s on s.order_id <> p.id::text
        where not exists (select from sandbox_payments own where own.order_id = p.id::text)
       returning id, amount, created_at
     )
     insert into sandbox_operations (payment_id, type, amount, created_at)
     select id, 'charged', amount, created_at from again`,
  );
  expect(await rules()).toEqual(["one charge"]);
  await pool.query(
    `insert into sandbox_operations (payment_id, type, amount, created_at)
     select max(payment_id), 'refunded', max(amount), max(created_at) from sandbox_operations`,
  );
  expect(await rules()).toEqual([]);
});

test("a walk complains of a master who has two clients at once", async () => {
  const { server } = sandbox.paying;
  const first = await server.hold("16:00", 1);
  const second = await server.hold("18:00", 1);
  expect(await rules()).toEqual([]);
  await server.pool.query(
    `update reservation_entries e set starts_at = other.starts_at, ends_at = other.ends_at
       from reservation_entries other where e.reservation_id = $1 and other.reservation_id = $2`,
    [second.reservation.id, first.reservation.id],
  );
  expect(await rules()).toEqual(["nobody is in two places"]);
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

test("a walk complains of two times that are held by one press, under whichever keys, and not of one that took the other's place", async () => {
  const { server } = sandbox.paying;
  const made = (...ids: string[]) =>
    ids.map((reservationId) => ({
      operation: "createReservation",
      method: "POST",
      key: reservationId,
      meaning: () => undefined,
      status: 201,
      fault: undefined,
      served: { status: 201, reservationId },
    }));
  const first = await server.hold("16:00", 1);
  const second = await server.hold("18:00", 1);
  const ids = [first.reservation.id, second.reservation.id];
  const beside = () => standingBeside(server.pool, made(...ids), server.now.getTime());
  expect(await beside()).toEqual([`${ids.toSorted().join(" and ")} by one press`]);
  const replaces = { reservationId: second.reservation.id, secret: second.secret };
  const third = await server.hold("18:15", 1, { replaces });
  expect(
    await standingBeside(server.pool, made(second.reservation.id, third.reservation.id), server.now.getTime()),
  ).toEqual([]);
  server.pass(400);
  expect(await beside()).toEqual([]);
});
