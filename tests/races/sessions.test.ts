import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import { limits } from "../../server/core/limits.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../server/accounts/visitor.ts";
import type { TestServer } from "../server/test-server.ts";
import { salon } from "../server/salon.ts";
import { closeTwo, openTwo, times } from "./at-once.ts";

let server: TestServer;
let neighbour: TestServer;
beforeAll(async () => {
  ({ server, neighbour } = await openTwo());
  await server.listen();
});
afterAll(() => closeTwo({ server, neighbour }));
beforeEach(async () => {
  server.now = salon.morning;
  neighbour.now = salon.morning;
  await forgetAccounts(server);
});

const either = (index: number, address?: string): Visitor => new Visitor(index % 2 ? server : neighbour, address);

async function count(of: string): Promise<number> {
  const { rows } = await server.pool.query<{ count: number }>(`select count(*) from ${of}`);
  return rows[0]?.count ?? 0;
}

function pass(seconds: number): void {
  server.pass(seconds);
  neighbour.now = server.now;
}

describe("one refresh token changed twenty times at once, at two processes", () => {
  test("gives everybody tokens of the one session, which lives", async () => {
    await giveAccount(server);
    const first = await either(0).enter();
    const answers = await Promise.all(times(20, (index) => either(index).refresh(first.refreshToken)));

    expect(answers.map(({ status }) => status)).toEqual(times(20, () => 200));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(20);
    expect(await count("sessions where revoked_at is null")).toBe(1);
    for (const { body } of answers) expect((await either(1).profile(body)).status).toBe(200);
    pass(limits.refreshGraceSeconds + 1);
    const last = answers.at(-1)?.body.refreshToken ?? "";
    expect((await either(0).refresh(last)).status).toBe(200);
  });

  test("after its while gives nobody any, and ends the session", async () => {
    await giveAccount(server);
    const first = await either(0).enter();
    const { body: newest } = await either(1).refresh(first.refreshToken);
    pass(limits.refreshGraceSeconds);
    const answers = await Promise.all(
      times(20, (index) => either(index).refresh(index === 7 ? newest.refreshToken : first.refreshToken)),
    );
    expect(answers.filter(({ status }, index) => index !== 7 && status !== 401)).toEqual([]);
    const latest = answers[7]?.status === 200 ? answers[7].body.refreshToken : newest.refreshToken;
    expect((await either(0).refresh<Problem>(latest)).body.code).toBe("refreshTokenInvalid");
    expect((await either(1).profile<Problem>(newest)).body.code).toBe("sessionRevoked");
  });
});

