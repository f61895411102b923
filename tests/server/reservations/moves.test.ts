import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { moveReservations } from "../../../server/db/queries/reservation-moves.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { brokenHistories } from "../../races/histories.ts";
import { salon } from "../salon.ts";
import { work } from "../support/work.ts";
import { type Held, TestServer } from "../test-server.ts";
import { insertVisit, waitForPrepayment } from "../visits.ts";

const phone = 77_011_234_567;
/** So far ahead that cancelling is free. */
const startTime = salon.at("13:00", "2026-11-25");
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.empty("reservations");
});

async function historyOf({ reservation }: Held): Promise<string[]> {
  const { rows } = await server.pool.query<{ text: string }>(
    `select concat_ws(' ', version, from_status, to_status, moved_by) as text from reservation_history
      where reservation_id = $1 order by version`,
    [reservation.id],
  );
  return rows.map(({ text }) => text);
}

async function confirm(held: Held): Promise<Held> {
  const { status, body } = await server.confirm(held, phone, await server.giveProof(held, phone));
  expect(status).toBe(201);
  return { ...held, reservation: body.reservation };
}

const cancel = ({ reservation, secret }: Held) =>
  server.cancel(reservation.id, reservation.version, { reservation_secret: secret });

describe("The history of a reservation", () => {
  test("says when its client confirmed and cancelled it", async () => {
    const held = await server.hold("", 1, { startTime });
    expect(await historyOf(held)).toEqual([]);
    const own = await confirm(held);
    server.pass(60);
    expect((await cancel(own)).status).toBe(200);
    expect(await historyOf(own)).toEqual(["2 held confirmed client", "3 confirmed cancelledByClient client"]);
    const { rows } = await server.pool.query("select moved_at from reservation_history order by version");
    expect(rows.map((row) => row.moved_at)).toEqual([
      salon.morning.toISOString(),
      new Date(salon.morning.getTime() + 60_000).toISOString(),
    ]);
  });

  test("tells a hold that ran out from one that was given up for another time", async () => {
    const [late, first] = [await server.hold("13:00", 1), await server.hold("15:00", 1)];
    const replaces = { reservationId: first.reservation.id, secret: first.secret };
    await server.hold("16:00", 1, { replaces });
    server.pass(300);
    await work(server, "expireHolds");
    expect([await historyOf(late), await historyOf(first)]).toEqual([
      ["2 held expired clock"],
      ["2 held expired client"],
    ]);
    expect(await brokenHistories(server.pool)).toEqual([]);
  });

  test("says so of a hold that somebody else has found to be over, too", async () => {
    const late = await server.hold("13:00", 1);
    server.pass(300);
    await server.hold("13:30", 1);
    expect(await historyOf(late)).toEqual(["2 held expired clock"]);
  });

  test("tells of the wait for a prepayment", async () => {
    const own = await server.hold("13:00", 1);
    await waitForPrepayment(server.pool, own.reservation.id, server.now);
    server.pass(900);
    await work(server, "expireHolds");
    expect(await historyOf(own)).toEqual(["2 held awaitingPrepayment client", "3 awaitingPrepayment expired clock"]);
  });

  test("is only ever added to", async () => {
    await confirm(await server.hold("13:00", 1));
    const change = server.pool.query("update reservation_history set moved_by = 'salon'");
    await expect(change).rejects.toThrow("only ever added to");
  });
});

test.each([
  ["by somebody who may not", "confirmed", "clock"],
  ["to where no path leads", "arrived", "salon"],
] as const)("A reservation is not moved %s, and nothing of it changes", async (_, to, by) => {
  const own = await server.hold("13:00", 1);
  const { firm, id } = own.reservation;
  const visit = { firmId: firm.id, ids: [id] };
  const move = inTransaction(server.pool, (transaction) =>
    moveReservations(transaction, visit, { to, by, now: server.now }),
  );
  await expect(move).rejects.toThrow(`can be moved to ${to} by the ${by}`);
  expect((await server.getReservation(id, own.secret)).body).toMatchObject({ status: "held", version: 1 });
  expect(await historyOf(own)).toEqual([]);
});

test("Its version rises when it is held for longer, too", async () => {
  const { reservation, secret } = await server.hold("13:00", 1);
  const extended = await server.ask({
    method: "POST",
    url: `/rest/clients-app/v1/reservations/${reservation.id}/extend-hold`,
    headers: { "idempotency-key": randomUUID(), reservation_secret: secret },
  });
  expect([extended.status, extended.body]).toMatchObject([200, { version: 2 }]);
});

describe("A time that a visit holds beside its own", () => {
  const [from, to] = [salon.at("13:00"), salon.at("14:00")];

  async function holdBeside(): Promise<string> {
    const id = await insertVisit(server.pool, { masterId: 1, from, to });
    await server.pool.query(
      `insert into occupancies (firm_id, resource_kind, resource_id, starts_at, ends_at, held_until, reservation_id)
       values ($1, 'master', 1, $2, $3, $4, $5)`,
      [salon.firmId, salon.at("16:00"), salon.at("17:00"), new Date(server.now.getTime() + 300_000), id],
    );
    return id;
  }

  async function stateOf(id: string): Promise<object> {
    const { rows } = await server.pool.query<object>(
      `select status, version, array_agg(o.starts_at) as taken
         from reservations r join occupancies o on o.reservation_id = r.id where r.id = $1 group by r.status, r.version`,
      [id],
    );
    return rows[0] ?? {};
  }

  const standing = { status: "confirmed", version: 1, taken: [new Date(from).toISOString()] };

  test("is nobody else's meanwhile, and goes to who wants it once it ran out, while the visit stands", async () => {
    const id = await holdBeside();
    expect((await server.askToHold("16:00", 1)).status).toBe(400);
    server.pass(300);
    expect((await server.askToHold("16:00", 1)).status).toBe(201);
    expect(await stateOf(id)).toEqual(standing);
    expect((await server.askToHold("13:00", 1)).status).toBe(400);
  });

  test("is freed by the job once it ran out, while the visit stands", async () => {
    const id = await holdBeside();
    server.pass(299);
    await work(server, "expireHolds");
    expect(await stateOf(id)).not.toEqual(standing);
    server.pass(1);
    await work(server, "expireHolds");
    expect(await stateOf(id)).toEqual(standing);
  });
});
