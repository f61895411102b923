import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import { hashCode } from "../../../server/services/phone-proof/code.ts";
import { eventually } from "../../support/eventually.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";
import { forgetAccounts, giveAccount, password, phone, Visitor } from "./visitor.ts";

const other = 77_015_550_000;
let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
  visitor = new Visitor(server);
});
afterAll(() => server.close());
const unsent = "select 1 from outbox where attempts = 0 or claimed_until is not null";
/** Waits until every message has had an attempt, and none is at work. */
const allSent = () =>
  eventually(
    async () => (await server.pool.query(unsent)).rowCount,
    (count) => count === 0,
  );

beforeEach(async () => {
  await allSent();
  server.now = salon.morning;
  await server.empty("outbox");
  await forgetAccounts(server);
});

const wrongOf = (code: string) => (code === "000000" ? "000001" : "000000");

describe("a visitor signs up", () => {
  test("with the code that came, and is signed in", async () => {
    const { status, body } = await visitor.signUp(await visitor.code("SIGN_UP"));
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ name: "Мадина" });
    expect((await visitor.profile(body)).body).toMatchObject({ phone, name: "Мадина" });
    expect((await visitor.signIn()).status).toBe(200);
    const { rows } = await server.pool.query("select referrer, language from clients");
    expect(rows).toEqual([{ referrer: "instagram", language: "ru" }]);
  });

  test("with a name of which what cannot be seen is left out", async () => {
    const { body } = await visitor.signUp({ ...(await visitor.code("SIGN_UP")), name: " Ма\u202eдина\u00ad \n" });
    expect(body.user.name).toBe("Мадина");
  });

  test.each(["\u200b", "\u3164", "\u2800", "Ма\u0000дина"])(
    "not with a name without a letter or with control characters, and the code still stands: %j",
    async (name) => {
      const proof = await visitor.code("SIGN_UP");
      const { status, body } = await visitor.signUp<Problem>({ ...proof, name });
      expect({ status, code: body.code, field: body.errors?.[0]?.field }).toEqual({
        status: 400,
        code: "validationFailed",
        field: "/name",
      });
      expect((await visitor.signUp(proof)).status).toBe(201);
    },
  );

  test.each(["7 chars", "Password1", "qwerty123", "йцукенгш", "aaaaaaaaaa", "87011234567", "+7 (701) 123-45-67"])(
    "not with a password as weak as %s, and the code still stands",
    async (weak) => {
      const proof = await visitor.code("SIGN_UP");
      const { status, body } = await visitor.signUp<Problem>({ ...proof, password: weak });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: "weakPassword", action: "changePassword" });
      expect((await visitor.signUp(proof)).status).toBe(201);
    },
  );

  test("once for a code, and the same intent is answered the same", async () => {
    const proof = await visitor.code("SIGN_UP");
    const key = { "idempotency-key": randomUUID() };
    const [first, again] = [await visitor.signUp(proof, key), await visitor.signUp(proof, key)];
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect((await visitor.signUp<Problem>(proof)).body.code).toBe("codeExpired");
  });

  test("not for a phone that has an account, which is told once it is proven; the code then signs in", async () => {
    await giveAccount(server);
    const proof = await visitor.code("SIGN_UP");
    expect((await visitor.signUp<Problem>({ ...proof, smsCode: wrongOf(proof.smsCode) })).body).toMatchObject({
      code: "wrongCode",
      attemptsLeft: 4,
    });
    expect((await visitor.signInBySms<Problem>(proof)).body.code).toBe("codeExpired");
    const { status, body } = await visitor.signUp<Problem>({ ...proof, password: "another horse battery" });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: "accountExists", action: "signIn" });
    expect((await visitor.signInBySms(proof)).status).toBe(200);
    expect((await visitor.signInBySms<Problem>(proof)).body.code).toBe("codeExpired");
    expect((await visitor.signIn()).status).toBe(200);
  });
});

