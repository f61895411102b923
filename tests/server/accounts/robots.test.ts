import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { House } from "../house.ts";
import { salon } from "../salon.ts";
import { forgetPeople, Visitor } from "./visitor.ts";

let house: House;
let visitor: Visitor;
beforeAll(async () => {
  house = await House.open();
  await house.listen();
  visitor = new Visitor(house);
});
afterAll(() => house.close());
beforeEach(async () => {
  house.now = salon.morning;
  await forgetPeople(house);
});

describe("a robot", () => {
  test("gets no code", async () => {
    const { status, body } = await visitor.requestSms<Problem>("SIGN_UP", { recaptchaToken: "robot" });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: "recaptchaFailed", action: "tryLater" });
    expect((await house.pool.query("select 1 from sms_sendings")).rowCount).toBe(0);
  });

  test("gets none either while nobody can tell, and what was asked may be asked again", async () => {
    const unreachable = { url: "http://127.0.0.1:1/siteverify", secret: "kezek", siteKey: "sandbox" };
    const cut = await House.open({ beside: house, config: { recaptcha: unreachable } });
    const key = { "idempotency-key": randomUUID() };
    const { status, body } = await new Visitor(cut).requestSms<Problem>("SIGN_UP", {}, key);
    await cut.close();
    expect({ status, code: body.code }).toEqual({ status: 503, code: "unavailable" });
    expect((await house.pool.query("select 1 from sms_sendings")).rowCount).toBe(0);
    expect((await visitor.requestSms("SIGN_UP", {}, key)).status).toBe(200);
  });

  test("is looked for once an intent: a token of the check is good for one look", async () => {
    const key = { "idempotency-key": randomUUID() };
    const first = await visitor.requestSms("SIGN_UP", {}, key);
    const blind = { ...house.config.recaptcha, url: "http://127.0.0.1:1/siteverify" };
    const cut = await House.open({ beside: house, config: { recaptcha: blind } });
    const again = await new Visitor(cut).requestSms("SIGN_UP", {}, key);
    await cut.close();
    expect(again.body).toEqual(first.body);
  });
});
