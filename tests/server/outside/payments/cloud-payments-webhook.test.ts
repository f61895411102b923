import { describe, expect, test } from "vitest";
import { type Callback, callbackPaths } from "../../../../server/core/card-processor.ts";
import { cloudPayments } from "../../../../server/outside/payments/cloud-payments/cloud-payments.ts";
import { signatureOf } from "../../../../server/outside/payments/cloud-payments/callback.ts";

const account = { publicId: "pk_kezek", apiSecret: "secret of the API" };
const orderId = "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11";

describe("the CloudPayments adapter, hearing a webhook", () => {
  const port = cloudPayments({ ...account, url: "http://127.0.0.1:1" });
  const form = `TransactionId=504&Amount=7000.50&Currency=KZT&InvoiceId=${orderId}&Description=%D0%9F+1`;
  const pathFor = (kind: string) => callbackPaths.cloudPayments.replace(":kind", kind);
  const sent = (body: string, change: Partial<Callback> = {}): Callback => ({
    path: pathFor("pay"),
    rawBody: Buffer.from(body),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "content-hmac": signatureOf(Buffer.from(body), account.apiSecret),
    },
    ...change,
  });

  test("knows its signature: a vector of HMAC-SHA256 (RFC 4231, case 2)", () => {
    const signature = signatureOf(Buffer.from("what do ya want for nothing?"), "Jefe");
    const hex = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
    expect(Buffer.from(signature, "base64").toString("hex")).toBe(hex);
  });

  test.each([
    ["check", "check"],
    ["pay", "paid"],
    ["fail", "failed"],
    ["confirm", "captured"],
    ["refund", "refunded"],
    ["cancel", "voided"],
  ])("reads what comes to %s", (segment, kind) => {
    const event = port.readCallback(sent(form, { path: pathFor(segment) }));
    const asked = { amount: 700_050, currency: "KZT" };
    expect(event).toMatchObject({ kind, id: orderId, processorId: "504", key: `${kind} 504`, asked });
    expect(event?.reply("accepted")).toEqual({ contentType: "application/json", body: '{"code":0}' });
  });

  test("knows a refund by an operation of its own, and the payment that it is of", () => {
    const refund = sent(`${form}&PaymentTransactionId=400`, { path: pathFor("refund") });
    expect(port.readCallback(refund)).toMatchObject({ kind: "refunded", processorId: "400", key: "refunded 504" });
  });

  test.each([
    ["unknownPayment", 10],
    ["wrongAmount", 12],
    ["failed", 13],
    ["expired", 20],
  ] as const)("answers %s by code %i", (verdict, code) => {
    expect(port.readCallback(sent(form))?.reply(verdict).body).toBe(`{"code":${code}}`);
  });

  test("reads JSON too, and the other header of the signature", () => {
    const body = JSON.stringify({ TransactionId: 504, InvoiceId: orderId, Amount: 7000.5, Currency: "KZT" });
    const signature = signatureOf(Buffer.from(body), account.apiSecret);
    const headers = { "content-type": "application/json; charset=utf-8", "x-content-hmac": signature };
    expect(port.readCallback(sent(body, { headers }))).toMatchObject({ id: orderId, processorId: "504" });
  });

  test.each<[string, Callback]>([
    ["without a signature", sent(form, { headers: { "content-type": "application/x-www-form-urlencoded" } })],
    ["with the signature of another body", sent(form, { rawBody: Buffer.from(form.replace("7000", "1")) })],
    [
      "with the signature of another secret",
      sent(form, { headers: { "content-hmac": signatureOf(Buffer.from(form), "x") } }),
    ],
    ["with half a signature", sent(form, { headers: { "content-hmac": "abc" } })],
    ["with two signatures", sent(form, { headers: { "content-hmac": ["a", "b"] } })],
    ["of a kind that there is not", sent(form, { path: pathFor("other") })],
    ["of no payment of ours", sent("TransactionId=504")],
    [
      "that is not JSON",
      sent("{", {
        headers: {
          "content-type": "application/json",
          "content-hmac": signatureOf(Buffer.from("{"), account.apiSecret),
        },
      }),
    ],
  ])("does not hear one %s", (_what, callback) => {
    expect(port.readCallback(callback)).toBeUndefined();
  });
});