describe("a client signs in by a code", () => {
  test("that came to their phone", async () => {
    const id = await giveAccount(server);
    const { status, body } = await visitor.signInBySms(await visitor.code("SIGN_IN"));
    expect(status).toBe(200);
    expect(body.user.id).toBe(id);
    expect((await visitor.profile(body)).status).toBe(200);
  });

  test("not by one that ran out", async () => {
    await giveAccount(server);
    const proof = await visitor.code("SIGN_IN");
    server.pass(limits.smsCodeSeconds);
    expect((await visitor.signInBySms<Problem>(proof)).body.code).toBe("codeExpired");
  });

  test("not by one that was for something else, nor for another phone", async () => {
    await giveAccount(server);
    await giveAccount(server, { phone: other });
    const [reset, signIn] = [await visitor.code("RESET_PASSWORD"), await visitor.code("SIGN_IN")];
    expect((await visitor.signInBySms<Problem>(reset)).body.code).toBe("codeExpired");
    expect((await visitor.validateCode<Problem>(signIn)).body.code).toBe("codeExpired");
    expect((await visitor.signInBySms<Problem>(signIn, { phone: other })).body.code).toBe("codeExpired");
    expect((await visitor.signUp<Problem>(signIn)).body.code).toBe("codeExpired");
    expect((await server.checkCode<Problem>(signIn.challengeId, signIn.smsCode)).body.code).toBe("codeExpired");
    expect((await visitor.signInBySms(signIn)).status).toBe(200);
  });

  test("in five attempts", async () => {
    await giveAccount(server);
    const proof = await visitor.code("SIGN_IN");
    const wrong = { ...proof, smsCode: wrongOf(proof.smsCode) };
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      expect((await visitor.signInBySms<Problem>(wrong)).body).toMatchObject({ code: "wrongCode", attemptsLeft });
    }
    expect((await visitor.signInBySms<Problem>(proof)).body.code).toBe("codeExpired");
  });
});

describe("a code to sign in that came to a phone without an account", () => {
  const missing = { code: "accountMissing", action: "signUp" };

  test("proves the phone: it signs up, and no second one is sent", async () => {
    const proof = await visitor.code("SIGN_IN");
    const { status, body } = await visitor.signInBySms<Problem>(proof);
    expect(status).toBe(403);
    expect(body).toMatchObject(missing);
    const signedUp = await visitor.signUp(proof);
    expect(signedUp.status).toBe(201);
    expect((await visitor.profile(signedUp.body)).status).toBe(200);
    expect((await server.pool.query("select 1 from sms_sendings")).rowCount).toBe(1);
  });

  test.each([
    [limits.verificationSeconds - 1, 201, undefined],
    [limits.verificationSeconds, 400, "codeExpired"],
  ])("leaves fifteen minutes for a name and a password, and no more (%i s: %i)", async (seconds, status, code) => {
    const proof = await visitor.code("SIGN_IN");
    await visitor.signInBySms(proof);
    server.pass(seconds);
    const signedUp = await visitor.signUp<Problem>(proof);
    expect([signedUp.status, signedUp.body.code]).toEqual([status, code]);
  });

  test("signs up nobody before it was right for signing in, and no other phone after", async () => {
    const proof = await visitor.code("SIGN_IN");
    expect((await visitor.signUp<Problem>(proof)).body.code).toBe("codeExpired");
    const wrong = { ...proof, smsCode: wrongOf(proof.smsCode) };
    expect((await visitor.signInBySms<Problem>(wrong)).body).toMatchObject({ code: "wrongCode", attemptsLeft: 4 });
    expect((await visitor.signInBySms<Problem>(proof)).body).toMatchObject(missing);
    expect((await visitor.signUp<Problem>({ ...proof, phone: other })).body.code).toBe("codeExpired");
    expect((await visitor.signInBySms<Problem>(proof)).body.code).toBe("codeExpired");
  });

  test("signs in where an account was made meanwhile", async () => {
    const proof = await visitor.code("SIGN_IN");
    await visitor.signInBySms(proof);
    await giveAccount(server);
    expect((await visitor.signUp<Problem>(proof)).body.code).toBe("accountExists");
    expect((await visitor.signInBySms(proof)).status).toBe(200);
  });
});

