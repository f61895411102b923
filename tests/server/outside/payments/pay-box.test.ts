import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { callbackPaths, type Charge } from "../../../../server/core/card-processor.ts";
import { OutsideFailed } from "../../../../server/core/outside.ts";
import { payBox } from "../../../../server/outside/payments/pay-box/pay-box.ts";
import { signatureOf, signed } from "../../../../server/outside/payments/pay-box/signature.ts";
import { membersOf, readXml, writeXml } from "../../../../server/outside/payments/pay-box/xml.ts";
import { standInProcessor, unclearAnswers } from "./processor.ts";

const account = {
  merchantId: "500001",
  secret: "secret",
  callbackUrl: `https://kezek.example${callbackPaths.payBox}`,
};
let close = () => {};
afterEach(() => close());

async function against(answer: Parameters<typeof standInProcessor>[0], timeoutMs?: number) {
  const processor = await standInProcessor(answer);
  close = processor.close;
  return { ...processor, port: payBox({ ...account, url: processor.url }, timeoutMs) };
}
/** A PayBox that always answers the same, signed. */
const answering = (members: Record<string, string>) =>
  against(({ path }, response) =>
    response.end(writeXml(signed(path.split("/").at(-1) ?? "", members, account.secret))),
  );

const charge: Charge = {
  id: "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
  amount: 700_050,
  currency: "KZT",
  way: { type: "payBox" },
  stages: 1,
  description: "Предоплата <салон>",
  language: "kk",
  accountId: "17",
  saveCard: false,
  clientIp: "203.0.113.5",
  email: "a@example.kz",
  returnUrl: "https://kezek.example/cb",
  expiresAt: new Date(Date.now() + 900_000),
};
const status = {
  pg_status: "ok",
  pg_payment_id: "504",
  pg_payment_status: "success",
  pg_captured: "1",
  pg_amount: "7000.50",
  pg_currency: "KZT",
  pg_refund_amount: "0.00",
  pg_payment_date: "2026-11-20 15:00:03",
  pg_card_pan: "4111-11XX-XXXX-1111",
  pg_card_brand: "VI",
};
const taken = {
  processorId: "504",
  amount: 700_050,
  currency: "KZT",
  card: { firstSix: "411111", lastFour: "1111", brand: "VI" },
  at: new Date("2026-11-20T10:00:03Z"),
};

describe("PayBox's signature", () => {
  test("is the md5 of the script, the values by their keys, and the secret", () => {
    // md5 of "init_payment.php;100.00;KZT;order;secret"
    const members = { pg_order_id: "order", pg_currency: "KZT", pg_amount: "100.00", pg_sig: "is none of it" };
    expect(signatureOf("init_payment.php", members, "secret")).toBe("b9be6477ffc08c2556944893987ce9ba");
  });
});

describe("PayBox's documents", () => {
  test("come back as they were written, whatever is in them", () => {
    const texts = fc.string({ unit: "grapheme" }).map((text) => text.replace(/\s+/g, " ").trim());
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z][a-z_]{0,9}$/), texts), (members) => {
        const document = readXml(writeXml(members));
        expect(document && membersOf(document)).toEqual({ ...members });
      }),
    );
  });

  test("name what is within an element by its place", () => {
    const document = readXml("<r><card><t>1</t></card><card><t>2</t></card><s/></r>");
    expect(document && membersOf(document)).toEqual({ "card.0.t": "1", "card.1.t": "2", s: "" });
  });

  test.each([
    "",
    "text",
    "<a>",
    "</a>",
    "<a></b>",
    "<a/><b/>",
    "<a/>text",
    "<a>&other;</a>",
    "<a>&amp</a>",
    '<a href="x"/>',
    "<a><!-- no --></a>",
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    "<a><![CDATA[x]]></a>",
  ])("are not this: %s", (document) => expect(readXml(document)).toBeUndefined());
});

