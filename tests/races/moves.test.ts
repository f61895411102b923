import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectedOf } from "../../domain/bill.ts";
import type { Problem } from "../../domain/failure.ts";
import type { components } from "../../openapi/generated/api.ts";
import { salon } from "../server/salon.ts";
import type { Answer, Held, TestServer } from "../server/test-server.ts";
import { eventually } from "../support/eventually.ts";
import { brokenHistories } from "./histories.ts";
import { overlaps } from "./overlaps.ts";
import { closeTwo, openTwo } from "./at-once.ts";

type Reservation = components["schemas"]["Reservation"];

const phone = 77_011_234_567;
const at = (time: string) => salon.at(time, "2026-11-25");
let server: TestServer;
/** Another process on the same database, as far as the database can tell. */
let neighbour: TestServer;
beforeAll(async () => {
  ({ server, neighbour } = await openTwo());
});
afterAll(() => closeTwo({ server, neighbour }));
beforeEach(() => server.empty("reservations", "sms_challenges", "outbox"));

/** Who waits for another transaction. */
const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
const of = (index: number) => (index % 2 ? server : neighbour);
const fifty = Array.from({ length: 50 }, (_, index) => index);

async function book(time: string, masterId = 1): Promise<Held> {
  const held = await server.hold("", masterId, { startTime: at(time) });
  const { body } = await server.confirm(held, phone, await server.giveProof(held, phone));
  return { ...held, reservation: body.reservation };
}

const haircutBy = (masterId: number) => ({ entries: [{ person: 1, serviceId: salon.haircut, masterId }] });

function move(
  via: TestServer,
  { reservation, secret }: Held,
  time: string,
  params: components["schemas"]["ReservationParams"] = haircutBy(1),
) {
  const { version } = reservation;
  return via.ask<Reservation & Pick<Problem, "code">>({
    method: "PUT",
    url: `/rest/clients-app/v1/reservations/${reservation.id}`,
    headers: { "idempotency-key": randomUUID(), reservation_secret: secret },
    payload: { version, startTime: at(time), params, expected: expectedOf(reservation) },
  });
}

/** Whatever happened: nobody is booked twice, each visit has one time of an hour, and its answer told the truth of it. */
async function audit(said: readonly { id: string; startTime: string }[]): Promise<void> {
  expect(await overlaps(server.pool)).toEqual([]);
  expect(await brokenHistories(server.pool)).toEqual([]);
  const { rows } = await server.pool.query<{ id: string; startsAt: string; taken: string[]; sold: string[] }>(
    `select r.id, r.starts_at as "startsAt",
            array(select starts_at from occupancies o where o.reservation_id = r.id and r.ends_at = o.ends_at) as taken,
            array(select starts_at from reservation_entries e where e.reservation_id = r.id and r.ends_at = e.ends_at) as sold
       from reservations r where status = 'confirmed'`,
  );
  for (const { startsAt, taken, sold } of rows) expect([taken, sold]).toEqual([[startsAt], [startsAt]]);
  for (const { id, startTime } of said) {
    expect(rows.find((row) => row.id === id)?.startsAt).toBe(new Date(startTime).toISOString());
  }
}

const standing = (visits: readonly Held[], answers: readonly Answer<Reservation & Pick<Problem, "code">>[]) =>
  visits.map(({ reservation: { id, startTime } }, index) => {
    const answer = answers[index];
    return { id, startTime: answer?.status === 200 ? answer.body.startTime : startTime };
  });

test("two who want each other's time are both told that it is taken, and keep their own", async () => {
  for (const _ of fifty.slice(0, 10)) {
    await server.empty("reservations");
    const visits = [await book("10:00"), await book("12:00")] as const;
    const answers = await Promise.all([move(server, visits[0], "12:00"), move(neighbour, visits[1], "10:00")]);
    expect(answers.map(({ body }) => body.code)).toEqual(["slotTaken", "slotTaken"]);
    await audit(standing(visits, answers));
  }
});

test("a visit keeps its old time as long as the new one is not had: nobody waits for somebody who has given theirs up", async () => {
  const [visit, other] = [await book("10:00"), await book("15:00")];
  const client = await server.pool.connect();
  await client.query("begin");
  await client.query(
    `insert into occupancies (firm_id, reservation_id, resource_kind, resource_id, starts_at, ends_at)
     values ($1, $2, 'master', 1, $3, $4)`,
    [salon.firmId, other.reservation.id, at("12:00"), at("13:00")],
  );
  const moving = move(neighbour, visit, "12:00");
  await eventually(
    async () => (await server.pool.query(waits)).rowCount,
    (count) => count === 1,
  );
  const own = await server.pool.query("select from occupancies where reservation_id = $1 for update skip locked", [
    visit.reservation.id,
  ]);
  await client.query("rollback");
  client.release();
  const { status, body } = await moving;
  expect([own.rowCount, status]).toEqual([1, 200]);
  await audit([body]);
});