describe("one intent that arrives five times at once, at two processes", () => {
  test("opens one session, and everybody hears of it with the same tokens", async () => {
    await giveAccount(server);
    const key = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(times(5, (index) => either(index).signIn({}, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await count("sessions")).toBe(1);
  });

  test("changes a refresh token once", async () => {
    await giveAccount(server);
    const { refreshToken } = await either(0).enter();
    const key = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(times(5, (index) => either(index).refresh(refreshToken, key)));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
    expect(await count("refresh_tokens")).toBe(2);
  });
});

describe("signing out while tokens are refreshed", () => {
  test("leaves nobody with tokens that open anything, whoever comes first", async () => {
    await giveAccount(server);
    for (let round = 0; round < 6; round += 1) {
      const first = await either(0).enter();
      const answers = await Promise.all(
        times(8, (index) =>
          index === round ? either(index).signOut(first.refreshToken) : either(index).refresh(first.refreshToken),
        ),
      );
      const given = answers.flatMap(({ body }) => ("accessToken" in body ? [body] : []));
      for (const tokens of [first, ...given]) {
        expect((await either(round).profile<Problem>(tokens)).body.code).toBe("sessionRevoked");
        expect((await either(round).refresh<Problem>(tokens.refreshToken)).body.code).toBe("refreshTokenInvalid");
      }
    }
  });
});

describe("changing the password while somebody signs in with the old one", () => {
  test("leaves no session of theirs, whoever comes first", async () => {
    let password = "correct horse battery";
    await giveAccount(server);
    for (let round = 0; round < 4; round += 1) {
      const newPassword = `staple battery horse ${round}`;
      const { body: own } = await either(0).signIn({ password });
      const [changed, ...others] = await Promise.all([
        either(0).as(own, "POST", "/clients-app/v1/my/profiles/password-change", {
          currentPassword: password,
          newPassword,
        }),
        ...times(4, (index) => either(index).signIn<Problem>({ password })),
      ]);
      expect(changed.status).toBe(200);
      for (const { status, body } of others) if (status !== 200) expect(body.code).toBe("wrongCredentials");
      expect(await count("sessions where revoked_at is null")).toBe(1);
      expect((await either(1).profile(own)).status).toBe(200);
      await server.empty("sessions", "password_attempts");
      password = newPassword;
    }
  });
});

describe("passwords tried all at once", () => {
  test("for one phone from one address are as many as may be tried there", async () => {
    await giveAccount(server);
    const answers = await Promise.all(
      times(30, (index) => either(index).signIn<Problem>({ password: `wrong ${index}` })),
    );
    const codes = answers.map(({ body }) => body.code);
    const most = limits.wrongPasswordsPerPhoneAndAddressPerHour;
    expect(codes.filter((code) => code === "wrongCredentials")).toHaveLength(most);
    expect(codes.filter((code) => code === "tooManyRequests")).toHaveLength(30 - most);
  });

  test("for one phone are as many as a phone may have tried, from wherever", async () => {
    await giveAccount(server);
    await server.pool.query(
      `insert into password_attempts (phone, address, created_at)
       select $3, 'elsewhere ' || n, $1 from generate_series(1, $2::integer) n`,
      [server.now, limits.wrongPasswordsPerPhonePerHour - 3, phone],
    );
    const answers = await Promise.all(
      times(12, (index) => either(index, `198.51.100.${index}`).signIn<Problem>({ password: `wrong ${index}` })),
    );
    expect(answers.filter(({ body }) => body.code === "wrongCredentials")).toHaveLength(3);
  });

  test("from one address are as many as an address may try, for whomever", async () => {
    await server.pool.query(
      `insert into password_attempts (phone, address, created_at)
       select 77770000000 + n, '203.0.113.7', $1 from generate_series(1, $2::integer) n`,
      [server.now, limits.wrongPasswordsPerAddressPerHour - 3],
    );
    const answers = await Promise.all(
      times(20, (index) => either(index).signIn<Problem>({ phone: phone + index, password: "wrong" })),
    );
    expect(answers.filter(({ body }) => body.code === "wrongCredentials")).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === "tooManyRequests")).toHaveLength(17);
  });
});

describe("one code used twenty times at once", () => {
  test("makes one account", async () => {
    const proof = await new Visitor(server).code("SIGN_UP");
    const answers = await Promise.all(times(20, (index) => either(index).signUp<Problem>(proof)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "codeExpired")).toHaveLength(19);
    expect([await count("clients"), await count("sessions")]).toEqual([1, 1]);
  });

  test("opens one session", async () => {
    await giveAccount(server);
    const proof = await new Visitor(server).code("SIGN_IN");
    const answers = await Promise.all(times(20, (index) => either(index).signInBySms(proof)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await count("sessions")).toBe(1);
  });

  test("gives one proof, which sets one password", async () => {
    await giveAccount(server);
    const proof = await new Visitor(server).code("RESET_PASSWORD");
    const answers = await Promise.all(times(20, (index) => either(index).validateCode(proof)));
    const [proven, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const token = proven?.body.verificationToken ?? "";
    const set = await Promise.all(times(10, (index) => either(index).resetPassword(token, `staple horse ${index}`)));
    expect(set.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("when it is wrong each time, gets five attempts", async () => {
    await giveAccount(server);
    const { body } = await new Visitor(server).requestSms("SIGN_IN");
    await server.pool.query("update sms_challenges set code_hash = ''");
    const answers = await Promise.all(
      times(30, (index) =>
        either(index).signInBySms<Problem>({ challengeId: body.challengeId, smsCode: String(100_000 + index) }),
      ),
    );
    expect(answers.filter(({ body: { code } }) => code === "wrongCode")).toHaveLength(limits.smsAttempts);
  });
});
