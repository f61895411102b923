import { afterEach, describe, expect, test } from "vitest";
import { type Charge } from "../../../../server/core/card-processor.ts";
import { OutsideFailed } from "../../../../server/core/outside.ts";
import { cloudPayments } from "../../../../server/outside/payments/cloud-payments/cloud-payments.ts";
import { standInProcessor, unclearAnswers } from "./processor.ts";

const account = { publicId: "pk_kezek", apiSecret: "secret of the API" };
let close = () => {};
afterEach(() => close());
async function against(answer: Parameters<typeof standInProcessor>[0], timeoutMs?: number) {
  const processor = await standInProcessor(answer);
  close = processor.close;
  return { ...processor, port: cloudPayments({ ...account, url: processor.url }, timeoutMs) };
}
const answering = (...answers: object[]) =>
  against(({}, response) => response.end(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0])));
const charge: Charge = {
  id: "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
  amount: 700_050,
  currency: "KZT",
  way: { type: "card", cryptogram: "01-cryptogram" },
  stages: 1,
  description: "Предоплата, салон «Айна»",
  language: "kk",
  accountId: "17",
  saveCard: true,
  clientIp: "203.0.113.5",
  email: "a@example.kz",
  returnUrl: "https://kezek.example/cb",
  expiresAt: new Date("2026-11-20T10:15:00Z"),
};
const transaction = {
  TransactionId: 504,
  Amount: 7000.5,
  Currency: "KZT",
  InvoiceId: charge.id,
  CreatedDateIso: "2026-11-20T10:00:00",
  ConfirmDateIso: "2026-11-20T10:00:03",
  CardFirstSix: "411111",
  CardLastFour: "1111",
  CardExpDate: "11/27",
  CardType: "Visa",
  Issuer: "Kaspi Bank",
  Status: "Completed",
  StatusCode: 3,
  ReasonCode: 0,
  Token: "tk_1",
  Refunded: false,
};
const paid = {
  type: "paid",
  processorId: "504",
  amount: 700_050,
  currency: "KZT",
  card: { firstSix: "411111", lastFour: "1111", brand: "Visa", issuer: "Kaspi Bank", expires: "11/27" },
  token: "tk_1",
  at: new Date("2026-11-20T10:00:03Z"),
  refunded: 0,
};
const refund = { TransactionId: 601, Type: 1, Status: "Completed", Currency: "KZT", OriginalTransactionId: 504 };
const threeDs = { TransactionId: 504, PaReq: "eJxVUdtu", AcsUrl: "https://acs.example/3ds", IFrameIsAllowed: true };
const declined = { ...transaction, Status: "Declined", StatusCode: 5, ReasonCode: 5051, Reason: "InsufficientFunds" };