test("a visit that has lost one of two masters to somebody faster keeps nobody from the other while it tries anew", async () => {
  const person = (number: number, masterId: number | null) => ({ person: number, serviceId: salon.haircut, masterId });
  const params = { entries: [person(1, 3), person(2, null)], peopleCount: 2 };
  const held = await server.hold("", null, { startTime: at("10:00"), params });
  const { body } = await server.confirm(held, phone, await server.giveProof(held, phone));
  const others = [await book("17:00"), await book("18:00")] as const;
  const [faster, slower] = [await server.pool.connect(), await server.pool.connect()];
  const take = (client: typeof faster, { reservation: { id } }: Held, masterId: number) =>
    client.query(
      `insert into occupancies (firm_id, reservation_id, resource_kind, resource_id, starts_at, ends_at)
       values ($1, $2, 'master', $3, $4, $5)`,
      [salon.firmId, id, masterId, at("12:00"), at("13:00")],
    );
  const isWaitedFor = async (client: typeof faster) => {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    await eventually(
      async () =>
        (await server.pool.query("select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))", [rows[0]?.pid]))
          .rowCount,
      (count) => count === 1,
    );
  };
  await faster.query("begin");
  await slower.query("begin; set local lock_timeout = '100ms'");
  await take(faster, others[0], 1);
  await take(slower, others[1], 2);
  const moving = move(neighbour, { ...held, reservation: body.reservation }, "12:00", params);
  await isWaitedFor(faster);
  await faster.query("commit");
  await isWaitedFor(slower);
  const had = await take(slower, others[1], 3).catch(() => undefined);
  await slower.query("commit");
  faster.release();
  slower.release();
  const moved = await moving;
  expect([had?.rowCount, moved.body.code]).toEqual([1, "slotTaken"]);
});

test("a ring of visits, each wanting the next one's time, ends without a deadlock and with everybody having one", async () => {
  const times = ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00", "17:00", "18:00"];
  const visits = await Promise.all(times.map((time) => book(time)));
  const answers = await Promise.all(
    visits.map((visit, index) => move(of(index), visit, times[(index + 1) % times.length] ?? "")),
  );
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(["slotTaken"]));
  await audit(standing(visits, answers));
});

test("a free time that ten visits are moved to and ten clients want goes to one of them", async () => {
  const visits = await Promise.all(
    ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00", "17:00"].map((time) => book(time)),
  );
  const [moves, holds] = await Promise.all([
    Promise.all(visits.map((visit, index) => move(of(index), visit, "18:30"))),
    Promise.all(fifty.slice(0, 10).map((index) => of(index).askToHold("", 1, { startTime: at("18:30") }))),
  ]);
  const won = [...moves, ...holds].filter(({ status }) => status < 300);
  expect(won).toHaveLength(1);
  const lost = [...moves, ...holds].filter((answer) => !won.includes(answer));
  expect(new Set(lost.map(({ body }) => "code" in body && body.code))).toEqual(new Set(["slotTaken"]));
  await audit(standing(visits, moves));
});

test("a visit that is moved to fifty times at once is moved to one, and the others are told of it", async () => {
  const visit = await book("10:00");
  const answers = await Promise.all(
    fifty.map((index) => move(of(index), visit, `${11 + (index % 8)}:00`, haircutBy(1 + (index % 3)))),
  );
  const moved = answers.filter(({ status }) => status === 200);
  expect(moved).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(["reservationChanged"]),
  );
  await audit(moved.map(({ body }) => body));
});

test("a visit that is moved while it is cancelled is cancelled, or is shown where it is now and cancelled there", async () => {
  for (const index of fifty.slice(0, 10)) {
    const visit = await book("10:00", 2);
    const { id, version } = visit.reservation;
    const cancel = <Body = Reservation>(seen: number) =>
      neighbour.cancel<Body>(id, seen, { reservation_secret: visit.secret });
    const [moved, cancelled] = await Promise.all([
      move(of(index), visit, "15:00", haircutBy(2)),
      cancel<Partial<Problem> & { status: string | number }>(version),
    ]);
    if (moved.status === 200) {
      expect(cancelled.body).toMatchObject({
        code: "reservationChanged",
        reservation: { status: "confirmed", startTime: moved.body.startTime, version: version + 1 },
      });
      expect((await cancel(version + 1)).body.status).toBe("cancelledByClient");
    } else {
      expect([moved.body.code, cancelled.body.status]).toEqual(["notChangeable", "cancelledByClient"]);
    }
    await audit([]);
  }
  const { rows } = await server.pool.query("select from occupancies");
  expect(rows).toEqual([]);
});

test("the visits of three full masters, moved about all at once, leave nobody booked twice", async () => {
  const times = ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00"];
  const visits: Held[] = [];
  for (const masterId of salon.masters) for (const time of times) visits.push(await book(time, masterId));
  const answers = await Promise.all(
    visits.map((visit, index) => {
      const minutes = (index * 7) % 4;
      const hour = 9 + ((index * 5) % 10);
      return move(
        of(index),
        visit,
        `${String(hour).padStart(2, "0")}:${["00", "15", "30", "45"][minutes]}`,
        haircutBy(1 + ((index * 11) % 3)),
      );
    }),
  );
  expect(answers.filter(({ status, body }) => status !== 200 && !body.code.startsWith("slot"))).toEqual([]);
  await audit(standing(visits, answers));
});
