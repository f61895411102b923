import pLimit from "p-limit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import { addDays, weekdayOf } from "../../domain/time.ts";
import { insertHold, type NewHold } from "../../server/db/queries/holds.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { type Answer, type Held, TestServer } from "../server/test-server.ts";
import { salon } from "../server/salon.ts";
import { overlaps } from "./overlaps.ts";
import { plannedHold } from "./planned-hold.ts";
import { closeTwo, openTwo, split, times } from "./at-once.ts";

type Outcome = Answer<Partial<Held & Problem>>;

let server: TestServer;
/** Another process on the same database, as far as the database can tell. */
let neighbour: TestServer;
beforeAll(async () => {
  ({ server, neighbour } = await openTwo());
});
afterAll(() => closeTwo({ server, neighbour }));
beforeEach(() => server.empty("reservations"));

test("forty-three times that one address wants at once are as many as it may hold, through all processes", async () => {
  const few = { holdsPerAddress: 7 };
  const strict = await TestServer.open({ beside: server, config: few });
  const alsoStrict = await TestServer.open({ beside: server, config: few });
  const hour = (index: number) => `${String(9 + (index % 10)).padStart(2, "0")}:00`;
  const ask = (index: number) =>
    (index % 2 ? strict : alsoStrict).askToHold<Outcome["body"]>(hour(index), 1 + (index % 3));
  const outcomes = await Promise.all(times(43, ask));
  const { held, refused } = split(outcomes);
  await alsoStrict.close();
  await strict.close();
  expect(held).toHaveLength(7);
  expect(refused.map(({ body }) => body.code).filter((code) => code === "tooManyRequests")).not.toHaveLength(0);
});

test("of twenty clients for each time of all masters' day each time has one, and everybody else is told so", async () => {
  const hours = times(10, (index) => `${String(9 + index).padStart(2, "0")}:00`);
  const slots = salon.masters.flatMap((masterId) => hours.map((hour) => ({ masterId, startTime: salon.at(hour) })));
  const wanted = times(20, (round) => slots.map((_, index) => slots[(index * 7 + round) % slots.length]));
  await expectOneEach(salon.haircut, slots, wanted.flat());
});

test("of a few clients who want each of a thousand times at once one has it, and everybody else is told so", async () => {
  const halfHours = times(22, (index) => `${String(9 + (index >> 1)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`);
  const days = times(30, (index) => addDays("2026-11-24", index)).filter((date) => weekdayOf(date) !== 7);
  const slots = days
    .flatMap((date) => halfHours.map((time) => salon.at(time, date)))
    .flatMap((startTime) => [1, 2].map((masterId) => ({ masterId, startTime })))
    .slice(0, 1000);
  const clients = Number(process.env["CLIENTS"] ?? "3");
  await expectOneEach(
    salon.manicure,
    slots,
    slots.flatMap((slot) => times(clients, () => slot)),
  );
}, 600_000);

type Slot = { masterId: number; startTime: string };

/** So many wait for their answers together: whoever waits for too long is told to come back, which is no answer to this question. */
const atOnce = pLimit(200);

