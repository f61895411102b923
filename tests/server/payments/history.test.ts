import { beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { makePaymentLink } from "../../../server/services/payments/make-link.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import type { Held } from "../test-server.ts";
import { openPaying } from "./open-paying.ts";
import { due, type Paying } from "./paying.ts";

type Schemas = components["schemas"];

const path = "/clients-app/v1/payments/history";
let paying: Paying;
let tokens: { accessToken: string };
openPaying((opened) => {
  paying = opened;
});
beforeEach(async () => {
  await forgetAccounts(paying.server);
  await giveAccount(paying.server);
  tokens = await enter();
});

const enter = (as = phone) => new Visitor(paying.server).enter(as);
const ask = <Body = Schemas["Payments"]>(at = path, as = tokens) => new Visitor(paying.server).as<Body>(as, "GET", at);
const idsOf = ({ body }: { body: Schemas["Payments"] }) => body.payments.map(({ payment }) => payment.id);
const asClient = () => ({ headers: { authorization: `Bearer ${tokens.accessToken}` } });

/** The visit becomes another phone's: the guest's secret opens it still. */
async function giveToStranger({ reservation }: Held): Promise<void> {
  await paying.server.pool.query("update reservations set client_phone = $2 where id = $1", [
    reservation.id,
    phone + 1,
  ]);
}

async function cancel({ reservation }: Held): Promise<void> {
  const { version } = (await ask<Schemas["Reservation"]>(`/clients-app/v2/reservations/${reservation.id}`)).body;
  const address = `/clients-app/v1/reservations/${reservation.id}/cancel`;
  const { status } = await new Visitor(paying.server).as(tokens, "POST", address, { version });
  expect(status).toBe(200);
}

describe("The payments of a client", () => {
  test("say what each was for, by which card, and under which number it is receipted", async () => {
    const held = await paying.awaiting();
    paying.server.pass(60);
    const { id } = await paying.paid(held);
    const { firm, startTime, entries } = held.reservation;
    const { body } = await ask();
    const [record] = body.payments;
    expect(body).toEqual({ payments: [record] });
    expect(record).toMatchObject({
      payment: { id, status: "paid", amount: due, refunded: { amount: 0, currency: "KZT" }, way: "card" },
      subject: {
        type: "reservation",
        reservationId: held.reservation.id,
        startTime,
        services: entries.map(({ serviceName }) => serviceName),
        firm: { id: firm.id, name: firm.name, urlKey: firm.urlKey, city: firm.city, address: firm.address },
      },
      refunds: [],
      receipt: { number: `20261123-${id.slice(0, 8).toUpperCase()}`, paidAt: salon.at("08:01"), paid: due },
    });
    expect(record?.payment.card?.lastFour).toMatch(/^\d{4}$/);
  });

  test("come the latest first, with those that failed, which have no receipt", async () => {
    const one = await paying.awaiting("13:00");
    const declined = await paying.paid(one, { cryptogram: "funds" });
    paying.server.pass(1);
    const paid = await paying.paid(one);
    paying.server.pass(1);
    const other = await paying.paid(await paying.awaiting("15:00"));
    const answer = await ask();
    expect(idsOf(answer)).toEqual([other.id, paid.id, declined.id]);
    expect(answer.body.payments.map(({ receipt }) => receipt !== undefined)).toEqual([true, true, false]);
    expect(answer.body.payments[2]?.payment).toMatchObject({ status: "failed", failure: { reason: "funds" } });
  });

  test("tell what was given back, and when", async () => {
    const held = await paying.awaiting();
    await paying.paid(held);
    await paying.server.pool.query("update reservations set free_cancel_until = starts_at");
    paying.server.pass(120);
    await cancel(held);
    const [asked] = (await ask()).body.payments;
    expect(asked).toMatchObject({ payment: { status: "paid" }, refunds: [{ amount: due, status: "processing" }] });
    await paying.work();
    const [given] = (await ask()).body.payments;
    expect(given).toMatchObject({
      payment: { status: "refunded", refunded: due },
      refunds: [{ amount: due, status: "done", createdAt: salon.at("08:02") }],
      receipt: { paid: due },
    });
  });

  test("are read page by page, nothing twice and nothing left out", async () => {
    const held = await paying.awaiting();
    // Two of them began at the same instant, so that a page ends between them.
    for (const seconds of [0, 1, 0, 1]) {
      paying.server.pass(seconds);
      await paying.paid(held, { cryptogram: "funds" });
    }
    const whole = idsOf(await ask());
    expect(whole).toHaveLength(4);
    const read: string[] = [];
    let next: string | undefined;
    do {
      const { body } = await ask(`${path}?limit=1${next === undefined ? "" : `&after=${next}`}`);
      read.push(...idsOf({ body }));
      next = body.next;
    } while (next !== undefined);
    expect(read).toEqual(whole);
  });

  test("are those for the visits of their phone, and those that they made while signed in", async () => {
    const own = await paying.awaiting("13:00");
    const byGuest = await paying.paid(own);
    const friends = await paying.awaiting("15:00");
    await giveToStranger(friends);
    paying.server.pass(1);
    const forFriend = await paying.paid(friends, { cryptogram: "paid" }, asClient());
    const strangers = await paying.awaiting("17:00");
    await giveToStranger(strangers);
    await paying.paid(strangers);
    expect(idsOf(await ask())).toEqual([forFriend.id, byGuest.id]);
  });

  test("are of every kind: a card that was checked, and what was paid by a link to the phone that was proven for it", async () => {
    const { server } = paying;
    const purpose = { ru: "За окрашивание", kz: "Шаш бояу үшін", en: "For colouring" };
    const wanted = { firmId: salon.firmId, purpose, ...due, now: server.now };
    const code = await inTransaction(server.pool, (transaction) => makePaymentLink(transaction, wanted));
    const link = `/v1/client/prepayment-registration/${salon.firmId}/${code}`;
    const registered = await new Visitor(server).as(tokens, "POST", link, { phone, name: "Мадина" });
    expect(registered.status).toBe(200);
    await server.post(`/rest${link}/cloud-payments`, { cryptogram: "paid", expected: due });
    await paying.work();
    server.pass(1);
    const bound = { bindingId: paying.newKey(), cryptogram: "paid", expected: { amount: 1000, currency: "KZT" } };
    expect((await new Visitor(server).as(tokens, "POST", "/clients-app/v1/payments/cards", bound)).status).toBe(201);
    await paying.work();
    const { body } = await ask();
    expect(body.payments.map(({ subject }) => subject)).toEqual([
      { type: "card" },
      { type: "link", purpose: purpose.ru, firm: expect.objectContaining({ id: salon.firmId, urlKey: "synaq" }) },
    ]);
    for (const record of body.payments) {
      expect(record.receipt?.number).toMatch(/^20261123-/);
      expect((await ask(`${path}/${record.payment.id}`)).body).toEqual(record);
    }
    await giveAccount(server, { phone: phone + 2 });
    expect(idsOf(await ask(path, await enter(phone + 2)))).toEqual([]);
  });

  test("show the card of another account to that account alone, though it paid by a link that they registered for", async () => {
    const { server } = paying;
    const purpose = { ru: "За окрашивание", kz: "Шаш бояу үшін", en: "For colouring" };
    const wanted = { firmId: salon.firmId, purpose, ...due, now: server.now };
    const code = await inTransaction(server.pool, (transaction) => makePaymentLink(transaction, wanted));
    const link = `/v1/client/prepayment-registration/${salon.firmId}/${code}`;
    await new Visitor(server).as(tokens, "POST", link, { phone, name: "Мадина" });
    await giveAccount(server, { phone: phone + 2 });
    const friend = await enter(phone + 2);
    await new Visitor(server).as(friend, "POST", `${link}/cloud-payments`, { cryptogram: "paid", expected: due });
    await paying.work();
    expect((await ask(path, friend)).body.payments.map(({ subject }) => subject.type)).toEqual(["link"]);
    expect(idsOf(await ask())).toEqual([]);
  });

  test("can be looked at one by one, and anybody else's as little as one that never was", async () => {
    const { id } = await paying.paid(await paying.awaiting());
    const [record] = (await ask()).body.payments;
    expect((await ask<Schemas["PaymentRecord"]>(`${path}/${id}`)).body).toEqual(record);
    await giveAccount(paying.server, { phone: phone + 2 });
    const stranger = await enter(phone + 2);
    const refused = await ask<Problem>(`${path}/${id}`, stranger);
    expect([refused.status, refused.body.code]).toEqual([404, "notFound"]);
    const never = await ask<Problem>(`${path}/${paying.newKey()}`, stranger);
    expect(refused.body).toEqual(never.body);
    expect(idsOf(await ask(path, stranger))).toEqual([]);
  });

  test("are nobody's who is not signed in", async () => {
    const { id } = await paying.paid(await paying.awaiting());
    for (const address of [path, `${path}/${id}`]) {
      const { status, body } = await paying.server.get<Problem>(`/rest${address}`);
      expect([address, status, body.code]).toEqual([address, 401, "signInNeeded"]);
    }
  });

  test("are not begun behind what no page has given", async () => {
    const { status, body } = await ask<Problem>(`${path}?after=x`);
    expect([status, body.code]).toEqual([400, "validationFailed"]);
  });
});
