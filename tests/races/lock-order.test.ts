import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectedOf } from "../../domain/bill.ts";
import { endRequests } from "../../server/services/waitlist/end-requests.ts";
import { eventually } from "../support/eventually.ts";
import type { Answer, Held } from "../server/test-server.ts";
import { at, Waiting, type WaitlistRequest } from "../server/waitlist/waiting.ts";
import { overlaps } from "./overlaps.ts";

/** Looks on, and holds things up. */
let witness: Waiting;
/** Whose transactions are counted: another process on the same database, as far as the database can tell. */
let acting: Waiting;
beforeAll(async () => {
  witness = await Waiting.open();
  acting = await Waiting.open({ beside: witness.server });
});
afterAll(() => witness.close());

/** What an act is answered: a request, a visit or a problem; nobody is told of what the clock does. */
type RaceAnswer = Answer<{ status: string | number; code?: string }> | void;
type Offered = { visit: Held; request: WaitlistRequest };

/** A visit to which an earlier time is offered. */
async function offered(): Promise<Offered> {
  await witness.forget();
  acting.server.now = witness.server.now;
  const visit = await witness.book("16:00");
  const free = await witness.take(1, "09:00", "16:00");
  await witness.earlier(visit);
  await free();
  await witness.offer();
  const request = await witness.of(visit.reservation.id, visit.secret);
  if (request?.offer === undefined) throw new Error("Nothing was offered.");
  return { visit, request };
}

const own = ({ secret }: Held) => ({ reservation_secret: secret });
const paramsOf = ({ reservation }: Held) => ({
  params: { entries: reservation.entries.map(({ person, serviceId, masterId }) => ({ person, serviceId, masterId })) },
});

/** What may happen to a request, its visit and its offer at once, by its client in several tabs and by the clock. */
const acts: Readonly<Record<string, (offer: Offered) => Promise<RaceAnswer>>> = {
  join: ({ visit }) => acting.earlier(visit),
  accept: ({ visit, request }) => acting.accept(request, 2, own(visit)),
  leave: ({ visit, request }) => acting.leave(request, own(visit)),
  end: () => endRequests(acting.server.pool, new Date(acting.server.now.getTime() + 24 * 3_600_000)),
  cancel: ({ visit }) => acting.server.cancel(visit.reservation.id, 2, own(visit)),
  move: ({ visit }) =>
    acting.server.ask({
      method: "PUT",
      url: `/rest/clients-app/v1/reservations/${visit.reservation.id}`,
      headers: { "idempotency-key": randomUUID(), ...own(visit) },
      payload: { ...paramsOf(visit), startTime: at("18:00"), version: 2, expected: expectedOf(visit.reservation) },
    }),
};

/** What somebody else has locked until both have come to it, each with what it has locked before. */
const rows: Readonly<Record<string, (offer: Offered) => [table: string, id: string]>> = {
  visit: ({ visit }) => ["reservations", visit.reservation.id],
  request: ({ request }) => ["waitlist_requests", request.id],
};

async function countWaiting(): Promise<number> {
  const { rowCount } = await witness.server.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
}

/** Starts both while a row is locked, the second once the first waits, and unlocks it once each waits or has ended. */
async function heldUp(
  [one, other]: readonly [string, string],
  [table, id]: readonly [string, string],
  offer: Offered,
): Promise<RaceAnswer[]> {
  const client = await witness.server.pool.connect();
  await client.query("begin");
  await client.query(`select from ${table} where id = $1 for update`, [id]);
  let ended = 0;
  const started: Promise<RaceAnswer>[] = [];
  for (const act of [one, other]) {
    const acted = acts[act]?.(offer) ?? Promise.reject(new Error(`Nobody knows how to ${act}.`));
    started.push(acted.finally(() => (ended += 1)));
    await eventually(
      async () => ended + (await countWaiting()),
      (count) => count >= started.length,
    );
  }
  await client.query("rollback");
  client.release();
  return Promise.all(started);
}

const answerToFirst: Readonly<Record<string, string>> = {
  join: "201 offered",
  accept: "200 accepted",
  leave: "200 declined",
  end: "nothing",
};

/** After an offer that is over, or with one that still stands. */
const afterOffer = {
  join: "201 waiting",
  accept: "400 offerOver",
  cancel: "200 cancelledByClient",
  move: "200 confirmed",
};

/** What is said to who comes second, by who came first. */
const answerToSecond: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  join: { ...afterOffer, accept: "200 accepted", leave: "200 declined", end: "nothing" },
  accept: {
    join: "201 waiting",
    leave: "200 accepted",
    end: "nothing",
    cancel: "400 reservationChanged",
    move: "400 reservationChanged",
  },
  leave: { ...afterOffer, end: "nothing" },
  end: { ...afterOffer, leave: "200 expired" },
};

const summaryOf = (answer: RaceAnswer) =>
  answer ? `${answer.status} ${answer.body.code ?? answer.body.status}` : "nothing";

const pairs = ["join", "accept", "leave", "end"].flatMap((one) =>
  Object.keys(acts).flatMap((other) => (one === other ? [] : [{ one, other }])),
);

test.each(pairs)("$one and then $other go one after the other, wherever they meet", async ({ one, other }) => {
  for (const row of Object.values(rows)) {
    const offer = await offered();
    const answers = await heldUp([one, other], row(offer), offer);
    expect(answers.map(summaryOf)).toEqual([answerToFirst[one], answerToSecond[one]?.[other]]);
    expect(await overlaps(witness.server.pool)).toEqual([]);
    const { rows: unheld } = await witness.server.pool.query(
      `select w.id from waitlist_requests w join reservations r on r.firm_id = w.firm_id and r.id = w.offered_id
        where (w.status = 'offered') <> (r.status = 'held')`,
    );
    expect(unheld).toEqual([]);
  }
});

test("PostgreSQL has ended none of them because two waited for each other", async () => {
  await acting.close();
  // A connection tells at its end at the latest what it has counted.
  await witness.server.pool.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const { rows: counted } = await witness.server.pool.query(
    "select deadlocks::int from pg_stat_database where datname = current_database()",
  );
  expect(counted).toEqual([{ deadlocks: 0 }]);
});