/** Each of the times that are wanted, many at once and through two processes, has one client, and everybody is told the truth. */
async function expectOneEach(serviceId: number, slots: readonly Slot[], wanted: readonly (Slot | undefined)[]) {
  const outcomes = await Promise.all(
    wanted.map((slot, index) =>
      atOnce(async () => {
        const params = { entries: [{ serviceId, masterId: slot?.masterId ?? 0 }] };
        const hold = { params, startTime: slot?.startTime ?? "" };
        return { slot, ...(await (index % 2 ? server : neighbour).askToHold<Outcome["body"]>("", null, hold)) };
      }),
    ),
  );
  const held = outcomes.filter(({ status }) => status === 201);
  expect(new Set(held.map(({ slot }) => slot)).size).toBe(slots.length);
  expect(held).toHaveLength(slots.length);
  expect(new Set(outcomes.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
    new Set(["slotTaken"]),
  );
  const { rows } = await server.pool.query<{ text: string }>(
    "select concat_ws(' ', reservation_id, resource_id, extract(epoch from starts_at)::int) as text from occupancies",
  );
  const said = held.map(({ slot, body: { reservation } }) =>
    [reservation?.id, slot?.masterId, Date.parse(slot?.startTime ?? "") / 1000].join(" "),
  );
  expect(rows.map(({ text }) => text).toSorted()).toEqual(said.toSorted());
  expect(await overlaps(server.pool)).toEqual([]);
}

describe("when a hundred clients want one time of one master", () => {
  test("exactly one has it and ninety-nine are offered three others", async () => {
    const { held, refused } = split(
      await Promise.all(times(100, (index) => (index % 2 ? server : neighbour).askToHold<Outcome["body"]>("13:00", 2))),
    );

    expect(held).toHaveLength(1);
    expect(refused).toHaveLength(99);
    for (const { status, body } of refused) {
      expect({ status, code: body.code, action: body.action }).toEqual({
        status: 400,
        code: "slotTaken",
        action: "changeTime",
      });
      expect(body.alternatives).toHaveLength(3);
      expect(body.alternatives?.some(({ startTime }) => startTime === salon.at("13:00"))).toBe(false);
    }
    expect(await overlaps(server.pool)).toEqual([]);
  });

  test("those who take any master have exactly as many as there are masters", async () => {
    const { held, refused } = split(
      await Promise.all(times(60, (index) => (index % 2 ? server : neighbour).askToHold<Outcome["body"]>("13:00"))),
    );

    expect(held).toHaveLength(salon.masters.length);
    const masterIds = held.map(({ body }) => body.reservation?.entries[0]?.masterId);
    expect(new Set(masterIds)).toEqual(new Set(salon.masters));
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["slotTaken"]));
  });

  test("whoever wants a part of it stands in the same line", async () => {
    const { held, refused } = split(
      await Promise.all(
        times(60, (index) =>
          server.askToHold<Outcome["body"]>(["12:15", "12:30", "12:45", "13:00", "13:15"][index % 5] ?? "", 1),
        ),
      ),
    );
    // Hours that begin between 12:15 and 13:15: two of them fit at most, 12:15 with 13:15.
    expect([1, 2]).toContain(held.length);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["slotTaken"]));
    expect(await overlaps(server.pool)).toEqual([]);
  });

  test("visits of several services that cross each other's masters neither overlap nor stand still", async () => {
    const entries = (order: number[]) =>
      order.map((masterId, index) => ({ serviceId: salon.haircut, masterId, person: index + 1 }));
    const { held, refused } = split(
      await Promise.all(
        times(40, (index) =>
          (index % 2 ? server : neighbour).askToHold<Outcome["body"]>(index % 4 < 2 ? "13:00" : "13:30", null, {
            params: { entries: entries(index % 2 ? [1, 2, 3] : [3, 2, 1]), peopleCount: 3 },
          }),
        ),
      ),
    );
    expect(held).toHaveLength(1);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["slotTaken"]));
  });

  test("a hold that ran out is taken over by exactly one of them", async () => {
    await server.hold("13:00", 2);
    server.pass(300);
    const { held } = split(await Promise.all(times(40, () => server.askToHold<Outcome["body"]>("13:00", 2))));
    expect(held).toHaveLength(1);
    server.now = salon.morning;
  });

  test("a hold that is confirmed while it is being replaced stays confirmed, if it was", async () => {
    const phone = 77_011_234_567;
    const hours = ["13:00", "14:00", "15:00", "16:00", "17:00", "18:00"];
    const holds = await Promise.all(hours.flatMap((time) => [server.hold(time, 1), server.hold(time, 2)]));
    const proofs = await Promise.all(holds.map((held) => server.giveProof(held, phone)));
    const confirmations = await Promise.all(
      holds.map(async (held, index) => {
        const replaces = { reservationId: held.reservation.id, secret: held.secret };
        const [confirmed, instead] = await Promise.all([
          server.confirm(held, phone, proofs[index] ?? ""),
          neighbour.askToHold<Outcome["body"]>(held.reservation.startTime.slice(11, 16), 3, { replaces }),
        ]);
        expect(["201 undefined", "400 slotTaken"]).toContain(`${instead.status} ${instead.body.code}`);
        return { id: held.reservation.id, isConfirmed: confirmed.status === 201 };
      }),
    );
    const { rows } = await server.pool.query<{ id: string }>(
      `select distinct r.id from reservations r join occupancies o on o.reservation_id = r.id
        where r.status = 'confirmed'`,
    );
    const said = confirmations.filter(({ isConfirmed }) => isConfirmed).map(({ id }) => id);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(said.toSorted());
  });
});

test("of twenty who write a hold for each of a thousand times into the database, each time has one and knows it", async () => {
  const count = 1000;
  const clients = 20;
  const quarter = 900_000;
  const holdAt = (index: number) => {
    const row = Math.floor(index / salon.masters.length);
    const from = Date.parse(salon.at("09:00")) + row * quarter;
    const [startTime, endTime] = [new Date(from).toISOString(), new Date(from + quarter).toISOString()];
    return plannedHold(server.now, startTime, endTime, salon.masters[index % salon.masters.length]);
  };
  const nameOf = ({ id, plan: { startTime }, occupancies: [taken] }: NewHold) =>
    `${id} ${taken?.resourceId} ${Date.parse(startTime) / 1000}`;
  /** What one of them gets who wants all of them: half of all go the same way, the others each their own. */
  async function takeAll(client: number): Promise<string[]> {
    const { pool } = client % 2 ? server : neighbour;
    const had: string[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      const hold = holdAt(client % 4 < 2 ? turn : (turn * 7 + client * 50) % count);
      const isHad = await inTransaction(pool, async (transaction) => {
        if (!(await insertHold(transaction, hold))) throw new Lost();
        return true;
      }).catch((error: unknown) => {
        if (error instanceof Lost) return false;
        throw error;
      });
      if (isHad) had.push(nameOf(hold));
    }
    return had;
  }
  const said = (await Promise.all(times(clients, takeAll))).flat();
  const { rows } = await server.pool.query<{ text: string; time: string }>(
    `select concat_ws(' ', reservation_id, resource_id, extract(epoch from starts_at)::int) as text,
            concat_ws(' ', resource_id, starts_at) as time
       from occupancies`,
  );
  expect(said).toHaveLength(count);
  expect(new Set(rows.map(({ time }) => time)).size).toBe(count);
  expect(rows.map(({ text }) => text).toSorted()).toEqual(said.toSorted());
  expect(await overlaps(server.pool)).toEqual([]);
}, 240_000);

class Lost extends Error {}
