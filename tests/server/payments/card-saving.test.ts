import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { CardSaving, PaymentCards } from "../../../domain/entities.ts";
import type { Problem } from "../../../domain/failure.ts";
import { dayMs } from "../../../domain/time.ts";
import { limits } from "../../../server/core/limits.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { signed } from "../../../server/outside/payments/pay-box/signature.ts";
import { auditPayments } from "../../../server/services/audit.ts";
import { forgetCardsOfLeavers } from "../../../server/services/payments/remove-card.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { openPaying } from "./open-paying.ts";
import type { Paying } from "./paying.ts";

const v1 = "/clients-app/v1";
const cardsPath = `${v1}/payments/cards`;
let paying: Paying;
let clientId: string;
let tokens: { accessToken: string };
openPaying((opened) => {
  paying = opened;
});
beforeEach(async () => {
  await paying.server.pool.query("truncate card_removals");
  await forgetAccounts(paying.server);
  clientId = await giveAccount(paying.server);
  tokens = await new Visitor(paying.server).enter();
});

const ask = <Body>(method: "GET" | "POST" | "DELETE", at: string, body?: object, as = tokens) =>
  new Visitor(paying.server).as<Body>(as, method, at, body);
const start = async () => (await ask<CardSaving>("POST", `${cardsPath}/pay-box`)).body;
const pathOf = (cardId: string) => `${v1}/reservations/prepayments/pay-box/cards/${cardId}`;
const read = async (cardId: string) => (await ask<CardSaving>("GET", pathOf(cardId))).body;
const listed = async () => (await ask<PaymentCards>("GET", cardsPath)).body.cards;
const complaints = async () =>
  (await auditPayments(paying.server.pool, paying.bank.processors, paying.server.now)).complaints;
const days = (count: number) => paying.server.pass((count * dayMs) / 1000);
const remove = (cardId: string) => ask<PaymentCards>("DELETE", `${cardsPath}/${cardId}`);

/** PayBox tells of a card; `secret` is what it signs by. */
async function sendCallback(cardId: string, secret = paying.server.config.payBox.secret): Promise<number> {
  const form = signed("card", { pg_order_id: cardId, pg_status: "success" }, secret);
  const { statusCode } = await paying.server.app.inject({
    method: "POST",
    url: "/callbacks/pay-box/card",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(form).toString(),
  });
  return statusCode;
}

async function saved(token = "pb_1"): Promise<string> {
  const { cardId } = await start();
  await paying.work();
  paying.bank.box.keep(clientId, token);
  await paying.work();
  return cardId;
}

describe("A card that is saved at PayBox's page", () => {
  test("is typed there, and is one of the cards once PayBox has it: nothing is charged", async () => {
    const { cardId, ...begun } = await start();
    expect(begun).toEqual({ status: "opening" });
    await paying.work();
    expect(await read(cardId)).toEqual({ cardId, status: "open", url: `https://pay.example/save/${cardId}` });
    paying.bank.box.keep(clientId, "pb_1");
    expect(await sendCallback(cardId)).toBe(200);
    await paying.work();
    expect(await read(cardId)).toEqual({ cardId, status: "saved" });
    expect(await listed()).toMatchObject([{ id: cardId, card: { lastFour: "1981", brand: "Visa" }, isDefault: true }]);
    expect(paying.bank.entries.size).toBe(0);
    expect(await paying.unsettled()).toBe(0);
  });

  test("pays for a visit then, by its token at PayBox", async () => {
    const cardId = await saved();
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    const held = await paying.awaiting();
    expect(await paying.paid(held, { cardId }, { headers })).toMatchObject({ status: "paid", way: "savedCard" });
    const [entry] = paying.bank.entries.values();
    expect(entry?.charge).toMatchObject({ way: { type: "savedCard", token: "pb_1" }, accountId: clientId });
  });

  test("is found also where nothing was told of it, and the page's address was lost once", async () => {
    const { cardId } = await start();
    paying.bank.box.isLost = true;
    await paying.work();
    expect(await read(cardId)).toMatchObject({ status: "opening" });
    await paying.work();
    expect(await read(cardId)).toMatchObject({ status: "open" });
    paying.bank.box.keep(clientId, "pb_1");
    await paying.work();
    expect(await read(cardId)).toMatchObject({ status: "saved" });
  });

  test("is kept once, however often it is told and by how many pages", async () => {
    const [one, other] = [await start(), await start()];
    await paying.work();
    paying.bank.box.keep(clientId, "pb_1");
    await paying.work();
    await sendCallback(one.cardId);
    await sendCallback(other.cardId);
    await paying.work();
    expect([(await read(one.cardId)).status, (await read(other.cardId)).status]).toEqual(["saved", "saved"]);
    expect(await listed()).toHaveLength(1);
  });

  test("is none where its page was left; told of late, it is saved all the same", async () => {
    const { cardId } = await start();
    await paying.work();
    await sendCallback(cardId);
    await paying.work();
    expect(await read(cardId)).toMatchObject({ status: "open" });
    paying.server.pass(limits.cardBindingMinutes * 60 + 120);
    tokens = await new Visitor(paying.server).enter();
    await paying.work();
    expect(await read(cardId)).toEqual({ cardId, status: "failed" });
    expect(await paying.unsettled()).toBe(0);
    paying.bank.box.keep(clientId, "pb_1");
    await sendCallback(cardId);
    await paying.work();
    expect(await read(cardId)).toMatchObject({ status: "saved" });
  });

  test("is believed of nobody but PayBox", async () => {
    const { cardId } = await start();
    await paying.work();
    expect(await sendCallback(cardId, "another secret")).toBe(403);
    expect(await sendCallback(randomUUID())).toBe(200);
    await paying.work();
    expect(await read(cardId)).toMatchObject({ status: "open" });
    expect(await listed()).toEqual([]);
  });

  test("is nobody else's to look at", async () => {
    const { cardId } = await start();
    await giveAccount(paying.server, { phone: phone + 1 });
    const stranger = await new Visitor(paying.server).enter(phone + 1);
    const missing = { status: 404, code: "notFound" };
    expect((await ask<Problem>("GET", pathOf(cardId), undefined, stranger)).body).toMatchObject(missing);
    expect((await ask<Problem>("GET", pathOf(randomUUID()))).body).toMatchObject(missing);
    expect((await new Visitor(paying.server).ask("POST", `/rest${cardsPath}/pay-box`)).status).toBe(401);
  });

  test("is one of few in a day", async () => {
    for (let count = 0; count < limits.cardBindingsPerDay; count += 1) await start();
    expect((await ask<Problem>("POST", `${cardsPath}/pay-box`)).body).toMatchObject({ code: "tooManyRequests" });
  });
});

