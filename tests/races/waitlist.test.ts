import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import { waitlistMoves } from "../../domain/waitlist.ts";
import { salon } from "../server/salon.ts";
import type { Held } from "../server/test-server.ts";
import { at, Waiting, type WaitlistRequest } from "../server/waitlist/waiting.ts";
import { brokenHistories } from "./histories.ts";
import { overlaps } from "./overlaps.ts";

let waiting: Waiting;
/** Another process on the same database, as far as the database can tell. */
let neighbour: Waiting;
beforeAll(async () => {
  waiting = await Waiting.open();
  neighbour = await Waiting.open({ beside: waiting.server });
});
afterAll(async () => {
  await neighbour.close();
  await waiting.close();
});
beforeEach(async () => {
  await waiting.forget();
  neighbour.server.now = waiting.server.now;
});

const of = (index: number) => (index % 2 ? waiting : neighbour);
const many = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Visits in the evening, one phone each, that would all like to be earlier; nothing earlier is free. */
async function evening(): Promise<{ visits: Held[]; free: (() => Promise<unknown>)[] }> {
  const free = await Promise.all(salon.masters.map((master) => waiting.take(master, "09:00", "15:00")));
  const times = ["15:00", "16:00", "17:00", "18:00", "19:00"];
  const visits = await Promise.all(
    times.flatMap((time, row) =>
      salon.masters.map((master) => waiting.book(time, master, 77_010_000_000 + row * 10 + master)),
    ),
  );
  for (const visit of visits) {
    await waiting.earlier(visit, { acceptsOtherMasters: true });
    waiting.server.pass(1);
  }
  neighbour.server.now = waiting.server.now;
  await waiting.offer();
  return { visits, free };
}

const own = ({ secret }: Held) => ({ reservation_secret: secret });
const requestOf = ({ reservation, secret }: Held) => waiting.of(reservation.id, secret);

async function audit(): Promise<void> {
  expect(await overlaps(waiting.server.pool)).toEqual([]);
  // What only stood in the way was written by the test, and has no history.
  await waiting.server.pool.query("delete from reservations where secret_hash = ''");
  expect(await brokenHistories(waiting.server.pool)).toEqual([]);
  const allowed = waitlistMoves.flatMap(([from, to, by]) => by.map((mover) => `${from} ${to} ${mover}`));
  const { rows } = await waiting.server.pool.query(
    `with move as (
       select request_id, from_status, to_status, moved_by, lag(to_status, 1, 'waiting') over request as before,
              lead(id) over request is null as is_last
         from waitlist_history window request as (partition by request_id order by id))
     select w.id, w.status, move.* from waitlist_requests w left join move on move.request_id = w.id
      where case when move.request_id is null then w.status <> 'waiting'
                 else from_status <> before or (is_last and to_status <> w.status)
                      or concat_ws(' ', from_status, to_status, moved_by) <> all ($1) end`,
    [allowed],
  );
  expect(rows).toEqual([]);
  const { rows: unheld } = await waiting.server.pool.query(
    `select w.id from waitlist_requests w join reservations r on r.firm_id = w.firm_id and r.id = w.offered_id
      where (w.status = 'offered') <> (r.status = 'held')`,
  );
  expect(unheld).toEqual([]);
}

/** How many offers were made to each, and how many messages of all. */
async function offers(): Promise<{ made: number; told: number; times: number }> {
  const { rows } = await waiting.server.pool.query<{ made: number; told: number; times: number }>(
    `select (select count(*)::int from waitlist_history where to_status = 'offered') as made,
            (select count(*)::int from sms_messages m
              where exists (select from waitlist_requests w where w.offered_id = m.reservation_id)) as told,
            (select count(distinct (o.resource_id, o.starts_at))::int from occupancies o where o.held_until is not null) as times`,
  );
  return rows[0] ?? { made: 0, told: 0, times: 0 };
}

test("ten workers in two processes offer each freed time once, to the oldest, with one message each", async () => {
  const { visits, free } = await evening();
  await free[0]?.();
  await waiting.take(1, "12:00", "15:00");
  await Promise.all(many(10).map((index) => of(index).offer()));
  const statuses = await waiting.statuses();
  expect(await offers()).toEqual({ made: 3, told: 3, times: 3 });
  expect(statuses).toEqual(visits.map((_, index) => (index < 3 ? "offered" : "waiting")));
  await audit();
});

