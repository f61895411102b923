import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { moveBySalon } from "../../server/services/reservations/move-by-salon.ts";
import { insertRooms } from "../server/rooms.ts";
import { salon } from "../server/salon.ts";
import { type Answer, type Held, TestServer } from "../server/test-server.ts";
import { overlaps } from "./overlaps.ts";
import { closeTwo } from "./at-once.ts";

type Outcome = Answer<Partial<Held & Problem>>;

let server: TestServer;
/** Another process on the same database, as far as the database can tell. */
let neighbour: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await insertRooms(server.pool);
  neighbour = await TestServer.open({ beside: server });
});
afterAll(() => closeTwo({ server, neighbour }));
beforeEach(() => server.empty("reservations"));

const of = (index: number) => (index % 2 ? server : neighbour);
const sixty = Array.from({ length: 60 }, (_, index) => index);
const codesOf = (outcomes: Outcome[]) =>
  new Set(outcomes.filter(({ status }) => status !== 201).map(({ body }) => body.code));
const heldOf = (outcomes: Outcome[]) => outcomes.filter(({ status }) => status === 201);

test("of many clients who want one time of three masters as many have it as the room has places", async () => {
  const outcomes = await Promise.all(
    sixty.map((index) => of(index).askToHold<Outcome["body"]>("13:00", [1, 2, 3, null][index % 4] ?? null)),
  );
  expect(heldOf(outcomes)).toHaveLength(2);
  expect(codesOf(outcomes)).toEqual(new Set(["slotTaken"]));
  expect(await overlaps(server.pool)).toEqual([]);
});

test("of many who want one device with two masters one has it, and nobody waits for ever", async () => {
  const outcomes = await Promise.all(
    sixty.map((index) => {
      const masterId = 1 + (index % 2);
      const params = { entries: [{ serviceId: salon.manicure, masterId }] };
      return of(index >> 1).askToHold<Outcome["body"]>("13:00", masterId, { params });
    }),
  );
  expect(heldOf(outcomes)).toHaveLength(1);
  expect(codesOf(outcomes)).toEqual(new Set(["slotTaken"]));
  expect(await overlaps(server.pool)).toEqual([]);
});

test("visits that overlap in time, rooms and devices crosswise neither overfill any nor stand still", async () => {
  const hours = ["13:00", "13:15", "13:30", "13:45", "14:00"];
  const outcomes = await Promise.all(
    sixty.map((index) => {
      const masterId = 1 + (index % 2);
      const services = index % 4 < 2 ? [salon.haircut, salon.manicure] : [salon.manicure, salon.haircut];
      const params = { entries: services.map((serviceId) => ({ serviceId, masterId })) };
      return of(index).askToHold<Outcome["body"]>(hours[index % 5] ?? "", masterId, { params });
    }),
  );
  expect(heldOf(outcomes).length).toBeGreaterThan(0);
  expect(codesOf(outcomes)).toEqual(new Set(["slotTaken"]));
  expect(await overlaps(server.pool)).toEqual([]);
});

test("the time of a visit to which nobody came is another client's, in the room as well", async () => {
  const missed = await server.hold("13:00", 1);
  await server.confirm(missed, 77_011_234_567, await server.giveProof(missed, 77_011_234_567));
  server.now = new Date(salon.at("13:10"));
  const said = { reservationId: missed.reservation.id, to: "noShow" as const, now: server.now };
  expect(await inTransaction(server.pool, (transaction) => moveBySalon(transaction, server, said))).toBeNull();
  expect(await overlaps(server.pool)).toEqual([]);
  await server.hold("13:45", 1);
  expect(await overlaps(server.pool)).toEqual([]);
  server.now = salon.morning;
});

test("the audit counts what a room has too many of, and who has none", async () => {
  const held = await server.hold("13:00", 1);
  await server.hold("13:00", 2);
  await server.pool.query("update rooms set capacity = 1 where kind = 'room'");
  expect(await overlaps(server.pool)).not.toEqual([]);
  await server.pool.query("update rooms set capacity = 2 where kind = 'room'");
  expect(await overlaps(server.pool)).toEqual([]);
  await server.pool.query("delete from occupancies where reservation_id = $1 and resource_kind = 'room'", [
    held.reservation.id,
  ]);
  expect(await overlaps(server.pool)).toMatchObject([{ source: "roomless", reservation_id: held.reservation.id }]);
});
