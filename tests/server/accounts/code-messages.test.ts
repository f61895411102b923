import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import { eventually } from "../../support/eventually.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "./visitor.ts";

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

describe("a message with a code", () => {
  test.each([
    ["ru", "SIGN_UP", "Kezek: код для регистрации CODE. Никому его не сообщайте."],
    ["ru", "SIGN_IN", "Kezek: код для входа CODE. Никому его не сообщайте."],
    ["ru", "RESET_PASSWORD", "Kezek: код для нового пароля CODE. Никому его не сообщайте."],
    ["kz", "SIGN_UP", "Kezek: тіркелу коды CODE. Оны ешкімге айтпаңыз."],
    ["kz", "SIGN_IN", "Kezek: кіру коды CODE. Оны ешкімге айтпаңыз."],
    ["kz", "RESET_PASSWORD", "Kezek: жаңа құпиясөз коды CODE. Оны ешкімге айтпаңыз."],
    ["en", "SIGN_UP", "Kezek: your code to sign up is CODE. Do not share it."],
    ["en", "SIGN_IN", "Kezek: your code to sign in is CODE. Do not share it."],
    ["en", "RESET_PASSWORD", "Kezek: your code for a new password is CODE. Do not share it."],
  ] as const)("says what it is for (%s, %s)", async (language, purpose, sentence) => {
    await giveAccount(server);
    await visitor.requestSms(purpose, {}, { "accept-language": language });
    const code = await server.codeOf(phone);
    const [message] = await server.inbox(phone);
    expect(message?.text).toBe(`${sentence.replace("CODE", code)}\n\n@kezek.example #${code}`);
  });

  test("may be asked for again after waits that grow, and are short again after an hour", async () => {
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { body } = await visitor.requestSms("SIGN_UP");
      waits.push(body.resendInSeconds);
      server.pass(body.resendInSeconds - 1);
      const early = await visitor.requestSms<Problem>("SIGN_UP");
      expect(early.status).toBe(403);
      expect(early.body).toMatchObject({ code: "tooManyCodes", action: "tryLater", waitSeconds: 1 });
      server.pass(1);
    }
    expect(waits).toEqual([60, 120, 300]);
    server.pass(3600);
    expect((await visitor.requestSms("SIGN_UP")).body.resendInSeconds).toBe(60);
  });

  test("is counted together with those for reservations", async () => {
    for (let sent = 0; sent < limits.smsPerPhonePerHour; sent += 1) {
      await server.empty("reservations");
      expect((await server.requestCode(await server.hold("18:00"), phone)).status).toBe(200);
    }
    const { status, body } = await visitor.requestSms<Problem>("SIGN_UP");
    expect({ status, code: body.code, waitSeconds: body.waitSeconds }).toEqual({
      status: 403,
      code: "tooManyCodes",
      waitSeconds: 3600,
    });
  });

  test("is not sent to what is no phone here", async () => {
    const { status, body } = await visitor.requestSms<Problem>("SIGN_UP", { phone: 71_234_567_890 });
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 400, field: "/phone" });
  });
});