test("an offer that is accepted and given up at once is one of both, and both are told so", async () => {
  const { visits, free } = await evening();
  for (const each of free) await each();
  await waiting.offer();
  const offered = await Promise.all(visits.map(requestOf));
  const known = offered.flatMap((request, index) =>
    request && visits[index] ? [{ request, visit: visits[index] }] : [],
  );
  expect(known).toHaveLength(visits.length);
  const answers = await Promise.all(
    known.map(({ request, visit }) =>
      Promise.all([
        waiting.accept<Partial<WaitlistRequest> & { code?: string }>(request, 2, own(visit)),
        neighbour.leave(request, own(visit)),
      ]),
    ),
  );
  for (const [accepted, left] of answers) {
    const said = `${accepted.body.status} ${accepted.body.code} ${left.body.status}`;
    expect(["accepted undefined accepted", "400 offerOver declined"]).toContain(said);
  }
  await audit();
  for (const [index, { visit }] of known.entries()) {
    const { body } = await waiting.server.getReservation(visit.reservation.id, visit.secret);
    const isMoved = answers[index]?.[0].status === 200;
    expect(body.startTime === visit.reservation.startTime).toBe(!isMoved);
  }
});

test("an offer accepted twenty times at once moves its visit once", async () => {
  const { visits, free } = await evening();
  await free[0]?.();
  await waiting.offer();
  const [visit] = visits;
  const request = visit && (await requestOf(visit));
  if (visit === undefined || request === undefined) throw new Error("Nothing was offered.");
  const answers = await Promise.all(many(20).map((index) => of(index).accept(request, 2, own(visit))));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(["200 accepted"]));
  expect((await waiting.server.getReservation(visit.reservation.id, visit.secret)).body.version).toBe(3);
  await audit();
});

test("an offer accepted while its visit is cancelled, or runs out, ends with nothing taken twice", async () => {
  const { visits, free } = await evening();
  for (const each of free) await each();
  await waiting.offer();
  const offered = await Promise.all(visits.map(requestOf));
  await Promise.all(
    visits.map(async (visit, index) => {
      const request = offered[index];
      if (request === undefined) throw new Error("Nothing was offered.");
      const [accepted, cancelled] = await Promise.all([
        of(index).accept<Partial<Problem>>(request, 2, own(visit)),
        of(index + 1).server.cancel<Partial<Problem>>(visit.reservation.id, 2, own(visit)),
        ...(index % 5 === 0 ? [of(index).offer()] : []),
      ]);
      const said = `${accepted.status} ${accepted.body.code}, ${cancelled.status} ${cancelled.body.code}`;
      expect([
        "200 undefined, 400 reservationChanged",
        "400 notChangeable, 200 undefined",
        "400 offerOver, 200 undefined",
      ]).toContain(said);
    }),
  );
  await waiting.offer();
  expect(await waiting.statuses()).not.toContain("offered");
  await audit();
});

test("what is freed is had by somebody who asks for it or offered to who waits, never both", async () => {
  const { free } = await evening();
  const [, asked] = await Promise.all([
    Promise.all([free[0]?.(), ...many(4).map((index) => of(index).offer())]),
    Promise.all(
      many(24).map((index) =>
        of(index).server.askToHold<Partial<Problem>>("", 1, {
          startTime: at(`${9 + (index % 6)}:00`.padStart(5, "0")),
        }),
      ),
    ),
  ]);
  const refused = asked.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["slotTaken"]));
  await Promise.all(many(4).map((index) => of(index).offer()));
  const { rows } = await waiting.server.pool.query("select 1 from occupancies where held_until is not null");
  expect(rows).toHaveLength(6);
  await audit();
});

test("one visit asked for earlier twenty times at once waits once", async () => {
  const visit = await waiting.book("16:00");
  const answers = await Promise.all(
    many(20).map((index) => of(index).earlier(visit, {}, { "idempotency-key": randomUUID() })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const statuses = await waiting.statuses();
  expect(statuses.filter((status) => status === "waiting")).toHaveLength(1);
  await audit();
});