describe("the CloudPayments adapter, charging", () => {
  test("posts a charge under our id, as the protocol asks", async () => {
    const { port, seen } = await answering({ Success: true, Message: null, Model: transaction });
    await port.charge(charge);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      path: "/payments/cards/charge",
      headers: {
        authorization: `Basic ${Buffer.from("pk_kezek:secret of the API").toString("base64")}`,
        "content-type": "application/json",
        "x-request-id": charge.id,
      },
    });
    expect(seen[0]?.body).toContain('"Amount":7000.5,');
    expect(JSON.parse(seen[0]?.body ?? "")).toEqual({
      Amount: 7000.5,
      Currency: "KZT",
      IpAddress: "203.0.113.5",
      CardCryptogramPacket: "01-cryptogram",
      PaymentUrl: "https://kezek.example/cb",
      InvoiceId: charge.id,
      Description: "Предоплата, салон «Айна»",
      CultureName: "kk-KZ",
      AccountId: "17",
      Email: "a@example.kz",
      SaveCard: true,
    });
  });

  test("charges a saved card by its token, and authorizes where there are two stages", async () => {
    const { port, seen } = await answering({ Success: true, Message: null, Model: transaction });
    await port.charge({ ...charge, way: { type: "savedCard", token: "tk_1" } });
    await port.charge({ ...charge, way: { type: "savedCard", token: "tk_1" }, stages: 2 });
    await port.charge({ ...charge, stages: 2 });
    expect(seen.map(({ path }) => path)).toEqual([
      "/payments/tokens/charge",
      "/payments/tokens/auth",
      "/payments/cards/auth",
    ]);
    expect(JSON.parse(seen[0]?.body ?? "")).toMatchObject({ Token: "tk_1", AccountId: "17", InvoiceId: charge.id });
    expect(seen[0]?.body).not.toContain("SaveCard");
  });

  test("saves no card of a guest, who has no account", async () => {
    const { port, seen } = await answering({ Success: true, Message: null, Model: transaction });
    const { accountId: _none, ...guest } = charge;
    await port.charge(guest);
    expect(JSON.parse(seen[0]?.body ?? "")).toMatchObject({ SaveCard: false });
    expect(seen[0]?.body).not.toContain("AccountId");
  });

  test("knows a payment", async () => {
    const { port } = await answering({ Success: true, Message: null, Model: transaction });
    expect(await port.charge(charge)).toEqual(paid);
  });

  test("knows an authorization", async () => {
    const model = { ...transaction, Status: "Authorized", ConfirmDateIso: null, AuthDateIso: "2026-11-20T10:00:02" };
    const { port } = await answering({ Success: true, Message: null, Model: model });
    const { refunded: _none, ...taken } = paid;
    const at = new Date("2026-11-20T10:00:02Z");
    expect(await port.charge({ ...charge, stages: 2 })).toEqual({ ...taken, type: "authorized", at });
  });

  test("knows that the bank asks the client first, and in what frame", async () => {
    const { port } = await answering(
      { Success: false, Message: null, Model: threeDs },
      { Success: false, Message: null, Model: { ...threeDs, FrameWidth: 400, FrameHeight: 600 } },
    );
    const challenge = { acsUrl: "https://acs.example/3ds", paReq: "eJxVUdtu", md: "504" };
    expect(await port.charge(charge)).toEqual({ type: "needs3ds", processorId: "504", challenge });
    expect(await port.charge(charge)).toMatchObject({ challenge: { frame: { width: 400, height: 600 } } });
  });

  test.each([
    [5051, "funds"],
    [5041, "card"],
    [5043, "card"],
    [5054, "card"],
    [5057, "card"],
    [5082, "card"],
    [5001, "bank"],
    [5005, "bank"],
    [5006, "bank"],
    [5031, "bank"],
    [5091, "bank"],
    [5092, "bank"],
    [5096, "bank"],
    [5204, "bank"],
    [5034, "fraud"],
    [5300, "fraud"],
    [5065, "limit"],
    [5206, "authentication"],
    [5207, "authentication"],
    [5012, "other"],
    [5013, "other"],
    [5030, "other"],
    [9999, "other"],
  ])("tells from ReasonCode %i what the client can do: %s", async (ReasonCode, reason) => {
    const { port } = await answering({ Success: false, Message: null, Model: { ...declined, ReasonCode } });
    const answer = { type: "declined", processorId: "504", reason, code: String(ReasonCode) };
    expect(await port.charge(charge)).toEqual(answer);
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "ftp://acs.example", "/3ds", "acs"])(
    "sends nobody to %s",
    async (AcsUrl) => {
      const { port } = await answering({ Success: false, Message: null, Model: { ...threeDs, AcsUrl } });
      await expect(port.charge(charge)).rejects.toThrow(OutsideFailed);
    },
  );

  test("takes a bad request for a decline that began nothing", async () => {
    const { port } = await answering({ Success: false, Message: "CardCryptogramPacket is required", Model: null });
    const code = "CardCryptogramPacket is required";
    expect(await port.charge(charge)).toEqual({ type: "declined", reason: "other", code });
  });

  test("goes on after the bank's page", async () => {
    const { port, seen } = await answering({ Success: true, Message: null, Model: transaction });
    const done = { id: charge.id, processorId: "504", md: "504", paRes: "eJzV" };
    expect(await port.complete3ds(done)).toEqual(paid);
    expect(seen[0]).toMatchObject({ path: "/payments/cards/post3ds", headers: { "x-request-id": `${charge.id}-3ds` } });
    expect(JSON.parse(seen[0]?.body ?? "")).toEqual({ TransactionId: 504, PaRes: "eJzV" });
  });

  test.each<[string, object]>([
    ["a payment without a model", { Success: true, Message: null, Model: null }],
    ["a status that there is not", { Success: true, Message: null, Model: { ...transaction, Status: "Perhaps" } }],
    ["an amount of no whole tiyn", { Success: true, Message: null, Model: { ...transaction, Amount: 0.001 } }],
    ["no card", { Success: true, Message: null, Model: { ...transaction, CardLastFour: null } }],
    ["a date that is none", { Success: true, Message: null, Model: { ...transaction, ConfirmDateIso: "soon" } }],
    ["a word for a yes", { Success: "true", Message: null, Model: transaction }],
  ])("does not know what became of a charge by %s", async (_what, answer) => {
    const { port } = await answering(answer);
    await expect(port.charge(charge)).rejects.toThrow(OutsideFailed);
  });

  test.each(unclearAnswers)("does not know what became of anything after %s", async (_what, answer) => {
    const { port } = await against(answer, 300);
    const move = { id: "r1", paymentId: charge.id, processorId: "504", amount: 100, currency: "KZT" };
    await expect(port.charge(charge)).rejects.toThrow(OutsideFailed);
    await expect(port.find(charge)).rejects.toThrow(OutsideFailed);
    await expect(port.refund(move)).rejects.toThrow(OutsideFailed);
  });

  test("never tells what it sends in what it throws", async () => {
    const { port } = await answering({ Success: true });
    const error: unknown = await port.charge(charge).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OutsideFailed);
    expect(String(error)).not.toMatch(/cryptogram|secret/);
  });
});

