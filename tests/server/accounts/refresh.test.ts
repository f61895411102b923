import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import { accessTokens } from "../../../server/services/access-tokens.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";
import { forgetAccounts, giveAccount, Visitor } from "./visitor.ts";

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
  await giveAccount(server);
});

async function expectRefused(refreshToken: string): Promise<void> {
  const { status, body, headers } = await visitor.refresh<Problem>(refreshToken);
  expect({ status, code: body.code, action: body.action }).toEqual({
    status: 401,
    code: "refreshTokenInvalid",
    action: "signIn",
  });
  expect(headers["www-authenticate"]).toBeUndefined();
}

test("an access token, a visitor's or a client's, is no refresh token", async () => {
  await expectRefused(await accessTokens(server.config.secrets.tokenKey).issue(server.now));
  const { accessToken, refreshToken } = await visitor.enter();
  await expectRefused(accessToken);
  expect((await visitor.refresh(refreshToken)).status).toBe(200);
});

describe("a refresh token", () => {
  test("is changed for new tokens of the same session", async () => {
    const first = await visitor.enter();
    server.pass(900);
    const { status, body: next } = await visitor.refresh(first.refreshToken);
    expect(status).toBe(200);
    expect(next).toMatchObject({ tokenType: "Bearer", expiresIn: 900 });
    expect(next.refreshToken).not.toBe(first.refreshToken);
    expect((await visitor.profile(next)).status).toBe(200);
    expect((await server.pool.query("select 1 from sessions")).rowCount).toBe(1);
  });

  test("is changed whatever access token stands in the request: an old one is why it is asked", async () => {
    const body = await visitor.enter();
    server.pass(901);
    for (const authorization of [`Bearer ${body.accessToken}`, "Bearer a.b.c"]) {
      expect((await visitor.refresh(body.refreshToken, { authorization })).status).toBe(200);
    }
  });

  test("that was changed is answered again for a while, for a tab that asked too or an answer that got lost", async () => {
    const first = await visitor.enter();
    const { body: one } = await visitor.refresh(first.refreshToken);
    server.pass(limits.refreshGraceSeconds - 1);
    const { status, body: other } = await visitor.refresh(first.refreshToken);
    expect(status).toBe(200);
    server.pass(limits.refreshGraceSeconds);
    expect((await visitor.refresh(one.refreshToken)).status).toBe(200);
    expect((await visitor.refresh(other.refreshToken)).status).toBe(200);
  });

  test("that comes again later was stolen: the session ends, for the newest token too", async () => {
    const first = await visitor.enter();
    const { body: next } = await visitor.refresh(first.refreshToken);
    server.pass(limits.refreshGraceSeconds);
    await expectRefused(first.refreshToken);
    await expectRefused(next.refreshToken);
    expect((await visitor.profile<Problem>(next)).body.code).toBe("sessionRevoked");
  });

  test("that comes again during the while does not prolong it", async () => {
    const first = await visitor.enter();
    await visitor.refresh(first.refreshToken);
    server.pass(limits.refreshGraceSeconds - 1);
    await visitor.refresh(first.refreshToken);
    server.pass(1);
    await expectRefused(first.refreshToken);
  });

  test("ends no other session of the client when it was stolen", async () => {
    const [phone, laptop] = [await visitor.enter(), await visitor.enter()];
    await visitor.refresh(phone.refreshToken);
    server.pass(limits.refreshGraceSeconds);
    await expectRefused(phone.refreshToken);
    expect((await visitor.profile(laptop)).status).toBe(200);
    expect((await visitor.refresh(laptop.refreshToken)).status).toBe(200);
  });

  test("stands for ninety days from when its session was last used", async () => {
    const first = await visitor.enter();
    server.pass(limits.sessionDays * 86_400 - 1);
    const { body: next } = await visitor.refresh(first.refreshToken);
    server.pass(limits.sessionDays * 86_400 - 1);
    const { body: last } = await visitor.refresh(next.refreshToken);
    server.pass(limits.sessionDays * 86_400);
    await expectRefused(last.refreshToken);
  });

  test("that nobody was given is refused", async () => {
    await expectRefused("r1.Zm9vYmFyYmF6cXV4");
  });

  test("is changed once for one intent, which answers the same tokens again even after the while", async () => {
    const first = await visitor.enter();
    const key = { "idempotency-key": randomUUID() };
    const { body: next } = await visitor.refresh(first.refreshToken, key);
    server.pass(limits.refreshGraceSeconds + 1);
    expect((await visitor.refresh(first.refreshToken, key)).body).toEqual(next);
    expect((await visitor.refresh(next.refreshToken)).status).toBe(200);
  });
});

