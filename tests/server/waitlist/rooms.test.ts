import { afterAll, beforeAll, expect, test } from "vitest";
import { insertRooms } from "../rooms.ts";
import { Waiting } from "./waiting.ts";

let waiting: Waiting;
beforeAll(async () => {
  waiting = await Waiting.open();
  await insertRooms(waiting.server.pool);
});
afterAll(() => waiting.close());

test("who accepts an earlier time has it in the room that was offered, all by the names that it was offered with", async () => {
  await waiting.forget();
  const { pool } = waiting.server;
  const visit = await waiting.book("16:00");
  const own = { reservation_secret: visit.secret };
  await waiting.earlier(visit);
  await waiting.offer();
  const found = await waiting.of(visit.reservation.id, visit.secret);
  if (found?.offer === undefined) throw new Error("Nothing was offered.");
  expect(found.offer.entries[0]?.roomNames).toHaveLength(1);
  const renamed = JSON.stringify({ ru: visit.secret, kz: visit.secret, en: visit.secret });
  for (const table of ["rooms", "services", "masters"]) await pool.query(`update ${table} set name = $1`, [renamed]);
  expect((await waiting.accept(found, 2, own)).status).toBe(200);
  const { body } = await waiting.server.getReservation(visit.reservation.id, visit.secret);
  expect(body.entries).toEqual(found.offer.entries);
});
