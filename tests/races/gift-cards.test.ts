import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import { Giving, kzt, recipientPhone } from "../server/gift-cards/giving.ts";
import { giveAccount, Visitor } from "../server/accounts/visitor.ts";
import { expireGiftCards } from "../../server/services/gift-cards/end.ts";
import { sendDueGiftCards } from "../../server/services/gift-cards/send.ts";
import { salon } from "../server/salon.ts";
import type { Answer } from "../server/test-server.ts";

let giving: Giving;
beforeAll(async () => {
  giving = await Giving.open();
});
afterAll(() => giving.server.close());
beforeEach(() => giving.forget());

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

const summaryOf = ({ status, body }: Answer<Partial<Problem>>) => `${status} ${body.code}`;

/** Cards that are paid for one after another: each is issued before it is asked about. */
async function buyCards(count: number, more: Parameters<typeof giving.bought>[0]) {
  const bought = [];
  for (const _ of many(count)) bought.push(await giving.bought(more));
  return bought;
}

type Bought = Awaited<ReturnType<typeof giving.bought>>;

/** Twenty visits whose prepayment of 2 000 ₸ is awaited. */
async function twentyVisits() {
  const held = [];
  for (const index of many(20)) {
    const masterId = salon.masters[index % 3] ?? 1;
    const time = `${String(9 + Math.floor(index / 3)).padStart(2, "0")}:00`;
    held.push(await giving.paying.awaiting(time, masterId));
  }
  return held;
}

test("of twenty who spend one card at once, as many do as it has money for, and it is never overdrawn", async () => {
  const { order, token } = await giving.bought({ amount: kzt(1_500_000) });
  const visits = await twentyVisits();
  const answers = await Promise.all(visits.map((held) => giving.spend<Problem>(held, { token }, 200_000)));
  const spent = answers.filter(({ status }) => status === 200);
  expect(spent).toHaveLength(7);
  const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
  // What is left is less than is due: whoever has seen more is asked again.
  expect(new Set(codes)).toEqual(new Set(["priceChanged"]));
  expect(await giving.read(order)).toMatchObject({ balance: kzt(100_000) });
  expect(await giving.complaints()).toEqual([]);
});

test("twenty who spend and take back at once, until each has spent, lose and make no money", async () => {
  const { order, token } = await giving.bought({ amount: kzt(400_000) });
  const visits = await twentyVisits();
  await giving.server.pool.query("update reservations set prepayment = 600000");
  await Promise.all(
    visits.map(async (held) => {
      let isSpent = false;
      while (!isSpent) {
        const answer = await giving.spend<Problem>(held, { token }, 400_000);
        isSpent = answer.status === 200;
        // A card whose money another visit has meanwhile is none; a wrong one may be tried a few times only.
        if (!isSpent) expect(answer.body.code).toBe("notFound");
        expect((await giving.putBack(held)).status).toBe(200);
        await giving.server.empty("gift_card_tries");
      }
    }),
  );
  expect(await giving.read(order)).toMatchObject({ balance: kzt(400_000) });
  expect(await giving.complaints()).toEqual([]);
});

test("of twenty who pay for one card at once, one does, and it is issued and sent once", async () => {
  const order = await giving.order({ delivery: { type: "sms", phone: recipientPhone } });
  const answers = await Promise.all(many(20).map(() => giving.pay<Problem>(order)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  await Promise.all(many(5).map(() => giving.paying.work()));
  await giving.paying.work();
  expect(await giving.entries(order.id)).toEqual(["issued 1500000"]);
  expect(giving.paying.bank.balance).toEqual([1_500_000]);
  expect(await giving.messagesTo(recipientPhone)).toBe(1);
});

test("of twenty who have a card's link sent again at once, one does", async () => {
  const { order } = await giving.bought({ delivery: { type: "sms", phone: recipientPhone } });
  giving.server.pass(600);
  const answers = await Promise.all(many(20).map(() => giving.act<Partial<Problem>>("resend", order)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body: { code, waitSeconds } }) => ({ code, waitSeconds }))).toEqual(
    many(19).map(() => ({ code: "tooManyRequests", waitSeconds: 600 })),
  );
  expect(await giving.messagesTo(recipientPhone)).toBe(2);
});

test("cards that are opened and cancelled at once are cancelled, and the money is there once", async () => {
  const bought = await buyCards(8, { amount: kzt(300_000) });
  const answers = await Promise.all(
    bought.map(async ({ order, token }, index) => {
      const opened = giving.open<Partial<Problem>>(token);
      for (const _ of many(index)) await giving.server.pool.query("select");
      const answer = await giving.act<Partial<Problem>>("cancel", order);
      expect(["200 undefined", "404 notFound"]).toContain(summaryOf(await opened));
      return summaryOf(answer);
    }),
  );
  expect(new Set(answers)).toEqual(new Set(["200 undefined"]));
  for (const _ of many(2)) await giving.paying.work();
  for (const { order } of bought) {
    expect(await giving.read(order)).toMatchObject({ status: "cancelled", balance: kzt(0) });
  }
  expect(await giving.complaints()).toEqual([]);
});

