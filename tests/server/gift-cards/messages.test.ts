import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { unseal } from "../../../server/core/secrets.ts";
import { purgeSmsRecords } from "../../../server/db/queries/purge.ts";
import { isSmsWanted } from "../../../server/db/queries/sms-messages.ts";
import { announceEnds } from "../../../server/services/gift-cards/end.ts";
import type { SmsPort } from "../../../server/core/sms-port.ts";
import { handOverUndelivered, sendDueGiftCards } from "../../../server/services/gift-cards/send.ts";
import { workOnOutbox } from "../../../server/services/outbox/outbox.ts";
import { smsWorker } from "../../../server/services/outbox/sms.ts";
import { giveAccount, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { buyerPhone, Giving, kzt, recipientPhone } from "./giving.ts";

let giving: Giving;
beforeAll(async () => {
  giving = await Giving.open();
});
afterAll(() => giving.server.close());
beforeEach(() => giving.forget());

const bySms = { type: "sms", phone: recipientPhone } as const;
const later = { ...bySms, sendOn: "2026-11-25" } as const;
const last = "2027-11-23";

const config = () => giving.server.config;
const at = (time: string, date: string) => (giving.server.now = new Date(salon.at(time, date)));
const sendDue = () => giving.inTransaction((tx) => sendDueGiftCards(tx, { config: config(), now: giving.server.now }));
const announce = () => giving.inTransaction((tx) => announceEnds(tx, { config: config(), now: giving.server.now }));

/** The messages that wait for a phone, with what they say. */
async function messagesTo(phone: number): Promise<{ id: string; text: string }[]> {
  const { rows } = await giving.server.pool.query<{ id: string; text: string | null }>(
    "select m.id, text from sms_messages m join outbox o using (id) where phone = $1 order by o.created_at",
    [phone],
  );
  const shown = (text: string | null) => (text === null ? "" : unseal(config().secrets.tokenKey, "sms text", text));
  return rows.map(({ id, text }) => ({ id, text: shown(text) }));
}

async function spendAll(token: string): Promise<void> {
  expect((await giving.spend(await giving.paying.awaiting("13:00"), { token }, 200_000)).status).toBe(200);
  expect((await giving.spend(await giving.paying.awaiting("15:00"), { token }, 100_000)).status).toBe(200);
}

async function keepBy(phone: number, token: string): Promise<void> {
  await giveAccount(giving.server, { phone });
  const { accessToken } = await new Visitor(giving.server).enter(phone);
  expect((await giving.keep(token, { authorization: `Bearer ${accessToken}` })).status).toBe(200);
}

describe("The message that brings a gift card", () => {
  test("names no amount, since part of it may be spent by then", async () => {
    const { card } = await giving.bought({ delivery: bySms });
    const [message] = await messagesTo(recipientPhone);
    expect(message?.text).toBe(`Вам подарили карту Kezek. Открыть подарок: ${card.link}`);
  });

  test("goes to the buyer of a card that is handed over, once, with the link to pass on", async () => {
    const { card } = await giving.bought();
    await sendDue();
    expect((await messagesTo(buyerPhone)).map(({ text }) => text)).toEqual([
      `Ваша подарочная карта Kezek готова. Передайте эту ссылку тому, кому дарите: ${card.link}`,
    ]);
    await giving.bought({ delivery: bySms });
    expect(await giving.messagesTo(buyerPhone)).toBe(1);
  });

  test("tells the buyer of a card that was paid late, when the page was closed, too", async () => {
    const order = await giving.order();
    giving.paying.bank.trouble = "lostAfter";
    await giving.pay(order);
    await giving.paying.work();
    expect(await giving.messagesTo(buyerPhone)).toBe(0);
    giving.paying.bank.trouble = undefined;
    giving.server.pass(2 * 3600);
    await giving.paying.work();
    expect(await giving.messagesTo(buyerPhone)).toBe(1);
  });

  test("does not go out on its day where the card is spent, or in an account, already", async () => {
    const spent = await giving.bought({ amount: kzt(300_000), delivery: later });
    await spendAll(spent.token);
    const kept = await giving.bought({ delivery: later });
    await keepBy(recipientPhone, kept.token);
    at("09:00", "2026-11-25");
    await sendDue();
    expect(await messagesTo(recipientPhone)).toEqual([]);
    expect(await giving.read(spent.order)).toMatchObject({ status: "used" });
    const { rows } = await giving.server.pool.query("select from gift_cards where sent_at is null");
    expect(rows).toEqual([]);
  });

  test("is not wanted any more where that happens while it waits for the gateway", async () => {
    const spent = await giving.bought({ amount: kzt(300_000), delivery: bySms });
    const own = await giving.bought({ delivery: bySms });
    const others = await giving.bought({ delivery: bySms });
    const wanted = async () =>
      Promise.all((await messagesTo(recipientPhone)).map(({ id }) => isSmsWanted(giving.server.pool, id)));
    expect(await wanted()).toEqual([true, true, true]);
    await spendAll(spent.token);
    await keepBy(recipientPhone, own.token);
    await keepBy(buyerPhone, others.token);
    const messages = await messagesTo(recipientPhone);
    const isWanted = async (link?: string) =>
      isSmsWanted(giving.server.pool, messages.find(({ text }) => text.endsWith(link ?? "none"))?.id ?? "");
    expect(await isWanted(spent.card.link)).toBe(false);
    expect(await isWanted(own.card.link)).toBe(true);
    expect(await isWanted(others.card.link)).toBe(false);
  });

  test("waits for as long as it may still be sent, and is forgotten after that", async () => {
    await giving.bought({ delivery: bySms });
    giving.server.pass(25 * 3600);
    await purgeSmsRecords(giving.server.pool, giving.server.now);
    expect(await giving.messagesTo(recipientPhone)).toBe(1);
    giving.server.pass(50 * 3600);
    await purgeSmsRecords(giving.server.pool, giving.server.now);
    expect(await giving.messagesTo(recipientPhone)).toBe(0);
  });
});

describe("A gift card whose message never reaches its recipient", () => {
  /** The gateway answers so to each message that waits for a phone. */
  async function answerAll(phone: number, type: "done" | "refused"): Promise<void> {
    const sms: SmsPort = { send: async () => ({ type }), statusOf: async () => ({ type: "notFound" }) };
    const {
      pool,
      now,
      config: { secrets },
    } = giving.server;
    const sendSms = smsWorker({
      pool,
      sms,
      tokenKey: secrets.tokenKey,
      whenLost: (tx, id) => handOverUndelivered(tx, { config: config(), now }, id),
    });
    for (const { id } of await messagesTo(phone)) {
      await workOnOutbox({ pool, clock: () => giving.server.now, workers: { sendSms } }, id);
    }
  }

  test("is with its buyer again, who is told so and can hand it over or have the money back", async () => {
    const { order, card } = await giving.bought({ delivery: bySms });
    await answerAll(recipientPhone, "refused");
    expect((await messagesTo(buyerPhone)).map(({ text }) => text)).toEqual([
      `SMS с вашей подарочной картой Kezek не дошло до получателя. Передайте ему ссылку сами: ${card.link}`,
    ]);
    expect(await giving.read(order)).toMatchObject({ status: "sent", delivery: { type: "link" }, isCancellable: true });
    expect((await giving.act("cancel", order)).body).toMatchObject({ status: "cancelled" });
    expect(await giving.complaints()).toEqual([]);
  });

  test("stays with them where the message has come, or where one of two has", async () => {
    const { order } = await giving.bought({ delivery: bySms });
    await answerAll(recipientPhone, "done");
    giving.server.pass(600);
    await giving.act("resend", order);
    await answerAll(recipientPhone, "refused");
    expect(await giving.messagesTo(buyerPhone)).toBe(0);
    expect(await giving.read(order)).toMatchObject({ delivery: bySms, isCancellable: false });
  });

  test("stays with them where they have opened it all the same", async () => {
    const { order, token } = await giving.bought({ delivery: bySms });
    await giving.open(token);
    await answerAll(recipientPhone, "refused");
    expect(await giving.read(order)).toMatchObject({ status: "opened", delivery: bySms, isCancellable: false });
  });
});

describe("The end of a gift card is announced", () => {
  test("a month and three days before it, by day, once each", async () => {
    await giving.bought({ delivery: bySms });
    const sentCount = async () => (await giving.messagesTo(recipientPhone)) - 1;
    for (const [time, date, count] of [
      ["12:00", "2027-10-23", 0],
      ["08:59", "2027-10-24", 0],
      ["09:00", "2027-10-24", 1],
      ["12:00", "2027-10-24", 1],
      ["12:00", "2027-11-19", 1],
      ["21:00", "2027-11-20", 1],
      ["09:00", "2027-11-21", 2],
      ["12:00", "2027-11-22", 2],
      ["12:00", last, 2],
      ["12:00", "2027-11-24", 2],
    ] as const) {
      at(time, date);
      await Promise.all([announce(), announce()]);
      expect([time, date, await sentCount()]).toEqual([time, date, count]);
    }
    const [, message] = await messagesTo(recipientPhone);
    expect(message?.text).toMatch(/осталось 15 000 ₸, она действует до 23\.11\.2027/);
  });

  test.each([
    ["ru", "осталось 5 950,50 ₸"],
    ["kz", "5 950,50 ₸ қалды"],
    ["en", "5 950.50 ₸ left"],
  ])("with what is left as pages write it, in %s", async (language, said) => {
    const { order } = await giving.bought({ delivery: bySms });
    const keep = "update gift_cards set balance = $2, language = $3 where id = $1";
    await giving.server.pool.query(keep, [order.id, 595_050, language]);
    at("09:00", "2027-10-24");
    await announce();
    const [, message] = await messagesTo(recipientPhone);
    expect(message?.text).toContain(said);
  });

  test("to whoever keeps the card, or else the buyer who handed it over, and not where nothing is left", async () => {
    const kept = await giving.bought({ delivery: bySms });
    await keepBy(77_019_999_999, kept.token);
    await giving.bought();
    const spent = await giving.bought({ amount: kzt(300_000), delivery: bySms });
    await spendAll(spent.token);
    at("12:00", "2027-11-21");
    await announce();
    const announced = async (phone: number) =>
      (await messagesTo(phone)).filter(({ text }) => text.includes("действует до")).length;
    expect(await Promise.all([77_019_999_999, buyerPhone, recipientPhone].map(announced))).toEqual([1, 1, 0]);
  });
});
