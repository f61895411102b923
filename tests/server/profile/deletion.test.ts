import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { forgetAccounts, giveAccount, password, phone, Visitor } from "../accounts/visitor.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";
import { work } from "../support/work.ts";
import { insertVisit } from "../visits.ts";

type Schemas = components["schemas"];

const path = "/common/requests/account-deletion";
const daySeconds = 86_400;
let server: TestServer;
let visitor: Visitor;
let own: Schemas["SignedIn"];
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
  visitor = new Visitor(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await forgetAccounts(server);
  await giveAccount(server);
  own = await visitor.enter();
});

const look = () => visitor.as<Schemas["AccountDeletion"]>(own, "GET", path);
const request = (more: { password?: string } = {}) =>
  visitor.as<Schemas["AccountDeletion"] & Problem>(own, "POST", path, { password, ...more });
const cancel = () => visitor.as<Schemas["AccountDeletion"]>(own, "DELETE", path);

describe("a client who wants their account deleted", () => {
  test("sees what would be lost", async () => {
    await insertVisit(server.pool, { masterId: 1, from: salon.at("13:00"), to: salon.at("14:00") });
    await insertVisit(server.pool, { masterId: 1, from: "2026-11-20T13:00:00Z", to: "2026-11-20T14:00:00Z" });
    await visitor.as(own, "PUT", `/clients-app/v1/favorite-firms/${salon.firmId}`);
    await server.pool.query("insert into cashback_accounts select id, 'KZT', 25000 from clients where phone = $1", [
      phone,
    ]);
    await server.pool.query(
      `insert into gift_cards (id, secret_hash, token_hash, status, amount, balance, currency, works_at, design, buyer_name,
                               buyer_phone, language, keeper_id, pay_before, valid_until, first_valid_until, created_at)
       select gen_random_uuid(), '', sha256(b::text::bytea), 'issued', 300000, b, 'KZT', 'everyFirm', 'sea', 'М', 1, 'ru', id, $2,
              '2027-11-23', '2027-11-23', $2 from clients, unnest(array[300000, 0]) b where phone = $1`,
      [phone, server.now],
    );
    expect((await look()).body).toEqual({
      futureReservations: 1,
      reviews: 0,
      favoriteFirms: 1,
      bonuses: [{ amount: 25_000, currency: "KZT" }],
      keptGiftCards: 1,
    });
  });

  test("has fourteen days to take it back, however often they ask", async () => {
    const { status, body } = await request();
    expect(status).toBe(200);
    const deleteAfter = new Date(salon.morning.getTime() + limits.deletionDays * daySeconds * 1000).toISOString();
    expect(body).toMatchObject({ requestedAt: salon.morning.toISOString(), deleteAfter });
    server.pass(600);
    expect((await request()).body).toEqual(body);
    expect((await cancel()).body).toEqual({
      futureReservations: 0,
      reviews: 0,
      favoriteFirms: 0,
      bonuses: [],
      keptGiftCards: 0,
    });
    expect((await look()).body).not.toHaveProperty("deleteAfter");
    expect((await cancel()).status).toBe(200);
  });

  test("has to know the password", async () => {
    const { status, body } = await request({ password: "wrong" });
    expect({ status, code: body.code }).toEqual({ status: 403, code: "wrongCredentials" });
    expect((await look()).body).not.toHaveProperty("requestedAt");
  });

  test("is gone after that, with all that was theirs; nobody else is, and the firm keeps its visit", async () => {
    await giveAccount(server, { phone: phone + 1 });
    await insertVisit(server.pool, { masterId: 1, from: salon.at("13:00"), to: salon.at("14:00") });
    await visitor.as(own, "PUT", `/clients-app/v1/favorite-firms/${salon.firmId}`);
    await visitor.as(own, "POST", "/clients-app/jsf-auth/login");
    await visitor.signIn({ password: "wrong" });
    await visitor.code("SIGN_IN");
    await request();
    const personal = async () => {
      const { rows } = await server.pool.query(
        `select (select count(*) from clients where phone = $1) as clients, (select count(*) from sessions) as sessions,
                (select count(*) from refresh_tokens) as tokens,
                (select count(*) from favorite_firms) as favorites, (select count(*) from sms_challenges) as codes,
                (select count(*) from password_attempts) as attempts`,
        [phone],
      );
      return rows[0];
    };
    server.pass(limits.deletionDays * daySeconds - 1);
    await work(server, "deleteClients");
    const all = { clients: 1, sessions: 1, tokens: 1, favorites: 1, codes: 1, attempts: 1 };
    expect(await personal()).toEqual(all);

    server.pass(1);
    await work(server, "deleteClients");
    expect(await personal()).toEqual({
      clients: 0,
      sessions: 0,
      tokens: 0,
      favorites: 0,
      codes: 0,
      attempts: 0,
    });
    expect((await visitor.refresh<Problem>(own.refreshToken)).body.code).toBe("refreshTokenInvalid");
    expect((await visitor.signIn<Problem>()).body.code).toBe("wrongCredentials");
    expect((await visitor.signIn({ phone: phone + 1 })).status).toBe(200);
    expect((await server.pool.query("select 1 from reservations")).rowCount).toBe(1);
  });

  test("keeps the account that was taken back in time", async () => {
    await request();
    await cancel();
    server.pass(limits.deletionDays * daySeconds);
    await work(server, "deleteClients");
    expect((await visitor.signIn()).status).toBe(200);
  });
});
