import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";
import { forgetAccounts, Visitor } from "./visitor.ts";

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
  visitor = new Visitor(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await forgetAccounts(server);
});

describe("a robot", () => {
  test("gets no code", async () => {
    const { status, body } = await visitor.requestSms<Problem>("SIGN_UP", { recaptchaToken: "robot" });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: "recaptchaFailed", action: "tryLater" });
    expect((await server.pool.query("select 1 from sms_sendings")).rowCount).toBe(0);
  });

  test("gets none either while nobody can tell, and what was asked may be asked again", async () => {
    const unreachable = { url: "http://127.0.0.1:1/siteverify", secret: "kezek", siteKey: "sandbox" };
    const cut = await TestServer.open({ beside: server, config: { recaptcha: unreachable } });
    const key = { "idempotency-key": randomUUID() };
    const { status, body } = await new Visitor(cut).requestSms<Problem>("SIGN_UP", {}, key);
    await cut.close();
    expect({ status, code: body.code }).toEqual({ status: 503, code: "unavailable" });
    expect((await server.pool.query("select 1 from sms_sendings")).rowCount).toBe(0);
    expect((await visitor.requestSms("SIGN_UP", {}, key)).status).toBe(200);
  });

  test("is looked for once an intent: a token of the check is good for one look", async () => {
    const key = { "idempotency-key": randomUUID() };
    const first = await visitor.requestSms("SIGN_UP", {}, key);
    const blind = { ...server.config.recaptcha, url: "http://127.0.0.1:1/siteverify" };
    const cut = await TestServer.open({ beside: server, config: { recaptcha: blind } });
    const again = await new Visitor(cut).requestSms("SIGN_UP", {}, key);
    await cut.close();
    expect(again.body).toEqual(first.body);
  });
});
