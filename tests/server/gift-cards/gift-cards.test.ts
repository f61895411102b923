import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { auditPayments } from "../../../server/services/audit.ts";
import { salon } from "../salon.ts";
import { buyerPhone, Giving, kzt, recipientPhone } from "./giving.ts";

let giving: Giving;
beforeAll(async () => {
  giving = await Giving.open();
});
afterAll(() => giving.server.close());
beforeEach(() => giving.forget());

const bySms = { type: "sms", phone: recipientPhone } as const;

type Schemas = components["schemas"];
type Configs = Schemas["GiftCardConfigs"];
const places: Schemas["WantedWorksAt"][] = [
  { type: "firm", id: salon.firmId },
  { type: "network", id: 9001 },
  { type: "everyFirm" },
];
const configs = "/rest/clients-app/v2/gift-cards/configs";

describe("What gift cards there are", () => {
  test("is told with amounts, designs, terms, and the firms and networks that take them", async () => {
    const { body } = await giving.server.get<Configs>(configs);
    expect(body).toMatchObject({ least: kzt(300_000), most: kzt(20_000_000), validMonths: 12 });
    expect(body.designs).toHaveLength(12);
    expect(body.firms.map(({ id }) => id)).toEqual([salon.firmId]);
    expect(body.networks.map(({ id }) => id)).toEqual([9001]);
  });

  test.each([
    ["asks for nothing before a visit", "update services set prepayment_amount = 0"],
    ["has nobody who can be booked for what asks", "update masters set is_online = false"],
  ])("names no firm that %s, nor its network, and takes no order for them", async (_what, change) => {
    await giving.server.pool.query(`${change} where firm_id = $1`, [salon.firmId]);
    try {
      const { body } = await giving.server.get<Configs>(configs);
      expect([body.firms, body.networks]).toEqual([[], []]);
      for (const worksAt of places) {
        expect((await giving.ask<Problem>({ worksAt })).body).toMatchObject({
          code: "validationFailed",
          errors: [{ field: "/worksAt/id" }],
        });
      }
    } finally {
      await giving.server.pool.query("update masters set is_online = id < 4 where firm_id = $1", [salon.firmId]);
    }
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

  test.each(["\u200b", "\u3164", "\u2800", " \u115f\ufe0f"])("from and to nobody where it says %j", async (blank) => {
    const { card } = (await giving.ask({ from: blank, to: `${blank}❤️` })).body;
    expect(card.from).toBeUndefined();
    expect(card.to).toContain("❤️");
  });

  test.each(["\u200b", "\u3164", " \n\u2800\n "])("with no words where they say %j", async (blank) => {
    expect((await giving.ask({ words: blank })).body.card.words).toBeUndefined();
  });

  test("with emoji that are several in one, to and from whole families too", async () => {
    const family = "👩\u200d👩\u200d👧\u200d👦";
    const said = { to: `Семья\n ${family}`, from: family, words: `${family}!` };
    expect((await giving.ask(said)).body.card).toMatchObject({ ...said, to: `Семья ${family}` });
  });

  test("with no more than one empty line between two lines of its words", async () => {
    const { card } = (await giving.ask({ words: "\n\nС\nднём\n\n \n\n\n\nрождения!\n\nМадина\n" })).body;
    expect(card.words).toBe("С\nднём\n\nрождения!\n\nМадина");
  });

  test("by nobody whose name has control characters", async () => {
    const { status, body } = await giving.ask<Problem>({ buyerName: "Ма\u0000дина" });
    expect([status, body.errors?.[0]?.field]).toEqual([400, "/buyerName"]);
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
    const headers = await giving.signedIn(buyerPhone);
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
    expect(card.link).toBe(`${giving.server.config.publicUrl}/gift-cards/open#k=${token}`);
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

  test("once: a charge that failed and is heard as paid when another has paid is given back in full", async () => {
    const order = await giving.order();
    giving.paying.bank.trouble = "refusedAndLate";
    await giving.pay(order);
    await giving.paying.work();
    expect(await giving.read(order)).toMatchObject({
      status: "awaitingPayment",
      paying: { payment: { status: "failed" } },
    });
    giving.paying.bank.trouble = undefined;
    await giving.pay(order);
    await giving.paying.work();
    for (const id of await giving.paying.bank.arrive())
      await giving.paying.sendCallback("pay", { InvoiceId: id, TransactionId: id });
    for (const _ of [1, 2]) await giving.paying.work();
    expect(await giving.entries(order.id)).toEqual(["issued 1500000"]);
    expect(giving.paying.bank.balance.toSorted((left, right) => left - right)).toEqual([0, 1_500_000]);
    expect(await giving.audit()).toEqual([]);
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
