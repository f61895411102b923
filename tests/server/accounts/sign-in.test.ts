import { randomUUID, scrypt } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import { isPassword, hashPassword } from "../../../server/services/accounts/passwords.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";
import { forgetAccounts, giveAccount, password, phone, Visitor } from "./visitor.ts";

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

async function attempts(): Promise<number> {
  const { rows } = await server.pool.query<{ count: number }>("select count(*) from password_attempts");
  return rows[0]?.count ?? 0;
}

describe("a client signs in with a password", () => {
  test("and is named, with tokens that open their profile", async () => {
    const id = await giveAccount(server);
    const { status, body } = await visitor.signIn();
    expect(status).toBe(200);
    expect(body).toMatchObject({ tokenType: "Bearer", expiresIn: 900, user: { id, name: "Мадина" } });
    expect((await visitor.profile(body)).body).toMatchObject({ id, phone, version: 1 });
    expect(await attempts()).toBe(0);
  });

  test("and nothing that opens anything is in the database", async () => {
    await giveAccount(server);
    const { body } = await visitor.signIn();
    const { rows } = await server.pool.query<{ all: string }>(
      `select (select string_agg(t::text, '') from refresh_tokens t) || (select string_agg(p::text, '') from clients p)
           || (select string_agg(k::text, '') from idempotency_keys k) as all`,
    );
    for (const secret of [body.refreshToken, Buffer.from(body.refreshToken).toString("hex"), password]) {
      expect(rows[0]?.all).not.toContain(secret);
    }
    expect(rows[0]?.all).toContain("$scrypt$ln=15,r=8,p=3$");
  });

  test("and a repetition of the same intent answers the same tokens, without another session", async () => {
    await giveAccount(server);
    const key = { "idempotency-key": randomUUID() };
    const [first, second] = [await visitor.signIn({}, key), await visitor.signIn({}, key)];
    expect(second.body).toEqual(first.body);
    expect((await server.pool.query("select 1 from sessions")).rowCount).toBe(1);
  });

  test("and what their device calls itself is kept in a line that can be shown", async () => {
    await giveAccount(server);
    expect((await visitor.signIn({ deviceName: "My\0 \u202ephone\n", deviceOS: "\0" })).status).toBe(200);
    const { rows } = await server.pool.query("select device_name, device_os from sessions");
    expect(rows).toEqual([{ device_name: "My phone", device_os: "" }]);
  });
});

