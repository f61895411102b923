import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { auditPayments } from "../../../server/services/audit.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { openPaying } from "./open-paying.ts";
import type { Paying } from "./paying.ts";

type Schemas = components["schemas"];

const path = "/clients-app/v1/payments/cards";
const expected = { amount: 1000, currency: "KZT" };
let paying: Paying;
let clientId: string;
let tokens: { accessToken: string };
openPaying((opened) => {
  paying = opened;
});
beforeEach(async () => {
  await forgetAccounts(paying.server);
  clientId = await giveAccount(paying.server);
  tokens = await enter();
});

const enter = (as = phone) => new Visitor(paying.server).enter(as);
const enterStranger = async () => {
  await giveAccount(paying.server, { phone: phone + 1 });
  return enter(phone + 1);
};
const ask = <Body>(method: "GET" | "POST" | "DELETE", at: string, body?: object, as = tokens) =>
  new Visitor(paying.server).as<Body>(as, method, at, body);
const listed = async () => (await ask<Schemas["PaymentCards"]>("GET", path)).body.cards;
const bind = <Body = Schemas["Payment"]>(bindingId: string, cryptogram = "paid", as = tokens) =>
  ask<Body>("POST", path, { bindingId, cryptogram, expected }, as);
const read = async (bindingId: string) =>
  (await ask<Schemas["CardBinding"]>("GET", `${path}/bindings/${bindingId}`)).body;
const prove = <Body = Schemas["CardBinding"]>(bindingId: string, proof: string, as = tokens) =>
  ask<Body>("POST", `${path}/3ds`, { bindingId, proof }, as);
const workOut = async () => {
  for (let round = 0; round < 3; round += 1) await paying.work();
};

/** Cards in the order of their saving, the first the default. */
async function keep(...cards: { lastFour: string; expires?: string }[]): Promise<string[]> {
  const ids = cards.map(() => randomUUID());
  for (const [index, card] of cards.entries()) {
    paying.server.pass(60);
    await paying.server.pool.query(
      `insert into payment_cards (client_id, id, processor, token, token_hash, card, is_default, created_at)
       values ($1, $2, 'cloudPayments', 'sealed', $3, $4, $5, $6)`,
      [clientId, ids[index], Buffer.from(card.lastFour), card, index === 0, paying.server.now],
    );
  }
  return ids;
}

