import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import { addDays } from "../../../domain/time.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { announceEnds, expireGiftCards } from "../../../server/services/gift-cards/end.ts";
import { sendDueGiftCards } from "../../../server/services/gift-cards/send.ts";
import { auditPayments } from "../../../server/services/payments/audit.ts";
import { giveAccount, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { buyerPhone, Giving, kzt, recipientPhone } from "./giving.ts";

let giving: Giving;
beforeAll(async () => {
  giving = await Giving.open();
});
afterAll(() => giving.server.close());
beforeEach(() => giving.forget());

const day = 86_400;
const bySms = { type: "sms", phone: recipientPhone } as const;

async function signedIn(phone: number): Promise<Record<string, string>> {
  await giveAccount(giving.server, { phone });
  const { accessToken } = await new Visitor(giving.server).enter(phone);
  return { authorization: `Bearer ${accessToken}` };
}

const config = () => giving.server.config;
const sendDue = () => giving.inTransaction((tx) => sendDueGiftCards(tx, { config: config(), now: giving.server.now }));
const announce = () => giving.inTransaction((tx) => announceEnds(tx, { config: config(), now: giving.server.now }));
const expire = () => giving.inTransaction((tx) => expireGiftCards(tx, giving.server.now));

describe("What gift cards there are", () => {
  test("is told with amounts, designs, terms, and the firms and networks that take them", async () => {
    const url = "/rest/clients-app/v2/gift-cards/configs";
    const { body } = await giving.server.get<components["schemas"]["GiftCardConfigs"]>(url);
    expect(body).toMatchObject({ least: kzt(300_000), most: kzt(20_000_000), validMonths: 12 });
    expect(body.designs).toHaveLength(12);
    expect(body.firms.map(({ id }) => id)).toEqual([salon.firmId]);
    expect(body.networks.map(({ id }) => id)).toEqual([9001]);
  });
});

describe("A gift card is ordered", () => {
  test("by whoever has proven their phone, and awaits its payment", async () => {
    const { status, body } = await giving.ask({ from: " Мадина\u200b ", to: "Алия", words: "С днём рождения!" });
    expect(status).toBe(201);
    expect(body.card).toMatchObject({
      status: "awaitingPayment",
      amount: kzt(1_500_000),
      balance: kzt(0),
      from: "Мадина",
      delivery: { type: "link" },
      isCancellable: false,
      paying: { due: kzt(1_500_000), payableForSeconds: limits.giftCardPayableSeconds, refunds: [] },
    });
    expect(body.card.link).toBeUndefined();
    expect(body.card.paying?.ways.map(({ type }) => type)).toEqual(["card", "payBox"]);
  });

  test("with a code that was asked for to buy it, and nothing else", async () => {
    const proof = await giving.proof(77_010_000_000);
    expect((await giving.ask<Problem>({ proof })).body.code).toBe("phoneNotProven");
    const used = await giving.proof();
    expect((await giving.ask({ proof: used })).status).toBe(201);
    expect((await giving.ask<Problem>({ proof: used })).body.code).toBe("phoneNotProven");
    expect((await giving.server.post<Problem>("/rest/clients-app/v2/gift-cards", {})).status).toBe(400);
  });

  test("without a code by a client for the phone of their account", async () => {
    const headers = await signedIn(buyerPhone);
    const own = { amount: kzt(500_000), worksAt: { type: "everyFirm" }, design: "sea", delivery: { type: "link" } };
    const body = { ...own, buyerName: "Мадина", buyerPhone };
    expect((await giving.server.post("/rest/clients-app/v2/gift-cards", body, headers)).status).toBe(201);
    const { bought } = await giving.list(headers);
    expect(bought).toMatchObject([{ status: "awaitingPayment", design: "sea" }]);
  });

  test.each([
    ["too small an amount", { amount: kzt(290_000) }],
    ["too large an amount", { amount: kzt(20_010_000) }],
    ["an amount that is not round", { amount: kzt(500_050) }],
    ["another currency", { amount: { amount: 500_000, currency: "USD" } }],
    ["a firm that takes none", { worksAt: { type: "firm", id: 9002 } as const }],
    ["a network that is not there", { worksAt: { type: "network", id: 77 } as const }],
    ["a firm that is not named", { worksAt: { type: "firm" } as const }],
    ["a day that is over", { delivery: { ...bySms, sendOn: "2026-11-22" } }],
    ["today, which is now", { delivery: { ...bySms, sendOn: "2026-11-23" } }],
    ["a day too far ahead", { delivery: { ...bySms, sendOn: "2027-11-23" } }],
    ["a recipient's phone that is none here", { delivery: { type: "sms", phone: 33_123_456_789 } as const }],
  ])("is not with %s", async (_what, more) => {
    expect((await giving.ask<Problem>(more)).body).toMatchObject({ status: 400, code: "validationFailed" });
  });

  test("twenty times an hour for a phone", async () => {
    await giving.server.pool.query(
      `insert into gift_cards (id, secret_hash, token_hash, amount, currency, works_at, design, buyer_name, buyer_phone, language,
                               pay_before, created_at)
       select gen_random_uuid(), '', sha256(n::text::bytea), 300000, 'KZT', 'everyFirm', 'sea', 'М', $1, 'ru', $2, $2
         from generate_series(1, 20) n`,
      [buyerPhone, giving.server.now],
    );
    expect((await giving.ask<Problem>()).body).toMatchObject({ status: 403, code: "tooManyRequests" });
    giving.server.pass(3601);
    expect((await giving.ask()).status).toBe(201);
  });

  test("and is nobody else's to see, to pay, to send or to cancel", async () => {
    const foreign = { ...(await giving.order()), secret: "somebody else's" };
    const notFound = { status: 404, code: "notFound" };
    expect(await giving.read(foreign)).toMatchObject(notFound);
    expect((await giving.pay<Problem>(foreign)).body).toMatchObject(notFound);
    expect((await giving.act<Problem>("resend", foreign)).body).toMatchObject(notFound);
    expect((await giving.act<Problem>("cancel", foreign)).body).toMatchObject(notFound);
  });
});

describe("A gift card is paid", () => {
  test("and is issued once, with a link for its buyer", async () => {
    const { order, card, token } = await giving.bought();
    expect(card).toMatchObject({
      status: "sent",
      balance: kzt(1_500_000),
      validUntil: "2027-11-23",
      paying: { due: kzt(0), ways: [], payment: { status: "paid" } },
    });
    expect(card.link).toBe(`${config().publicUrl}/gift-cards/open#k=${token}`);
    expect(token).toMatch(/^[\w-]{24}$/);
    await giving.paying.work();
    expect(await giving.entries(order.id)).toEqual(["issued 1500000"]);
    expect((await giving.pay<Problem>(order)).body.code).toBe("notPayable");
    expect(await giving.complaints()).toEqual([]);
  });

  test("on PayBox's page too, which leads back to the card", async () => {
    const order = await giving.order();
    const { body } = await giving.payAtPage(order);
    await giving.paying.work();
    expect(giving.paying.bank.entries.get(body.id)?.charge.returnUrl).toContain(`/cb?giftCardId=${order.id}`);
    giving.paying.bank.payAtPage(body.id);
    await giving.paying.work();
    expect(await giving.read(order)).toMatchObject({ status: "sent", balance: kzt(1_500_000) });
  });

  test("through the bank's page, which leads back to the card", async () => {
    const order = await giving.order();
    const { body } = await giving.pay(order, { cryptogram: "3ds" });
    await giving.paying.work();
    expect((await giving.read(order)).paying?.payment?.action?.type).toBe("authenticate");
    expect(await giving.paying.bankAnswers(body.id)).toBe(`/cb?giftCardId=${order.id}`);
    await giving.paying.work();
    await giving.paying.work();
    expect(await giving.read(order)).toMatchObject({ status: "sent" });
  });

  test("again with another card after a decline, and not for another amount", async () => {
    const order = await giving.order();
    await giving.pay(order, { cryptogram: "funds" });
    await giving.paying.work();
    expect(await giving.read(order)).toMatchObject({ status: "awaitingPayment", balance: kzt(0) });
    expect((await giving.pay<Problem>(order, { expected: kzt(100) })).body).toMatchObject({
      code: "priceChanged",
      bill: { total: kzt(1_500_000), prepayment: kzt(1_500_000) },
    });
    await giving.pay(order);
    await giving.paying.work();
    expect(await giving.read(order)).toMatchObject({ status: "sent", balance: kzt(1_500_000) });
  });

  test("in another amount than it costs, and is given back in full", async () => {
    const order = await giving.order();
    giving.paying.bank.trouble = "wrongAmount";
    await giving.pay(order);
    for (const _ of [1, 2]) await giving.paying.work();
    expect(await giving.read(order)).toMatchObject({ status: "awaitingPayment", balance: kzt(0) });
    expect(giving.paying.bank.balance).toEqual([0]);
    expect(await giving.complaints()).toEqual([]);
  });

  test("not after its hour, but what was begun before it is issued", async () => {
    const order = await giving.order();
    giving.server.pass(limits.giftCardPayableSeconds - 1);
    await giving.pay(order);
    giving.paying.bank.trouble = "lostAfter";
    await giving.paying.work();
    giving.server.pass(10);
    expect(await giving.read(order)).toMatchObject({ status: "awaitingPayment", paying: { due: kzt(0) } });
    await giving.paying.work();
    expect(await giving.read(order)).toMatchObject({ status: "sent" });
    const late = await giving.order();
    giving.server.pass(limits.giftCardPayableSeconds);
    expect(await giving.read(late)).toMatchObject({ status: "unpaid", paying: { due: kzt(0), ways: [] } });
    expect((await giving.pay<Problem>(late)).body.code).toBe("notPayable");
  });

  test("and the audit of payments has nothing to say of it", async () => {
    await giving.bought();
    expect(await auditPayments(giving.server.pool, giving.paying.bank.processors, giving.server.now)).toMatchObject({
      complaints: [],
    });
    await giving.server.pool.query("alter table gift_card_entries disable trigger all");
    await giving.server.pool.query("delete from gift_card_entries");
    const { complaints } = await auditPayments(giving.server.pool, giving.paying.bank.processors, giving.server.now);
    await giving.server.pool.query("alter table gift_card_entries enable trigger all");
    expect(complaints.join()).toMatch(/kept for nothing/);
  });
});

describe("A gift card is sent", () => {
  test("to a phone once it is paid, once", async () => {
    const { card } = await giving.bought({ delivery: bySms });
    expect(card).toMatchObject({ status: "sent", delivery: bySms, isCancellable: false });
    await sendDue();
    expect(await giving.messagesTo(recipientPhone)).toBe(1);
  });

  test("on its day in the morning, once, and works a year from then", async () => {
    const { order, card } = await giving.bought({ delivery: { ...bySms, sendOn: "2026-11-25" } });
    expect(card).toMatchObject({ status: "scheduled", validUntil: "2027-11-25", isCancellable: true });
    giving.server.now = new Date(salon.at("08:59", "2026-11-25"));
    await sendDue();
    expect(await giving.messagesTo(recipientPhone)).toBe(0);
    giving.server.now = new Date(salon.at("09:00", "2026-11-25"));
    await Promise.all([sendDue(), sendDue()]);
    await sendDue();
    expect(await giving.messagesTo(recipientPhone)).toBe(1);
    expect(await giving.read(order)).toMatchObject({ status: "sent", sentAt: salon.at("09:00", "2026-11-25") });
  });

  test("again by its buyer, three times, ten minutes apart", async () => {
    const { order } = await giving.bought({ delivery: bySms });
    expect((await giving.act<Problem>("resend", order)).body).toMatchObject({
      code: "tooManyRequests",
      waitSeconds: 600,
    });
    for (const _ of [1, 2, 3]) {
      giving.server.pass(600);
      expect((await giving.act("resend", order)).status).toBe(200);
    }
    giving.server.pass(600);
    expect((await giving.act<Problem>("resend", order)).body.code).toBe("tooManyRequests");
    expect(await giving.messagesTo(recipientPhone)).toBe(4);
    const { order: handed } = await giving.bought();
    expect((await giving.act<Problem>("resend", handed)).body.code).toBe("notChangeable");
  });
});

describe("A gift card is cancelled", () => {
  test("before its day, and all the money goes back, once", async () => {
    const { order, token } = await giving.bought({ delivery: { ...bySms, sendOn: "2026-11-25" } });
    expect((await giving.act("cancel", order)).body).toMatchObject({ status: "cancelled", balance: kzt(0) });
    expect((await giving.act("cancel", order)).status).toBe(200);
    await giving.paying.work();
    expect(giving.paying.bank.balance).toEqual([0]);
    expect(await giving.entries(order.id)).toEqual(["issued 1500000", "refunded -1500000"]);
    giving.server.now = new Date(salon.at("09:00", "2026-11-25"));
    await sendDue();
    expect(await giving.messagesTo(recipientPhone)).toBe(0);
    expect((await giving.open<Problem>(token)).body.code).toBe("notFound");
    expect((await giving.read(order)).paying?.refunds).toMatchObject([{ amount: kzt(1_500_000), status: "done" }]);
    expect(await giving.complaints()).toEqual([]);
  });

  test("not once it was sent, or its link was opened", async () => {
    const { order } = await giving.bought({ delivery: bySms });
    expect((await giving.act<Problem>("cancel", order)).body.code).toBe("notCancellable");
    const handed = await giving.bought();
    expect(handed.card.isCancellable).toBe(true);
    await giving.open(handed.token);
    expect((await giving.act<Problem>("cancel", handed.order)).body.code).toBe("notCancellable");
  });
});

describe("A recipient", () => {
  test("opens a card by its link, and its buyer sees that", async () => {
    const { order, token } = await giving.bought({ from: "Мадина", worksAt: { type: "network", id: 9001 } });
    expect((await giving.open(token)).body).toMatchObject({
      status: "opened",
      balance: kzt(1_500_000),
      from: "Мадина",
      worksAt: { type: "network", id: 9001, name: "Сеть Сынақ" },
      firms: [{ id: salon.firmId }],
      validUntil: "2027-11-23",
    });
    expect(await giving.read(order)).toMatchObject({ status: "opened", openedAt: salon.at("08:00") });
  });

  test("keeps a card in their account, and nobody else opens it then", async () => {
    const { order, token } = await giving.bought();
    const headers = await signedIn(recipientPhone);
    expect((await giving.keep(token, headers)).body).toMatchObject({ isKept: true });
    expect((await giving.keep(token, headers)).status).toBe(200);
    const [kept] = (await giving.list(headers)).received;
    expect(kept).toMatchObject({ id: order.id, isKept: true });
    expect(kept?.link).toMatch(new RegExp(`#k=${token}$`));
    expect((await giving.open(token, headers)).status).toBe(200);
    expect((await giving.open<Problem>(token)).body.code).toBe("notFound");
    expect((await giving.read(order)).link).toBeUndefined();
  });

  test("is told a month before what is left ends, and it ends", async () => {
    const { order, token } = await giving.bought({ delivery: bySms });
    giving.server.now = new Date(salon.at("12:00", addDays("2027-11-23", -31)));
    await announce();
    expect(await giving.messagesTo(recipientPhone)).toBe(1);
    giving.server.pass(day);
    await announce();
    await announce();
    expect(await giving.messagesTo(recipientPhone)).toBe(2);
    giving.server.now = new Date(salon.at("23:59", "2027-11-23"));
    await expire();
    expect((await giving.open(token)).status).toBe(200);
    giving.server.pass(60);
    expect((await giving.open<Problem>(token)).body.code).toBe("notFound");
    await expire();
    await expire();
    expect(await giving.entries(order.id)).toEqual(["issued 1500000", "expired -1500000"]);
    expect(await giving.read(order)).toMatchObject({ status: "expired", balance: kzt(0) });
    expect(await giving.complaints()).toEqual([]);
  });
});

describe("The token of a card", () => {
  test("is nowhere in the database but as its hash", async () => {
    const { token } = await giving.bought({ delivery: bySms });
    const { rows } = await giving.server.pool.query<{ text: string }>(
      "select g::text as text from gift_cards g union all select m::text from sms_messages m union all select i::text from idempotency_keys i",
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { text } of rows) expect(text).not.toContain(token);
  });

  test("that is wrong, used up, cancelled, expired or of another account is answered alike", async () => {
    const answers = [await giving.open<Problem>("wrong")];
    const kept = await giving.bought();
    await giving.keep(kept.token, await signedIn(recipientPhone));
    answers.push(await giving.open(kept.token));
    const cancelled = await giving.bought();
    await giving.act("cancel", cancelled.order);
    answers.push(await giving.open(cancelled.token));
    const used = await giving.bought({ amount: kzt(300_000) });
    const first = await giving.paying.awaiting("13:00");
    expect((await giving.spend(first, used, 200_000)).status).toBe(200);
    expect((await giving.spend(await giving.paying.awaiting("15:00"), used, 100_000)).status).toBe(200);
    answers.push(await giving.open(used.token));
    const over = await giving.bought();
    giving.server.now = new Date(salon.at("00:00", "2027-11-24"));
    answers.push(await giving.open(over.token));
    const [wrong, ...others] = answers.map(({ status, body }) => ({ status, body }));
    expect(wrong).toMatchObject({ status: 404, body: { code: "notFound" } });
    for (const other of others) expect(other).toEqual(wrong);
  });

  test("is not tried in numbers: who has tried twenty wrong ones waits, others do not", async () => {
    const { token } = await giving.bought();
    const tries = Array.from({ length: 25 }, (_, index) => giving.open<Problem>(`wrong ${index}`, {}, "198.51.100.1"));
    const codes = (await Promise.all(tries)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === "notFound")).toHaveLength(limits.wrongGiftTokensPerHour);
    expect((await giving.open<Problem>(token, {}, "198.51.100.1")).body.code).toBe("tooManyRequests");
    for (const _ of Array.from({ length: 25 })) expect((await giving.open(token, {}, "198.51.100.2")).status).toBe(200);
    await giving.server.pool.query(
      `insert into gift_card_tries (address, created_at)
       select '203.0.113.' || n % 250, $1 from generate_series(1, 6000) n`,
      [giving.server.now],
    );
    expect((await giving.open(token, {}, "198.51.100.2")).status).toBe(200);
    giving.server.pass(3601);
    expect((await giving.open(token, {}, "198.51.100.1")).status).toBe(200);
  });
});
