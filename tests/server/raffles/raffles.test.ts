import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { drawWinner } from "../../../domain/raffle.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { drawDueRaffles, insertRaffle } from "../../../server/db/queries/raffles.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";
import { insertVisit } from "../visits.ts";

type Announced = components["schemas"]["AnnouncedRaffle"];
const path = "/rest/clients-app/v1/raffles/synaq";
const seed = "0123456789abcdef";
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const ticketOf = (id: string) => sha256(id).slice(0, 12).toUpperCase();
const localized = (ru: string) => ({ ru, kz: `${ru} (kz)`, en: `${ru} (en)` });

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = new Date(salon.at("18:00"));
  await forgetAccounts(server);
  await server.empty("raffles");
  await inTransaction(server.pool, (transaction) =>
    insertRaffle(transaction, {
      key: "synaq",
      networkId: 9001,
      name: localized("Розыгрыш"),
      prize: localized("Год стрижек"),
      terms: [localized("Визит — билет.")],
      startsAt: new Date(salon.at("10:00")),
      endsAt: new Date(salon.at("16:00")),
      drawsAt: new Date(salon.at("20:00")),
      seed,
    }),
  );
});

const visit = (from: string, to: string, masterId = 1) =>
  insertVisit(server.pool, { masterId, from: salon.at(from), to: salon.at(to) });
const draw = () => inTransaction(server.pool, (transaction) => drawDueRaffles(transaction, server.now));
const read = async () => raffleOf((await server.get<Announced>(path)).body);

function raffleOf({ raffle }: Announced) {
  if (raffle === undefined) throw new Error("No raffle is announced.");
  return raffle;
}

test("a visit that has taken place within its days is a ticket; one that was cancelled or missed is none", async () => {
  await visit("09:00", "10:00", 2);
  await visit("09:00", "09:45");
  await visit("15:00", "16:00");
  await visit("11:00", "12:00");
  for (const [from, status] of [
    ["12:00", "cancelledByClient"],
    ["13:00", "noShow"],
  ] as const) {
    const id = await visit(from, `${from.slice(0, 2)}:45`);
    await server.pool.query("update reservations set status = $2 where id = $1", [id, status]);
  }
  expect((await read()).ticketCount).toBe(2);
  server.now = new Date(salon.at("11:00"));
  expect((await read()).ticketCount).toBe(1);
});

test("whoever is signed in sees the tickets of their phone, and nobody else's", async () => {
  const id = await visit("11:00", "12:00");
  const other = await visit("12:00", "13:00");
  await server.pool.query("update reservations set client_phone = $2 where id = $1", [other, phone + 1]);
  await giveAccount(server);
  const visitor = new Visitor(server);
  const { accessToken } = await visitor.enter();
  const { body } = await visitor.ask<Announced>("GET", path, undefined, { authorization: `Bearer ${accessToken}` });
  const raffle = raffleOf(body);
  expect(raffle.ownTickets).toEqual([{ ticket: ticketOf(id), firmName: "Сынақ", visitedAt: salon.at("11:00") }]);
  expect(raffle.ticketCount).toBe(2);
  expect((await read()).ownTickets).toBeUndefined();
});

test("before the draw the hash of the seed is told, and neither the seed nor who takes part", async () => {
  await visit("11:00", "12:00");
  await draw();
  const raffle = await read();
  expect(raffle.seedHash).toBe(sha256(seed));
  expect(raffle.draw).toBeUndefined();
  expect(JSON.stringify(raffle)).not.toContain(seed);
});

test("the draw is recomputed from what is told, and stays as it was whatever becomes of the visits", async () => {
  const ids = [await visit("10:00", "11:00"), await visit("11:00", "12:00"), await visit("12:00", "13:00")];
  server.now = new Date(salon.at("20:00"));
  await Promise.all([draw(), draw()]);
  const drawn = await read();
  expect(drawn.draw?.tickets).toEqual(ids.map(ticketOf).toSorted());
  expect(sha256(drawn.draw?.seed ?? "")).toBe(drawn.seedHash);
  expect(drawn.draw?.winner).toBe(await drawWinner(seed, ids.map(ticketOf)));
  await server.pool.query("update reservations set status = 'noShow' where id = $1", [ids[0]]);
  await visit("13:00", "14:00");
  await draw();
  expect((await read()).draw).toEqual(drawn.draw);
});

test("a draw without a ticket has no winner", async () => {
  server.now = new Date(salon.at("20:00"));
  await draw();
  expect((await read()).draw).toEqual({ seed, tickets: [] });
});

test("by a key that nobody announced a raffle by there is none, but that of the spec has its page", async () => {
  expect(await server.get(path.replace("synaq", "red_apple"))).toMatchObject({ status: 200, body: {} });
  for (const key of ["nothing", "%00"]) {
    expect(await server.get(path.replace("synaq", key))).toMatchObject({ status: 404, body: { code: "notFound" } });
  }
});
