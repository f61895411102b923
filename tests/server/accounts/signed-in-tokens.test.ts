import { SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import { readOperations } from "../../../server/contract/document.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";
import { forgetAccounts, giveAccount, Visitor } from "./visitor.ts";

const profiles = "/rest/clients-app/v1/my/profiles";
let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await TestServer.open();
  visitor = new Visitor(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await forgetAccounts(server);
});

async function visitorToken(): Promise<string> {
  const { body } = await visitor.ask<{ accessToken: string }>("POST", "/rest/v1/client/get-access-token");
  return body.accessToken;
}

async function asked(authorization?: string): Promise<{ status: number; code: string; cured: boolean }> {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  const { status, body, headers: answered } = await visitor.ask<Problem>("GET", profiles, undefined, headers);
  return { status, code: body.code, cured: answered["www-authenticate"] !== undefined };
}

describe("what is a client's", () => {
  test("needs somebody to be signed in, which no new token of a visitor's cures", async () => {
    const nobody = { status: 401, code: "signInNeeded", cured: false };
    expect(await asked()).toEqual(nobody);
    const token = await visitorToken();
    expect(await asked(`Bearer ${token}`)).toEqual(nobody);
    server.pass(limits.accessTokenSeconds);
    expect(await asked(`Bearer ${token}`)).toEqual(nobody);
  });

  test("needs a token that has not expired, which a refresh cures", async () => {
    await giveAccount(server);
    const body = await visitor.enter();
    server.pass(limits.signedInTokenSeconds - 1);
    expect((await visitor.profile(body)).status).toBe(200);
    server.pass(1);
    expect(await asked(`Bearer ${body.accessToken}`)).toEqual({ status: 401, code: "accessTokenExpired", cured: true });
  });

  test("is shown to nobody once the client is deleted", async () => {
    await giveAccount(server);
    const body = await visitor.enter();
    await server.pool.query("delete from clients");
    expect(await asked(`Bearer ${body.accessToken}`)).toEqual({ status: 401, code: "sessionRevoked", cured: false });
  });

  test.each([
    ["a key of somebody else's", "another key of the tests, 32 long", {}],
    ["the audience of something else", undefined, { aud: "refresh" }],
    ["another issuer", undefined, { iss: "elsewhere" }],
  ])("does not take a token with %s", async (_what, key, claims) => {
    await giveAccount(server);
    const body = await visitor.enter();
    const { rows } = await server.pool.query<{ id: string }>("select id from sessions");
    const made = { iss: "kezek", aud: "person", sub: body.user.id, sid: rows[0]?.id, exp: 9_999_999_999, ...claims };
    const forged = await new SignJWT(made)
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(key ?? server.config.secrets.tokenKey));
    expect(await asked(`Bearer ${forged}`)).toEqual({ status: 401, code: "accessTokenInvalid", cured: true });
  });

  test("is not opened by a visitor's token that claims a session", async () => {
    await giveAccount(server);
    const body = await visitor.enter();
    const { rows } = await server.pool.query<{ id: string }>("select id from sessions");
    const claimed = await new SignJWT({ iss: "kezek", aud: "visitor", sub: body.user.id, sid: rows[0]?.id })
      .setExpirationTime(9_999_999_999)
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(server.config.secrets.tokenKey));
    expect((await asked(`Bearer ${claimed}`)).code).toBe("signInNeeded");
  });

  test("is not opened by one client's token with another's session", async () => {
    await giveAccount(server);
    const other = await giveAccount(server, { phone: 77_015_550_000 });
    await visitor.signIn();
    const { rows } = await server.pool.query<{ id: string }>("select id from sessions");
    const mixed = await new SignJWT({ iss: "kezek", aud: "person", sub: other, sid: rows[0]?.id })
      .setExpirationTime(9_999_999_999)
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(server.config.secrets.tokenKey));
    expect((await asked(`Bearer ${mixed}`)).code).toBe("sessionRevoked");
  });

  test("is asked for before a body is read, by every such call of the contract", async () => {
    const own = readOperations().filter(({ token }) => token === "signedIn");
    expect(own.length).toBeGreaterThanOrEqual(11);
    for (const { method, url } of own) {
      const { statusCode, body } = await server.app.inject({
        method,
        url: url.replace(":firmId", "9001"),
        headers: { "content-type": "application/json" },
        ...(method === "GET" ? {} : { payload: '{"broken' }),
      });
      expect({ url, statusCode, code: JSON.parse(body).code }).toEqual({ url, statusCode: 401, code: "signInNeeded" });
    }
  });
});

describe("what is everybody's", () => {
  test("takes a client's token like a visitor's", async () => {
    await giveAccount(server);
    const body = await visitor.enter();
    const countries = () => visitor.as<Problem>(body, "GET", "/common/countries");
    expect((await countries()).status).toBe(200);
    server.pass(limits.signedInTokenSeconds);
    const { status, body: problem, headers } = await countries();
    expect({ status, code: problem.code }).toEqual({ status: 401, code: "accessTokenExpired" });
    expect(headers["www-authenticate"]).toMatch(/^Bearer error="invalid_token"/);
  });

  test("lets who signs in do so with any token that was left over", async () => {
    await giveAccount(server);
    expect((await visitor.signIn({}, { authorization: "Bearer a.b.c" })).status).toBe(200);
  });
});

describe("an intent", () => {
  test("of one client is not answered to another who brings its key", async () => {
    await giveAccount(server);
    await giveAccount(server, { phone: 77_015_550_000 });
    const [one, other] = [await visitor.enter(), await visitor.enter(77_015_550_000)];
    const key = { "idempotency-key": "0123456789abcdef" };
    const login = "/clients-app/jsf-auth/login";
    expect((await visitor.as(one, "POST", login, undefined, key)).status).toBe(200);
    const { status, body } = await visitor.as<Problem>(other, "POST", login, undefined, key);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "idempotencyKeyReused" });
  });

  test("is not answered again to whose session has ended", async () => {
    await giveAccount(server);
    const body = await visitor.enter();
    const key = { "idempotency-key": "0123456789abcdef" };
    await visitor.as(body, "POST", "/clients-app/jsf-auth/login", undefined, key);
    await visitor.signOut(body.refreshToken);
    const again = await visitor.as<Problem>(body, "POST", "/clients-app/jsf-auth/login", undefined, key);
    expect(again.body.code).toBe("sessionRevoked");
  });
});

describe("a legacy web session", () => {
  test("is opened for who is signed in and closed for anybody, and nothing is given or kept of it", async () => {
    await giveAccount(server);
    const opened = await visitor.as(await visitor.enter(), "POST", "/clients-app/jsf-auth/login");
    const closed = await visitor.ask("POST", "/rest/clients-app/jsf-auth/logout", { sessionId: "of another service" });
    for (const { status, body, headers } of [opened, closed]) {
      expect({ status, body }).toEqual({ status: 200, body: { done: true } });
      expect(headers).not.toHaveProperty("set-cookie");
    }
    const { rows } = await server.pool.query("select from pg_tables where tablename = 'web_sessions'");
    expect(rows).toEqual([]);
  });

  test("is opened for nobody who is not signed in", async () => {
    const { status } = await visitor.ask("POST", "/rest/clients-app/jsf-auth/login", undefined);
    expect(status).toBe(401);
  });
});