describe("A card that is added", () => {
  test("is saved once it was charged, and all that was taken is given back", async () => {
    const bindingId = randomUUID();
    expect(await read(bindingId)).toEqual({
      bindingId,
      due: expected,
      payableForSeconds: limits.cardBindingMinutes * 60,
      ways: [{ type: "card", fieldUrl: "https://pay.example/field" }],
      refunds: [],
    });
    const { status, body } = await bind(bindingId);
    expect([status, body.status, body.amount]).toEqual([201, "processing", expected]);
    await workOut();
    expect(paying.bank.balance).toEqual([0]);
    expect(await paying.events(body.id)).toEqual([
      "processing 1000",
      "paid 1000",
      "refundRequested 1000",
      "refunded 1000",
    ]);
    const saved = await read(bindingId);
    expect(saved).toMatchObject({
      due: { ...expected, amount: 0 },
      ways: [],
      payment: { status: "refunded", refunded: expected },
      refunds: [{ amount: expected, status: "done" }],
    });
    expect(saved).not.toHaveProperty("payableForSeconds");
    expect(await listed()).toMatchObject([{ card: { lastFour: "4242", issuer: "Kaspi Bank" }, isDefault: true }]);
    const audit = await auditPayments(paying.server.pool, paying.bank.processors, paying.server.now);
    expect(audit).toMatchObject({ payments: 1, complaints: [] });
  });

  test("pays for a visit then", async () => {
    await bind(randomUUID());
    await workOut();
    const [card] = await listed();
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    const held = await paying.awaiting();
    const paid = await paying.paid(held, { cardId: card?.id ?? "" }, { headers });
    expect(paid).toMatchObject({ status: "paid", way: "savedCard" });
  });

  test("is not saved where the bank declines it, and another one can be tried", async () => {
    const bindingId = randomUUID();
    await bind(bindingId, "funds");
    await workOut();
    expect(await read(bindingId)).toMatchObject({ ways: [{ type: "card" }], payment: { status: "failed" } });
    expect(await listed()).toEqual([]);
    await bind(bindingId);
    await workOut();
    expect(await read(bindingId)).toMatchObject({ payment: { status: "refunded" } });
    expect(await listed()).toHaveLength(1);
    expect((await bind<Problem>(bindingId)).body).toMatchObject({ code: "notPayable" });
  });

  test("is not charged by two tabs at once, nor at another amount", async () => {
    const bindingId = randomUUID();
    const answers = await Promise.all([bind<Problem>(bindingId), bind<Problem>(bindingId)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({ code: "paymentUnderWay" });
    const [stranger, contested] = [await enterStranger(), randomUUID()];
    const both = await Promise.all([1, 2, 3].flatMap(() => [bind(contested), bind(contested, "paid", stranger)]));
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(both.filter(({ status }) => status >= 500)).toEqual([]);
    const dearer = { bindingId: randomUUID(), cryptogram: "paid", expected: { ...expected, amount: 100_000 } };
    expect((await ask<Problem>("POST", path, dearer)).body).toMatchObject({ code: "priceChanged" });
  });

  test("is nobody else's to look at or to go on with", async () => {
    const bindingId = randomUUID();
    await bind(bindingId, "3ds");
    await workOut();
    const stranger = await enterStranger();
    const missing = { status: 404, code: "notFound" };
    const seen = await ask<Problem>("GET", `${path}/bindings/${bindingId}`, undefined, stranger);
    expect(seen.body).toMatchObject(missing);
    expect((await bind<Problem>(bindingId, "paid", stranger)).body).toMatchObject(missing);
    expect((await prove<Problem>(bindingId, randomUUID(), stranger)).body).toMatchObject(missing);
  });

  test("is one of few in a day: nobody finds out here which of many cards work", async () => {
    for (let count = 0; count < limits.cardBindingsPerDay; count += 1) {
      expect((await bind(randomUUID())).status).toBe(201);
    }
    expect((await bind<Problem>(randomUUID())).body).toMatchObject({ code: "tooManyRequests" });
  });
});

describe("A card whose bank wants to see its owner", () => {
  const proofOf = (address: string | undefined) => address?.split("#")[1] ?? "";

  test("is saved when whoever is signed in brings the bank's answer from the browser that has it", async () => {
    const bindingId = randomUUID();
    const { id } = (await bind(bindingId, "3ds")).body;
    await workOut();
    expect(await read(bindingId)).toMatchObject({ payment: { status: "needs3ds", action: { type: "authenticate" } } });
    const back = await paying.bankAnswers(id);
    expect(back).toMatch(new RegExp(`^/cb\\?bindingId=${bindingId}#[-0-9a-f]{36}$`, "u"));
    await workOut();
    expect(await listed()).toEqual([]);
    expect((await prove(bindingId, proofOf(back))).body).toMatchObject({ payment: { status: "processing" } });
    await workOut();
    expect(await read(bindingId)).toMatchObject({ payment: { status: "refunded" } });
    expect(await listed()).toHaveLength(1);
    expect(paying.bank.balance).toEqual([0]);
  });

  test("is not saved by who was not at the bank themselves, who sent somebody else there", async () => {
    const bindingId = randomUUID();
    const { id } = (await bind(bindingId, "3ds")).body;
    await workOut();
    await paying.bankAnswers(id);
    expect((await prove(bindingId, randomUUID())).body).toMatchObject({ payment: { status: "needs3ds" } });
    // What they make up themselves is taken by its own proof, and opens nothing of what the other browser has brought.
    const madeUp = proofOf(await paying.bankAnswers(id, { paRes: "no" }));
    expect((await prove(bindingId, madeUp)).body).toMatchObject({ payment: { status: "processing" } });
    await workOut();
    expect(await read(bindingId)).toMatchObject({ payment: { status: "failed" } });
    expect(await listed()).toEqual([]);
    expect(paying.bank.balance).toEqual([0]);
  });

  test("is saved from the second visit to the bank where what the first was taken by got lost, and by nothing of before", async () => {
    const bindingId = randomUUID();
    const { id } = (await bind(bindingId, "3ds")).body;
    await workOut();
    const lost = proofOf(await paying.bankAnswers(id));
    const proof = proofOf(await paying.bankAnswers(id));
    expect(proof).not.toBe(lost);
    expect((await prove(bindingId, lost)).body).toMatchObject({ payment: { status: "needs3ds" } });
    const stranger = await enterStranger();
    expect((await prove<Problem>(bindingId, proof, stranger)).body).toMatchObject({ code: "notFound" });
    expect((await prove(randomUUID(), proof)).body).not.toHaveProperty("payment");
    await workOut();
    expect(await read(bindingId)).toMatchObject({ payment: { status: "needs3ds" } });
    expect((await prove(bindingId, proof)).body).toMatchObject({ payment: { status: "processing" } });
    // What was taken is at work, and is not given another name.
    expect(await paying.bankAnswers(id)).toBe(`/cb?bindingId=${bindingId}`);
    await workOut();
    expect(await read(bindingId)).toMatchObject({ payment: { status: "refunded" } });
    expect(await listed()).toHaveLength(1);
    expect(paying.bank.balance).toEqual([0]);
    const audit = await auditPayments(paying.server.pool, paying.bank.processors, paying.server.now);
    expect(audit).toMatchObject({ payments: 1, complaints: [] });
  });

  test("is saved once, whichever of two browsers comes back from the bank last and brings what it was given first", async () => {
    const bindingId = randomUUID();
    const { id } = (await bind(bindingId, "3ds")).body;
    await workOut();
    const backs = await Promise.all([paying.bankAnswers(id), paying.bankAnswers(id)]);
    const proofs = backs.map(proofOf);
    expect(new Set(proofs).size).toBe(2);
    const proven = await Promise.all([...proofs, ...proofs].map((proof) => prove(bindingId, proof)));
    expect(proven.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await workOut();
    expect(await paying.events(id)).toEqual([
      "processing 1000",
      "needs3ds",
      "processing",
      "paid 1000",
      "refundRequested 1000",
      "refunded 1000",
    ]);
    expect(await listed()).toHaveLength(1);
    expect(paying.bank.balance).toEqual([0]);
  });

  test("is saved once where a second browser comes back from the bank while the first brings what it was given", async () => {
    const bindingId = randomUUID();
    const { id } = (await bind(bindingId, "3ds")).body;
    await workOut();
    const first = proofOf(await paying.bankAnswers(id));
    const [second] = await Promise.all([paying.bankAnswers(id), prove(bindingId, first)]);
    const isReplaced = proofOf(second) !== "";
    expect((await read(bindingId)).payment?.status).toBe(isReplaced ? "needs3ds" : "processing");
    if (isReplaced) await prove(bindingId, proofOf(second));
    await workOut();
    expect(await read(bindingId)).toMatchObject({ payment: { status: "refunded" } });
    expect(await listed()).toHaveLength(1);
    const works = await paying.server.pool.query("select from outbox where kind = 'complete3ds'");
    expect(works.rowCount).toBe(1);
  });

  test("is given up when nobody brings the answer in time", async () => {
    const bindingId = randomUUID();
    const { id } = (await bind(bindingId, "3ds")).body;
    await workOut();
    const proof = proofOf(await paying.bankAnswers(id));
    paying.server.pass(limits.cardBindingMinutes * 60 + 180);
    tokens = await enter();
    expect((await prove(bindingId, proof)).body).toMatchObject({ payment: { status: "needs3ds" } });
    await workOut();
    expect(await read(bindingId)).toMatchObject({ payment: { status: "failed" }, ways: [{ type: "card" }] });
    expect(paying.bank.balance).toEqual([0]);
  });
});

describe("The saved cards", () => {
  test("are the default first, then the newest, and say which have expired", async () => {
    await keep({ lastFour: "1111", expires: "10/26" }, { lastFour: "2222", expires: "11/26" }, { lastFour: "3333" });
    expect(await listed()).toMatchObject([
      { card: { lastFour: "1111" }, expires: "10/26", isExpired: true, isDefault: true },
      { card: { lastFour: "3333" }, isExpired: false, isDefault: false },
      { card: { lastFour: "2222" }, expires: "11/26", isExpired: false, isDefault: false },
    ]);
  });

  test("have one default, which their owner chooses", async () => {
    const [, second] = await keep({ lastFour: "1111" }, { lastFour: "2222" });
    const { body } = await ask<Schemas["PaymentCards"]>("POST", `${path}/${second}/default`);
    expect(body.cards).toMatchObject([
      { card: { lastFour: "2222" }, isDefault: true },
      { card: { lastFour: "1111" }, isDefault: false },
    ]);
    expect(await listed()).toEqual(body.cards);
  });

  test("are forgotten one by one; the newest other one is the default then", async () => {
    const [first, second, third] = await keep({ lastFour: "1111" }, { lastFour: "2222" }, { lastFour: "3333" });
    const remove = (id: string | undefined) => ask<Schemas["PaymentCards"]>("DELETE", `${path}/${id}`);
    expect((await remove(second)).body.cards.map(({ id }) => id)).toEqual([first, third]);
    expect((await remove(first)).body.cards).toMatchObject([{ id: third, isDefault: true }]);
    expect((await remove(third)).body).toEqual({ cards: [] });
  });

  test("are nobody else's to change", async () => {
    const [card] = await keep({ lastFour: "1111" });
    const stranger = await enterStranger();
    const missing = { status: 404, code: "notFound" };
    const chosen = await ask<Problem>("POST", `${path}/${card}/default`, undefined, stranger);
    expect(chosen.body).toMatchObject(missing);
    expect((await ask<Problem>("DELETE", `${path}/${card}`, undefined, stranger)).body).toMatchObject(missing);
    expect((await ask<Problem>("DELETE", `${path}/${randomUUID()}`)).body).toMatchObject(missing);
    expect(await listed()).toHaveLength(1);
    expect((await new Visitor(paying.server).ask("GET", `/rest${path}`)).status).toBe(401);
  });
});
