import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectedOf } from "../../domain/bill.ts";
import { limits } from "../../server/core/limits.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../server/accounts/visitor.ts";
import { salon } from "../server/salon.ts";
import type { TestServer } from "../server/test-server.ts";
import { closeTwo, openTwo } from "./at-once.ts";

let server: TestServer;
/** Another process on the same database, as far as the database can tell. */
let neighbour: TestServer;
beforeAll(async () => {
  ({ server, neighbour } = await openTwo());
});
afterAll(() => closeTwo({ server, neighbour }));
beforeEach(async () => {
  await forgetAccounts(server);
  await server.empty("outbox");
});

test("visits that are confirmed for one phone all at once are told of as often as one after another", async () => {
  await giveAccount(server);
  const tokens = await new Visitor(server).enter();
  const count = 3 * limits.confirmationSmsPerPhonePerHour;
  const times = Array.from({ length: count }, (_, index) => `${9 + (index % 10)}:00`.padStart(5, "0"));
  const holds = await Promise.all(
    times.map((time, index) =>
      server.hold("", 1 + Math.floor(index / 10), { startTime: salon.at(time, "2026-11-25") }),
    ),
  );
  const answers = await Promise.all(
    holds.map(({ reservation, secret }, index) => {
      const own = { reservationId: reservation.id, secret, clientName: "Мадина", clientPhone: phone };
      const body = { isTemporary: false, ...own, expected: expectedOf(reservation) };
      const visitor = new Visitor(index % 2 ? server : neighbour);
      return visitor.as(tokens, "POST", "/clients-app/v1/reservations", body);
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const { rows } = await server.pool.query("select 1 from outbox where kind = 'sendSms'");
  expect(rows).toHaveLength(limits.confirmationSmsPerPhonePerHour);
});