describe("the PayBox adapter", () => {
  test("begins a payment at PayBox's page, under our id, signed", async () => {
    const page = "https://pay.example/504";
    const { port, seen } = await answering({ pg_status: "ok", pg_payment_id: "504", pg_redirect_url: page });
    expect(await port.charge(charge)).toEqual({ type: "redirect", processorId: "504", url: page });
    const form = Object.fromEntries(new URLSearchParams(seen[0]?.body));
    expect(seen[0]?.path).toBe("/init_payment.php");
    expect(form).toMatchObject({
      pg_merchant_id: "500001",
      pg_order_id: charge.id,
      pg_idempotency_key: charge.id,
      pg_amount: "7000.50",
      pg_currency: "KZT",
      pg_description: charge.description,
      pg_language: "kz",
      pg_auto_clearing: "1",
      pg_user_ip: "203.0.113.5",
      pg_user_contact_email: "a@example.kz",
      pg_check_url: "https://kezek.example/callbacks/pay-box/check",
      pg_result_url: "https://kezek.example/callbacks/pay-box/result",
      pg_success_url: "https://kezek.example/cb",
      pg_failure_url: "https://kezek.example/cb",
    });
    expect(form.pg_sig).toBe(signatureOf("init_payment.php", form, account.secret));
    expect(Number(form.pg_lifetime)).toBeLessThanOrEqual(900);
    expect(form).not.toHaveProperty("instalments");
  });

  test("says in how many parts it is paid there by a field of ours, which is signed like all others", async () => {
    const page = "https://pay.example/504";
    const { port, seen } = await answering({ pg_status: "ok", pg_payment_id: "504", pg_redirect_url: page });
    await port.charge({ ...charge, way: { type: "payBox", instalments: 3 } });
    const form = Object.fromEntries(new URLSearchParams(seen[0]?.body));
    expect(form).toMatchObject({ instalments: "3", pg_amount: "7000.50" });
    expect(form.pg_sig).toBe(signatureOf("init_payment.php", form, account.secret));
  });

  test("asks for a page that stands for five minutes at least, which is the shortest that there is", async () => {
    const { port, seen } = await answering({
      pg_status: "ok",
      pg_payment_id: "504",
      pg_redirect_url: "https://pay.example/504",
    });
    await port.charge({ ...charge, expiresAt: new Date(Date.now() + 1000) });
    expect(new URLSearchParams(seen[0]?.body).get("pg_lifetime")).toBe("300");
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "ftp://pay.example/504", "/504", "pay"])(
    "sends nobody to %s",
    async (page) => {
      const { port, close: closeFirst } = await answering({
        pg_status: "ok",
        pg_payment_id: "504",
        pg_redirect_url: page,
      });
      await expect(port.charge(charge)).rejects.toThrow(OutsideFailed);
      closeFirst();
      const challenge = { pg_3ds: "1", pg_3d_acsurl: page, pg_3d_pareq: "eJx", pg_3d_md: "504" };
      const atBank = await answering({ ...status, ...challenge });
      await expect(atBank.port.find(charge)).rejects.toThrow(OutsideFailed);
    },
  );

  test.each([
    [{}, { type: "paid", ...taken, refunded: 0 }],
    [{ pg_refund_amount: "1000.01" }, { type: "paid", ...taken, refunded: 100_001 }],
    [
      { pg_payment_status: "revoked", pg_refund_amount: "7000.50" },
      { type: "paid", ...taken, refunded: 700_050 },
    ],
    [{ pg_captured: "0" }, { type: "authorized", ...taken }],
    [
      { pg_payment_status: "revoked", pg_captured: "0" },
      { type: "voided", processorId: "504" },
    ],
    [{ pg_payment_status: "process" }, { type: "pending", processorId: "504" }],
    [
      { pg_payment_status: "error", pg_failure_code: "400" },
      { type: "declined", processorId: "504", reason: "cancelled", code: "400" },
    ],
    [
      { pg_payment_status: "error", pg_failure_code: "600" },
      { type: "declined", processorId: "504", reason: "bank", code: "600" },
    ],
    [
      { pg_payment_status: "error", pg_failure_code: "77" },
      { type: "declined", processorId: "504", reason: "other", code: "77" },
    ],
  ])("finds by our id what became of a payment: %j", async (change, answer) => {
    const { port, seen } = await answering({ ...status, ...change });
    expect(await port.find(charge)).toEqual(answer);
    expect(seen[0]?.path).toBe("/get_status3.php");
    expect(new URLSearchParams(seen[0]?.body).get("pg_order_id")).toBe(charge.id);
  });

  test("knows that there is no payment, and does not take another error for that", async () => {
    const missing = await answering({ pg_status: "error", pg_error_code: "340" });
    expect(await missing.port.find(charge)).toEqual({ type: "notFound" });
    missing.close();
    const { port } = await answering({ pg_status: "error", pg_error_code: "1100" });
    await expect(port.find(charge)).rejects.toThrow(OutsideFailed);
  });

  test.each<[string, Record<string, string>]>([
    ["a status that there is not", { pg_payment_status: "perhaps" }],
    ["an amount of no whole tiyn", { pg_amount: "7000.505" }],
    ["a card that is none", { pg_card_pan: "4111111111111111" }],
    ["a date that is none", { pg_payment_date: "soon" }],
    ["half of a challenge", { pg_3ds: "1", pg_3d_md: "1" }],
  ])("does not know what became of a payment by %s", async (_what, change) => {
    const { port } = await answering({ ...status, ...change });
    await expect(port.find(charge)).rejects.toThrow(OutsideFailed);
  });

  test.each<[string, Record<string, string>]>([
    ["no signature", status],
    ["a signature of another secret", signed("get_status3.php", status, "guessed")],
    ["a signature of another script", signed("init_payment.php", status, account.secret)],
    ["another amount than is signed", { ...signed("get_status3.php", status, account.secret), pg_amount: "1.00" }],
  ])("believes no answer with %s", async (_what, members) => {
    const { port } = await against(({}, response) => response.end(writeXml(members)));
    await expect(port.find(charge)).rejects.toThrow("not signed");
  });

  test.each(unclearAnswers)("does not know what became of anything after %s", async (_what, answer) => {
    const { port } = await against(answer, 300);
    await expect(port.charge(charge)).rejects.toThrow(OutsideFailed);
    await expect(port.find(charge)).rejects.toThrow(OutsideFailed);
  });
});

