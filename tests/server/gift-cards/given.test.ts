import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import { addDays } from "../../../domain/time.ts";
import { announceEnds, expireGiftCards } from "../../../server/services/gift-cards/end.ts";
import { sendDueGiftCards } from "../../../server/services/gift-cards/send.ts";
import { salon } from "../salon.ts";
import { Giving, kzt, recipientPhone } from "./giving.ts";

let giving: Giving;
beforeAll(async () => {
  giving = await Giving.open();
});
afterAll(() => giving.server.close());
beforeEach(() => giving.forget());

const day = 86_400;
const bySms = { type: "sms", phone: recipientPhone } as const;

const config = () => giving.server.config;
const sendDue = () => giving.inTransaction((tx) => sendDueGiftCards(tx, { config: config(), now: giving.server.now }));
const announce = () => giving.inTransaction((tx) => announceEnds(tx, { config: config(), now: giving.server.now }));
const expire = () => giving.inTransaction((tx) => expireGiftCards(tx, giving.server.now));

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
    const more: unknown[] = [(await giving.read(order)).isResendable];
    for (const _ of [1, 2, 3]) {
      giving.server.pass(600);
      const { status, body } = await giving.act("resend", order);
      expect(status).toBe(200);
      more.push(body.isResendable);
    }
    expect(more).toEqual([true, true, true, undefined]);
    giving.server.pass(600);
    const { body: refused } = await giving.act<Problem>("resend", order);
    expect([refused.code, refused.waitSeconds]).toEqual(["tooManyRequests", undefined]);
    expect(await giving.messagesTo(recipientPhone)).toBe(4);
    const { order: handed } = await giving.bought();
    const { body } = await giving.act<Problem>("resend", handed);
    expect(body).toMatchObject({ code: "notChangeable", title: "It cannot be changed", action: "acceptChange" });
  });
});

describe("A gift card is cancelled", () => {
  test("before its day, and all the money goes back, once", async () => {
    const { order, token } = await giving.bought({ delivery: { ...bySms, sendOn: "2026-11-25" } });
    const { body } = await giving.act("cancel", order);
    expect(body).toMatchObject({ status: "cancelled", balance: kzt(0), refund: "processing" });
    expect((await giving.act("cancel", order)).status).toBe(200);
    await giving.paying.work();
    expect((await giving.read(order)).refund).toBe("done");
    expect(giving.paying.bank.balance).toEqual([0]);
    expect(await giving.entries(order.id)).toEqual(["issued 1500000", "refunded -1500000"]);
    giving.server.now = new Date(salon.at("09:00", "2026-11-25"));
    await sendDue();
    expect(await giving.messagesTo(recipientPhone)).toBe(0);
    expect((await giving.open<Problem>(token)).body.code).toBe("notFound");
    expect((await giving.read(order)).paying?.refunds).toMatchObject([{ amount: kzt(1_500_000), status: "done" }]);
    expect(await giving.complaints()).toEqual([]);
  });

  test("also when its link was looked at, which may have been by the buyer", async () => {
    const handed = await giving.bought();
    await giving.open(handed.token);
    expect(await giving.read(handed.order)).toMatchObject({ status: "opened", isCancellable: true });
    expect((await giving.act("cancel", handed.order)).body).toMatchObject({ status: "cancelled", balance: kzt(0) });
    expect((await giving.open<Problem>(handed.token)).body.code).toBe("notFound");
    expect(await giving.complaints()).toEqual([]);
  });

  test("not once it was sent to a phone", async () => {
    const { order } = await giving.bought({ delivery: bySms });
    const { body } = await giving.act<Problem>("cancel", order);
    expect(body).toMatchObject({ code: "notCancellable", title: "It cannot be cancelled", action: "acceptChange" });
  });

  test("not once somebody has spent of it, also when that came back", async () => {
    const { order, token } = await giving.bought({ amount: kzt(300_000) });
    const held = await giving.paying.awaiting();
    await giving.server.pool.query("update reservations set prepayment = 600000");
    expect((await giving.spend(held, { token }, 300_000)).status).toBe(200);
    expect((await giving.act<Problem>("cancel", order)).body.code).toBe("notCancellable");
    expect((await giving.putBack(held)).status).toBe(200);
    expect(await giving.read(order)).toMatchObject({ balance: kzt(300_000), isCancellable: false });
    expect((await giving.act<Problem>("cancel", order)).body.code).toBe("notCancellable");
  });

  test("not once it was in an account, also when that account is gone", async () => {
    const { order, token } = await giving.bought({ delivery: { ...bySms, sendOn: "2026-11-25" } });
    await giving.keep(token, await giving.signedIn(recipientPhone));
    expect(await giving.read(order)).toMatchObject({ status: "opened", isCancellable: false });
    await giving.server.pool.query("update gift_cards set keeper_id = null");
    expect((await giving.act<Problem>("cancel", order)).body.code).toBe("notCancellable");
  });
});

describe("A card that waits for its day", () => {
  const waiting = { delivery: { ...bySms, sendOn: "2026-11-25" } };

  test("is not opened by a look at its link, and is sent all the same", async () => {
    const { order, token } = await giving.bought(waiting);
    expect((await giving.open(token)).body).toMatchObject({ status: "scheduled", balance: kzt(1_500_000) });
    const looked = await giving.read(order);
    expect(looked).toMatchObject({ status: "scheduled", isCancellable: true });
    expect(looked.openedAt).toBeUndefined();
    giving.server.now = new Date(salon.at("09:00", "2026-11-25"));
    await sendDue();
    expect(await giving.messagesTo(recipientPhone)).toBe(1);
    expect((await giving.read(order)).status).toBe("sent");
    await giving.open(token);
    expect((await giving.read(order)).status).toBe("opened");
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
    const headers = await giving.signedIn(recipientPhone);
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

  test("is not tried in numbers: who has tried twenty wrong ones waits, others do not", async () => {
    const { token } = await giving.bought();
    const tries = Array.from({ length: 25 }, (_, index) => giving.open<Problem>(`wrong ${index}`, {}, "198.51.100.1"));
    const codes = (await Promise.all(tries)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === "notFound")).toHaveLength(limits.wrongGiftTokensPerHour);
    expect((await giving.open<Problem>(token, {}, "198.51.100.1")).body.code).toBe("tooManyRequests");
    for (const _ of Array.from({ length: 25 })) expect((await giving.open(token, {}, "198.51.100.2")).status).toBe(200);
    await giving.server.pool.query(
      `insert into gift_card_tries (address, token_hash, created_at)
       select '203.0.113.' || n % 250, sha256(n::text::bytea), $1 from generate_series(1, 6000) n`,
      [giving.server.now],
    );
    expect((await giving.open(token, {}, "198.51.100.2")).status).toBe(200);
    giving.server.pass(3601);
    expect((await giving.open(token, {}, "198.51.100.1")).status).toBe(200);
  });
});