describe("the CloudPayments adapter, asking", () => {
  test.each([
    ["Completed", paid],
    ["Cancelled", { type: "voided", processorId: "504" }],
    ["AwaitingAuthentication", { type: "needs3ds", processorId: "504" }],
    ["Declined", { type: "declined", processorId: "504", reason: "other", code: "0" }],
  ])("finds by our id a payment that is %s", async (Status, answer) => {
    const model = { ...transaction, Status };
    const { port, seen } = await answering({ Success: Status === "Completed", Message: null, Model: model });
    expect(await port.find(charge)).toEqual(answer);
    expect(seen).toEqual([expect.objectContaining({ path: "/payments/find", body: `{"InvoiceId":"${charge.id}"}` })]);
  });

  test("knows that there is no payment, and does not take another error for that", async () => {
    const { port } = await answering(
      { Success: false, Message: "Not found", Model: null },
      { Success: false, Message: "Try later", Model: null },
    );
    expect(await port.find(charge)).toEqual({ type: "notFound" });
    await expect(port.find(charge)).rejects.toThrow(OutsideFailed);
  });

  test("sums up what was given back, over all pages of the list, of this payment alone", async () => {
    const operation = { ...refund, Amount: 0.1 };
    const page = Array.from({ length: 98 }, () => operation);
    const others = [
      { ...operation, OriginalTransactionId: 505 },
      { ...operation, Status: "Declined" },
    ];
    const { port, seen } = await answering(
      { Success: true, Message: null, Model: { ...transaction, Refunded: true } },
      { Success: true, Message: null, Model: [...page, ...others] },
      {
        Success: true,
        Message: null,
        Model: [
          { ...operation, Amount: 1000.01 },
          { ...transaction, Type: 0 },
        ],
      },
    );
    expect(await port.find(charge)).toEqual({ ...paid, refunded: 98 * 10 + 100_001 });
    const asked = { CreatedDateGte: "2026-11-20T10:00:00Z", TimeZone: "UTC" };
    expect(seen.slice(1).map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      ["/v2/payments/list", { PageNumber: 1, ...asked }],
      ["/v2/payments/list", { PageNumber: 2, ...asked }],
    ]);
  });

  test("lists what was taken or is held since an instant, over all pages, with what it is for where that was said", async () => {
    const refunds = Array.from({ length: 100 }, () => ({ ...refund, Amount: 0.1 }));
    const charged = { ...transaction, Type: 0 };
    const { port, seen } = await answering(
      { Success: true, Message: null, Model: refunds },
      {
        Success: true,
        Message: null,
        Model: [
          charged,
          { ...charged, TransactionId: 505, InvoiceId: null, Status: "Authorized" },
          ...["Declined", "Cancelled", "AwaitingAuthentication"].map((Status) => ({ ...charged, Status })),
        ],
      },
    );
    const taken = { amount: 700_050, currency: "KZT" };
    expect(await port.listPayments?.(new Date("2026-11-20T10:00:00Z"))).toEqual([
      { id: charge.id, processorId: "504", ...taken },
      { processorId: "505", ...taken },
    ]);
    const asked = { CreatedDateGte: "2026-11-20T10:00:00.000Z", TimeZone: "UTC" };
    expect(seen.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      ["/v2/payments/list", { PageNumber: 1, ...asked }],
      ["/v2/payments/list", { PageNumber: 2, ...asked }],
    ]);
  });

  test("does not take a refusal to list for nothing", async () => {
    const { port } = await answering({ Success: false, Message: "Try later" });
    await expect(port.listPayments?.(new Date())).rejects.toThrow(OutsideFailed);
  });
});

describe("the CloudPayments adapter, moving money", () => {
  const move = { id: "r1", paymentId: charge.id, processorId: "504", amount: 10_001, currency: "KZT" };

  test.each([
    ["capture", "/payments/confirm", { TransactionId: 504, Amount: 100.01 }],
    ["void", "/payments/void", { TransactionId: 504 }],
    ["refund", "/payments/refund", { TransactionId: 504, Amount: 100.01 }],
  ] as const)("asks for a %s under an id of its own", async (what, path, body) => {
    const { port, seen } = await answering({ Success: true, Message: null });
    expect(await port[what](move)).toEqual({ type: "done" });
    expect(seen[0]).toMatchObject({ path, headers: { "x-request-id": "r1" } });
    expect(JSON.parse(seen[0]?.body ?? "")).toEqual(body);
  });

  test("knows that it was refused", async () => {
    const { port } = await answering({ Success: false, Message: "The amount exceeds the payment" });
    expect(await port.refund(move)).toEqual({ type: "refused", code: "The amount exceeds the payment" });
  });
});