describe("whether a phone has an account", () => {
  /** All that somebody without the phone can see: asking, trying codes, asking again. */
  async function seen(purpose: "SIGN_IN" | "RESET_PASSWORD", to: number): Promise<unknown[]> {
    const answers: unknown[] = [];
    const asked = await visitor.requestSms(purpose, { phone: to });
    const { challengeId, ...rest } = asked.body;
    answers.push(asked.status, Object.keys(asked.headers), rest);
    await server.pool.query("update sms_challenges set code_hash = '' where phone = $1", [to]);
    for (let tried = 0; tried < 6; tried += 1) {
      const proof = { challengeId, smsCode: "000000" };
      const { status, body } =
        purpose === "SIGN_IN"
          ? await visitor.signInBySms<Problem>(proof, { phone: to })
          : await visitor.validateCode<Problem>(proof, { phone: to });
      answers.push(status, body);
    }
    for (let round = 0; round < limits.smsPerPhonePerHour + 1; round += 1) {
      answers.push((await visitor.requestSms<Problem>(purpose, { phone: to })).body.waitSeconds);
      server.pass(300);
    }
    return answers;
  }

  test.each(["SIGN_IN", "RESET_PASSWORD"] as const)("does not show in what %s answers", async (purpose) => {
    await giveAccount(server);
    const known = await seen(purpose, phone);
    server.now = salon.morning;
    expect(await seen(purpose, other)).toEqual(known);
  });

  test("decides alone whether a message for a new password is sent", async () => {
    await giveAccount(server);
    await visitor.requestSms("RESET_PASSWORD", { phone: other });
    await visitor.requestSms("RESET_PASSWORD");
    await server.codeOf(phone);
    await allSent();
    expect(await server.inbox(other)).toEqual([]);
    expect((await server.pool.query("select 1 from sms_sendings")).rowCount).toBe(2);
    expect(
      (await server.pool.query("select 1 from outbox_events where type = 'failed' and attempt = 1")).rowCount,
    ).toBe(0);
  });

  test("does not decide whether a code to sign in is sent: it comes to an unknown phone as to a known one", async () => {
    await giveAccount(server);
    const [known, unknown] = [await visitor.code("SIGN_IN"), await visitor.code("SIGN_IN", other)];
    expect(unknown.smsCode).toMatch(/^\d{6}$/);
    const [{ text: toKnown } = { text: "" }] = await server.inbox(phone);
    const [{ text: toUnknown } = { text: "" }] = await server.inbox(other);
    expect(toUnknown.replaceAll(unknown.smsCode, "")).toBe(toKnown.replaceAll(known.smsCode, ""));
  });

  test("cannot be made to matter by guessing: none of all codes answers what was never sent", async () => {
    await visitor.requestSms("RESET_PASSWORD", { phone: other });
    const { rows } = await server.pool.query<{ id: string; hash: Buffer }>(
      "select id, code_hash as hash from sms_challenges",
    );
    const [challenge] = rows;
    const { tokenKey } = server.config.secrets;
    const about = { id: challenge?.id ?? "", phone: other, purpose: "RESET_PASSWORD" } as const;
    for (let code = 0; code < 10 ** limits.smsCodeDigits; code += 1) {
      const hash = hashCode(tokenKey, about, String(code).padStart(limits.smsCodeDigits, "0"));
      if (challenge === undefined || hash.equals(challenge.hash)) throw new Error(`${code} opens it.`);
    }
    expect(challenge?.hash).toHaveLength(32);
  });
});

describe("a client who forgot the password", () => {
  test("sets a new one for their proven phone, and all their sessions end", async () => {
    await giveAccount(server);
    const { body: lost } = await visitor.signIn();
    const { status, body } = await visitor.validateCode(await visitor.code("RESET_PASSWORD"));
    expect(status).toBe(200);
    expect(body.expiresInSeconds).toBe(900);
    expect((await visitor.resetPassword(body.verificationToken, "staple battery horse")).body).toEqual({ done: true });

    expect((await visitor.profile<Problem>(lost)).body.code).toBe("sessionRevoked");
    expect((await visitor.refresh<Problem>(lost.refreshToken)).body.code).toBe("refreshTokenInvalid");
    expect((await visitor.signIn<Problem>()).body.code).toBe("wrongCredentials");
    expect((await visitor.signIn({ password: "staple battery horse" })).status).toBe(200);
  });

  test("proves the phone once, for fifteen minutes, for itself alone; a weak password leaves the proof", async () => {
    await giveAccount(server);
    await giveAccount(server, { phone: other });
    const { body } = await visitor.validateCode(await visitor.code("RESET_PASSWORD"));
    const { verificationToken } = body;
    const reset = async (more: { phone?: number } = {}, word = "staple battery horse") =>
      (await visitor.resetPassword<Problem>(verificationToken, word, more)).body;
    expect(await reset({ phone: other })).toMatchObject({ code: "verificationExpired", action: "changeContacts" });
    expect((await reset({}, "12345678")).code).toBe("weakPassword");
    expect(await reset()).toEqual({ done: true });
    expect((await reset()).code).toBe("verificationExpired");

    server.pass(60);
    const late = await visitor.validateCode(await visitor.code("RESET_PASSWORD"));
    server.pass(limits.verificationSeconds);
    const answer = await visitor.resetPassword<Problem>(late.body.verificationToken, password);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: "verificationExpired" });
  });
});