describe("wrong credentials", () => {
  test("are answered alike for an unknown phone and a wrong password", async () => {
    await giveAccount(server);
    const wrong = await visitor.signIn<Problem>({ password: "wrong horse battery" });
    const unknown = await visitor.signIn<Problem>({ phone: phone + 1 });
    expect(wrong.status).toBe(403);
    expect(wrong.body).toMatchObject({ code: "wrongCredentials", action: "changePassword" });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  test("cost the same hash where there is nobody, as where there is somebody", async () => {
    await giveAccount(server);
    vi.mocked(scrypt).mockClear();
    await visitor.signIn({ password: "wrong horse battery" });
    await visitor.signIn({ phone: phone + 1 });
    const costs = vi
      .mocked(scrypt)
      .mock.calls.map(([, salt, length, cost]) => [Buffer.isBuffer(salt) && salt.length, length, cost]);
    expect(costs).toEqual([costs[0], costs[0]]);
  });

  test("are refused after so many for a phone from an address, also the right ones, until the hour is over", async () => {
    await giveAccount(server);
    for (let tried = 0; tried < limits.wrongPasswordsPerPhoneAndAddressPerHour; tried += 1) {
      expect((await visitor.signIn<Problem>({ password: "wrong" })).body.code).toBe("wrongCredentials");
      server.pass(60);
    }
    const refused = await visitor.signIn<Problem>();
    expect(refused.status).toBe(403);
    const waitSeconds = 3600 - 60 * limits.wrongPasswordsPerPhoneAndAddressPerHour;
    expect(refused.body).toMatchObject({ code: "tooManyRequests", action: "tryLater", waitSeconds });
    server.pass(waitSeconds - 1);
    expect((await visitor.signIn<Problem>()).body).toMatchObject({ code: "tooManyRequests", waitSeconds: 1 });
    server.pass(1);
    expect((await visitor.signIn()).status).toBe(200);
  });

  test("of strangers do not keep the owner out, who is at another address", async () => {
    await giveAccount(server);
    const stranger = new Visitor(server, "198.51.100.1");
    for (let tried = 0; tried <= limits.wrongPasswordsPerPhoneAndAddressPerHour; tried += 1) {
      await stranger.signIn({ password: "wrong" });
    }
    expect((await stranger.signIn<Problem>()).body.code).toBe("tooManyRequests");
    expect((await visitor.signIn()).status).toBe(200);
  });

  test("are limited for a phone from everywhere, and the owner may still come in by SMS", async () => {
    await server.listen();
    await server.pool.query(
      `insert into password_attempts (phone, address, created_at)
       select $3, 'elsewhere ' || n, $1 from generate_series(1, $2::integer) n`,
      [server.now, limits.wrongPasswordsPerPhonePerHour, phone],
    );
    await giveAccount(server);
    expect((await visitor.signIn<Problem>()).body).toMatchObject({ code: "tooManyRequests", waitSeconds: 3600 });
    expect((await visitor.signInBySms(await visitor.code("SIGN_IN"))).status).toBe(200);
  });

  test("are limited for an unknown phone as for a known one", async () => {
    await giveAccount(server);
    const seen = async (to: number) => {
      const answers: unknown[] = [];
      for (let tried = 0; tried <= limits.wrongPasswordsPerPhoneAndAddressPerHour; tried += 1) {
        answers.push((await visitor.signIn<Problem>({ phone: to, password: "wrong" })).body);
      }
      return answers;
    };
    expect(await seen(phone + 1)).toEqual(await seen(phone));
  });

  test("are limited for an address, whatever its headers claim", async () => {
    await server.pool.query(
      `insert into password_attempts (phone, address, created_at)
       select 77770000000 + n, '203.0.113.7', $1 from generate_series(1, $2::integer) n`,
      [server.now, limits.wrongPasswordsPerAddressPerHour],
    );
    await giveAccount(server);
    const headers = { "x-forwarded-for": "198.51.100.9", forwarded: "for=198.51.100.9", user_id: "7" };
    expect((await visitor.signIn<Problem>({}, headers)).body.code).toBe("tooManyRequests");
    expect((await new Visitor(server, "203.0.113.8").signIn()).status).toBe(200);
  });

  test("are limited for everybody together", async () => {
    await server.pool.query(
      `insert into password_attempts (phone, address, created_at)
       select 77770000000 + n, 'elsewhere ' || n, $1 from generate_series(1, $2::integer) n`,
      [server.now, limits.wrongPasswordsInTotalPerHour],
    );
    await giveAccount(server);
    expect((await visitor.signIn<Problem>()).body).toMatchObject({ code: "tooManyRequests", waitSeconds: 3600 });
  });

  test("that are repeated by the client count once", async () => {
    const key = { "idempotency-key": randomUUID() };
    await visitor.signIn({ password: "wrong" }, key);
    expect((await visitor.signIn<Problem>({ password: "wrong" }, key)).body.code).toBe("wrongCredentials");
    expect(await attempts()).toBe(1);
  });
});

test("every password is itself and no other, however its letters are composed", async () => {
  const some = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(some, some, async (one, other) => {
      const kept = await hashPassword(one);
      expect(await isPassword(kept, one.normalize("NFD"))).toBe(true);
      expect(await isPassword(kept, other)).toBe(one.normalize("NFC") === other.normalize("NFC"));
    }),
    { numRuns: 8 },
  );
});