describe("the PayBox adapter, hearing a callback", () => {
  const port = payBox({ ...account, url: "http://127.0.0.1:1" });
  const result = {
    pg_order_id: charge.id,
    pg_payment_id: "504",
    pg_amount: "7000.50",
    pg_currency: "KZT",
    pg_result: "1",
  };
  const sent = (script: string, members: Record<string, string>) => ({
    path: callbackPaths.payBox.replace(":kind", script),
    rawBody: Buffer.from(new URLSearchParams(members).toString()),
    headers: {},
  });

  test.each([
    ["result", { pg_result: "1" }, "paid"],
    ["result", { pg_result: "0" }, "failed"],
    ["check", {}, "check"],
    ["card", {}, "cardSaved"],
  ])("reads a signed call to %s with %j, and answers it signed", (script, change, kind) => {
    const event = port.readCallback(sent(script, signed(script, { ...result, ...change }, account.secret)));
    expect(event).toMatchObject({ kind, id: charge.id, processorId: "504", key: `${kind} 504` });
    expect(event?.asked).toEqual({ amount: 700_050, currency: "KZT" });
    const reply = event?.reply("accepted");
    const document = readXml(reply?.body ?? "");
    const members = document ? membersOf(document) : {};
    expect(reply?.contentType).toContain("application/xml");
    expect(members).toMatchObject({ pg_status: "ok", pg_sig: signatureOf(script, members, account.secret) });
  });

  test.each([
    ["expired", "rejected"],
    ["failed", "error"],
  ] as const)("answers %s by %s", (verdict, pgStatus) => {
    const event = port.readCallback(sent("check", signed("check", result, account.secret)));
    expect(event?.reply(verdict).body).toContain(`<pg_status>${pgStatus}</pg_status>`);
  });

  test.each<[string, ReturnType<typeof sent>]>([
    ["without a signature", sent("result", result)],
    ["signed with another secret", sent("result", signed("result", result, "guessed"))],
    ["signed for another script", sent("result", signed("check", result, account.secret))],
    [
      "with another body than is signed",
      sent("result", { ...signed("result", result, account.secret), pg_amount: "1" }),
    ],
    ["of a kind that there is not", sent("other", signed("other", result, account.secret))],
    ["of no payment of ours", sent("result", signed("result", { pg_result: "1" }, account.secret))],
  ])("does not hear one %s", (_what, callback) => expect(port.readCallback(callback)).toBeUndefined());
});