/** What became of cards whose buyers cancel them at different moments while somebody else takes them. */
async function cancelledWhile(
  cards: Bought[],
  taking: (card: Bought, index: number) => Promise<Answer<Partial<Problem>>>,
) {
  const answers = await Promise.all(
    cards.map(async (card, index) => {
      const taken = taking(card, index);
      for (const _ of many(index * 4)) await giving.server.pool.query("select");
      const cancelled = giving.act<Partial<Problem>>("cancel", card.order);
      return [summaryOf(await taken), summaryOf(await cancelled)];
    }),
  );
  for (const _ of many(2)) await giving.paying.work();
  return answers.map(String);
}

test("a card that is spent and cancelled at once is one of these, and the money is there once", async () => {
  const cards = await buyCards(8, { amount: kzt(300_000) });
  const visits = await twentyVisits();
  for (const { token } of cards) await giving.open(token);
  const answers = await cancelledWhile(cards, ({ token }, index) => {
    const held = visits[index];
    if (held === undefined) throw new RangeError("There are twenty visits.");
    return giving.spend(held, { token }, 200_000);
  });
  const ends: Record<string, object> = {
    "200 undefined,400 notCancellable": { status: "opened", balance: kzt(100_000) },
    "404 notFound,200 undefined": { status: "cancelled", balance: kzt(0) },
  };
  const after = await Promise.all(cards.map(({ order }) => giving.read(order)));
  expect(after).toMatchObject(answers.map((answer) => ends[answer]));
  expect(await giving.complaints()).toEqual([]);
});

test("a card that is put into an account and cancelled at once is one of these, and the money is there once", async () => {
  const cards = await buyCards(8, { amount: kzt(300_000) });
  const headers = await giving.signedIn(recipientPhone);
  for (const { token } of cards) await giving.open(token);
  const answers = await cancelledWhile(cards, ({ token }) => giving.keep(token, headers));
  const ends: Record<string, object> = {
    "200 undefined,400 notCancellable": { status: "opened", balance: kzt(300_000) },
    "404 notFound,200 undefined": { status: "cancelled", balance: kzt(0) },
  };
  const after = await Promise.all(cards.map(({ order }) => giving.read(order)));
  expect(after).toMatchObject(answers.map((answer) => ends[answer]));
  const kept = (await giving.list(headers)).received.filter(({ status }) => status === "opened");
  expect(kept).toHaveLength(answers.filter((answer) => answer.startsWith("200")).length);
  expect(await giving.complaints()).toEqual([]);
});

test("a card that is cancelled and due to be sent at once is not both", async () => {
  const sms = { type: "sms", phone: recipientPhone, sendOn: "2026-11-24" } as const;
  const bought = await buyCards(6, { delivery: sms });
  giving.server.now = new Date(salon.at("09:00", "2026-11-24"));
  const { config, now } = giving.server;
  const cancel = (cards: typeof bought) =>
    cards.map(({ order }) => giving.act<Partial<Problem>>("cancel", order).then(summaryOf));
  const first = cancel(bought.slice(0, 3));
  await Promise.race(first);
  const [answers] = await Promise.all([
    Promise.all([...first, ...cancel(bought.slice(3))]),
    ...many(3).map(() => giving.inTransaction((tx) => sendDueGiftCards(tx, { config, now }))),
  ]);
  await giving.inTransaction((tx) => sendDueGiftCards(tx, { config, now }));
  const cards = await Promise.all(bought.map(({ order }) => giving.read(order)));
  const ends: Record<string, string> = { "200 undefined": "cancelled", "400 notCancellable": "sent" };
  expect(cards.map(({ status }) => status)).toEqual(answers.map((answer) => ends[answer]));
  const sent = cards.filter(({ status }) => status === "sent").length;
  expect(await giving.messagesTo(recipientPhone)).toBe(sent);
});

test("of two who keep a card at once, one has it", async () => {
  const { token } = await giving.bought();
  const phones = [77_010_000_001, 77_010_000_002];
  const headers = await Promise.all(
    phones.map(async (phone) => {
      await giveAccount(giving.server, { phone });
      const { accessToken } = await new Visitor(giving.server).enter(phone);
      return { authorization: `Bearer ${accessToken}` };
    }),
  );
  const answers = await Promise.all(headers.map((own) => giving.keep(token, own)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
});

test("a card that is spent while it ends is spent, or ends with all it had", async () => {
  const bought = await buyCards(6, { amount: kzt(300_000) });
  const visits = (await twentyVisits()).slice(0, 6);
  await giving.server.pool.query("update gift_cards set valid_until = '2026-11-23'");
  const later = new Date(salon.at("00:00", "2026-11-24"));
  const spending = visits.map((held, index) =>
    giving.spend<Partial<Problem>>(held, { token: bought[index]?.token ?? "" }, 200_000).then(summaryOf),
  );
  await Promise.race(spending);
  const [answers] = await Promise.all([
    Promise.all(spending),
    giving.inTransaction((tx) => expireGiftCards(tx, later)),
  ]);
  await giving.inTransaction((tx) => expireGiftCards(tx, later));
  const ends: Record<string, string> = {
    "200 undefined": "issued 300000,spent -200000,expired -100000",
    "404 notFound": "issued 300000,expired -300000",
  };
  for (const [index, { order }] of bought.entries()) {
    expect(await giving.read(order)).toMatchObject({ status: "expired", balance: kzt(0) });
    expect(String(await giving.entries(order.id))).toBe(ends[answers[index] ?? ""]);
  }
  expect(await giving.complaints()).toEqual([]);
});