describe("A card that is saved on the way to pay for a visit", () => {
  const pathFor = (reservationId: string) => `${v1}/reservations/${reservationId}/prepayments/pay-box/card-saving`;

  test("leads back to that visit, and is a way to pay for it", async () => {
    const held = await paying.awaiting();
    const { id: reservationId } = held.reservation;
    const { status, body } = await ask<CardSaving>("POST", pathFor(reservationId));
    expect([status, body.reservationId]).toEqual([201, reservationId]);
    await paying.work();
    paying.bank.box.keep(clientId, "pb_1");
    await paying.work();
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    const { ways } = await paying.read(held, headers);
    expect(ways[0]).toMatchObject({ type: "savedCard", cardId: body.cardId });
  });

  test("is saved also by who pays with the visit's secret, and by nobody who has none", async () => {
    const { reservation, secret } = await paying.awaiting();
    const at = pathFor(reservation.id);
    await giveAccount(paying.server, { phone: phone + 1 });
    const { accessToken } = await new Visitor(paying.server).enter(phone + 1);
    const refused = await ask<Problem>("POST", at, undefined, { accessToken });
    expect(refused.body).toMatchObject({ code: "reservationNotFound" });
    const headers = { authorization: `Bearer ${accessToken}`, reservation_secret: secret };
    const { status } = await new Visitor(paying.server).ask("POST", `/rest${at}`, undefined, headers);
    expect(status).toBe(201);
  });

  test("needs a visit of the client's that can be paid for", async () => {
    const held = await paying.awaiting();
    const { reservation } = held;
    await paying.paid(held);
    expect((await ask<Problem>("POST", pathFor(reservation.id))).body).toMatchObject({ code: "notPayable" });
    expect((await ask<Problem>("POST", pathFor(randomUUID()))).body).toMatchObject({ code: "reservationNotFound" });
  });
});

describe("A card that PayBox keeps and its owner removes", () => {
  test("is removed there too, and does not come back with the next one", async () => {
    const cardId = await saved();
    expect((await remove(cardId)).body).toEqual({ cards: [] });
    const { cardId: next } = await start();
    await paying.work();
    expect(paying.bank.box.cards.get(clientId)).toEqual([]);
    paying.bank.box.keep(clientId, "pb_2", "4310");
    await paying.work();
    expect(await listed()).toMatchObject([{ id: next, card: { lastFour: "4310" } }]);
    expect((await paying.server.pool.query("select from card_removals")).rowCount).toBe(0);
  });

  test("can be saved once more, by the same token", async () => {
    await remove(await saved());
    await paying.work();
    await saved();
    expect(await listed()).toHaveLength(1);
  });

  test("is removed once where the answer was lost", async () => {
    const cardId = await saved();
    paying.bank.box.isLost = true;
    await remove(cardId);
    await paying.work();
    expect(await paying.unsettled()).toBe(1);
    await paying.work();
    expect(await paying.unsettled()).toBe(0);
    expect(await complaints()).toEqual([]);
  });

  test("stays away while PayBox refuses to forget it, is named by the audit after a day, and is removed once PayBox does", async () => {
    const cardId = await saved();
    paying.bank.box.isMean = true;
    await remove(cardId);
    await paying.work();
    await start();
    await paying.work();
    expect(await listed()).toEqual([]);
    expect(await complaints()).toEqual([]);
    days(29);
    expect(await complaints()).toEqual([expect.stringMatching(/^removal of a card .*: PayBox has not forgotten it/)]);
    await paying.work();
    paying.bank.box.isMean = false;
    await paying.work();
    expect(paying.bank.box.cards.get(clientId)).toEqual([]);
    expect(await complaints()).toEqual([]);
  });

  test("and was removed there by hand is asked for no more; what PayBox refuses for a month is the operator's to see to", async () => {
    const [byHand, kept] = [await saved("pb_1"), await saved("pb_2")];
    paying.bank.box.isMean = true;
    await remove(byHand);
    await remove(kept);
    await paying.work();
    paying.bank.box.forget(clientId, "pb_1");
    days(30);
    await paying.work();
    expect(await paying.unsettled()).toBe(0);
    expect(await complaints()).toHaveLength(1);
  });

  test("leaves PayBox with the account that is deleted", async () => {
    await saved();
    const { pool, now } = paying.server;
    await inTransaction(pool, (tx) => forgetCardsOfLeavers(tx, now));
    expect(await listed()).toHaveLength(1);
    await pool.query("update clients set deletion_requested_at = $1, delete_after = $1", [now]);
    await inTransaction(pool, (tx) => forgetCardsOfLeavers(tx, now));
    await pool.query("delete from clients");
    await paying.work();
    expect(paying.bank.box.cards.get(clientId)).toEqual([]);
    expect(await paying.unsettled()).toBe(0);
  });
});