test("a refresh token whose answer was lost is changed by the key it was sent with; by another one it was stolen", async () => {
  const first = await visitor.enter();
  const key = { "idempotency-key": randomUUID() };
  const { body: lost } = await visitor.refresh(first.refreshToken, key);
  server.pass(12 * 3600);
  const { status, body: again } = await visitor.refresh(first.refreshToken, key);
  expect([status, again.refreshToken]).toEqual([200, lost.refreshToken]);
  const { body: next } = await visitor.refresh(again.refreshToken);
  expect((await visitor.profile(next)).status).toBe(200);
  await expectRefused(first.refreshToken);
  await expectRefused(next.refreshToken);
});

describe("signing out", () => {
  test("ends the session at once, in every process", async () => {
    const neighbour = await TestServer.open({ beside: server });
    const body = await visitor.enter();
    expect((await new Visitor(neighbour).profile(body)).status).toBe(200);
    expect((await visitor.signOut(body.refreshToken)).body).toEqual({ done: true });
    const { status, body: problem, headers } = await new Visitor(neighbour).profile<Problem>(body);
    await neighbour.close();
    expect({ status, code: problem.code }).toEqual({ status: 401, code: "sessionRevoked" });
    expect(headers["www-authenticate"]).toBeUndefined();
    await expectRefused(body.refreshToken);
  });

  test("takes a refresh token that was changed already", async () => {
    const first = await visitor.enter();
    const { body: next } = await visitor.refresh(first.refreshToken);
    await visitor.signOut(first.refreshToken);
    await expectRefused(next.refreshToken);
  });

  test.each([
    ["no token", ""],
    ["a token of nobody's", "x"],
  ])("with %s is done too", async (_what, refreshToken) => {
    const { status, body } = await visitor.signOut(refreshToken, { authorization: "Bearer a.b.c" });
    expect({ status, body }).toEqual({ status: 200, body: { done: true } });
  });

  test("leaves the client's other sessions", async () => {
    const [phone, laptop] = [await visitor.enter(), await visitor.enter()];
    await visitor.signOut(phone.refreshToken);
    expect((await visitor.profile(laptop)).status).toBe(200);
  });
});

type Step = { passes: number; which: number };
const steps = fc.array(fc.record({ passes: fc.constantFrom(0, 1, 29, 30, 31, 900), which: fc.nat({ max: 12 }) }), {
  maxLength: 12,
});

test("whoever refreshes with whatever they have, a session lives until one old token comes after its while", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all: Step[]) => {
      const body = await visitor.enter();
      const tokens: { text: string; usedAt?: number }[] = [{ text: body.refreshToken }];
      let isLive = true;
      for (const { passes, which } of all) {
        server.pass(passes);
        const token = tokens[which % tokens.length];
        if (token === undefined) throw new Error("There is always a token.");
        const now = server.now.getTime();
        const isStolen = token.usedAt !== undefined && now - token.usedAt >= limits.refreshGraceSeconds * 1000;
        isLive &&= !isStolen;
        const { status, body: next } = await visitor.refresh(token.text);
        expect(status).toBe(isLive ? 200 : 401);
        token.usedAt ??= now;
        if (isLive) tokens.push({ text: next.refreshToken });
      }
    }),
    { numRuns: 25 },
  );
});
