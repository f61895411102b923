import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CardSaving, Payment, PaymentCards } from "../../../domain/entities.ts";
import { dayMs } from "../../../domain/time.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { wakeOutsideWork } from "../../../server/services/outbox/outbox.ts";
import { makePaymentLink } from "../../../server/services/payments/make-link.ts";
import { eventually } from "../../support/eventually.ts";
import { giveAccount, Visitor } from "../accounts/visitor.ts";
import { Giving } from "../gift-cards/giving.ts";
import { salon } from "../salon.ts";
import type { Answer, Held, TestServer } from "../test-server.ts";
import { due, type Paying } from "./paying.ts";

const cards = { success: "4111111111111111", bankAsks: "4242424242424242" };
const cardsPath = "/clients-app/v1/payments/cards";
const json = { "content-type": "application/json" };

let giving: Giving;
let paying: Paying;
let server: TestServer;
beforeAll(async () => {
  giving = await Giving.open({ isAtSandbox: true });
  ({ paying, server } = giving);
  await server.pool.query("update firms set takes_gift_cards = (id = $1)", [salon.firmId]);
  await server.pool.query("update services set prepayment_amount = 100000 where firm_id = $1 and id = $2", [
    salon.firmId,
    salon.manicure,
  ]);
  await server.listen();
});
afterAll(() => server.close());
beforeEach(() => server.pool.query("delete from occupancies"));

type Processor = "cloudPayments" | "payBox";
/** A payment whose processor breaks in its middle, what has become of it in the end, and what follows from that. */
type Broken = {
  id: string;
  status: string;
  theirs: string[];
  follows: () => Promise<unknown>;
  goOn?: () => Promise<void>;
};
/** `breaks` has the processor break from now on. */
type Journey = [what: string, processor: Processor, begin: (breaks: () => Promise<void>) => Promise<Broken>];
type Client = { clientId: string; tokens: { accessToken: string }; headers: Record<string, string> };

const post = async (url: string, body: object): Promise<string> =>
  (await fetch(url, { method: "POST", headers: json, body: JSON.stringify(body) })).text();
const type = (url: string): Promise<string> => post(url, { number: cards.success, expires: "12/40", cvc: "123" });
async function cryptogramOf(number: string): Promise<string> {
  return JSON.parse(await post(server.config.cloudPayments.fieldUrl, { number, expires: "12/40", cvc: "123" }))
    .cryptogram;
}

function begun({ status, body }: Answer<Payment>): string {
  expect(status).toBe(201);
  return body.id;
}

async function until(id: string, status: string): Promise<void> {
  await eventually(
    async () => (await server.pool.query<{ status: string }>("select status from payments where id = $1", [id])).rows,
    ([payment]) => payment?.status === status,
  );
}

/** A time of a master's own, which is not taken yet. */
let hour = 9;
const awaiting = () => paying.awaiting(`${String((hour = hour === 19 ? 10 : hour + 1)).padStart(2, "0")}:00`);

let phones = 77_050_000_000;
async function client(): Promise<Client> {
  phones += 1;
  const clientId = await giveAccount(server, { phone: phones });
  const tokens = await new Visitor(server).enter(phones);
  return { clientId, tokens, headers: { authorization: `Bearer ${tokens.accessToken}` } };
}

const kept = async ({ tokens }: Client) =>
  (await new Visitor(server).as<PaymentCards>(tokens, "GET", cardsPath)).body.cards;
async function keptOne(owner: Client): Promise<string> {
  const [card] = await eventually(
    () => kept(owner),
    (found) => found.length === 1,
  );
  return card?.id ?? "";
}

/** A card that PayBox keeps, after it was typed at its page. */
async function savedAtPayBox(owner: Client, cardId: string): Promise<string> {
  const visitor = new Visitor(server);
  const at = `/clients-app/v1/reservations/prepayments/pay-box/cards/${cardId}`;
  const { body } = await eventually(
    () => visitor.as<CardSaving>(owner.tokens, "GET", at),
    (answer) => answer.body.url !== undefined,
  );
  await type(body.url ?? "");
  return keptOne(owner);
}

async function confirmAtBank(held: Held): Promise<void> {
  const { id, action } = (await paying.read(held)).payment ?? {};
  if (id === undefined || action?.type !== "authenticate") throw new Error("The bank did not ask.");
  const form = { MD: action.md, PaReq: action.paReq, TermUrl: action.termUrl, choice: "confirm" };
  const html = await (
    await fetch(`${action.acsUrl}/answer`, { method: "POST", body: new URLSearchParams(form) })
  ).text();
  const paRes = /name="PaRes" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const back = new URLSearchParams({ MD: action.md, PaRes: paRes });
  const url = `${server.config.apiUrl}${new URL(action.termUrl).pathname}`;
  expect((await fetch(url, { method: "POST", body: back, redirect: "manual" })).status).toBe(303);
}

const booked = (held: Held) => async () =>
  expect(await paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
const paid = (amount = due.amount) => ({ status: "paid", theirs: [`charged ${amount}`] });

async function paidAtPage(held: Held): Promise<string> {
  const id = begun(await paying.pay(held, "payBox"));
  const { payment } = await eventually(
    () => paying.read(held),
    (found) => found.payment?.action !== undefined,
  );
  await type(payment?.action?.type === "redirect" ? payment.action.url : "");
  await until(id, "paid");
  return id;
}

async function paidByCard(held: Held): Promise<string> {
  const id = begun(await paying.pay(held, { cryptogram: await cryptogramOf(cards.success) }));
  await until(id, "paid");
  return id;
}

/** Its client cancels a paid visit. */
async function refund(pay: (held: Held) => Promise<string>, breaks: () => Promise<void>): Promise<Broken> {
  const held = await awaiting();
  const id = await pay(held);
  const free = new Date(server.now.getTime() + dayMs);
  await server.pool.query("update reservations set free_cancel_until = $2 where id = $1", [held.reservation.id, free]);
  await breaks();
  const { version } = await paying.show(held);
  expect((await server.cancel(held.reservation.id, version, { reservation_secret: held.secret })).status).toBe(200);
  const follows = async () =>
    expect((await paying.read(held)).refunds).toMatchObject([{ amount: due, status: "done" }]);
  return { id, status: "refunded", theirs: [`charged ${due.amount}`, `refunded ${due.amount}`], follows };
}

const journeys: Journey[] = [
  [
    "a card that its bank asks about",
    "cloudPayments",
    async (breaks) => {
      const held = await awaiting();
      const cryptogram = await cryptogramOf(cards.bankAsks);
      await breaks();
      const id = begun(await paying.pay(held, { cryptogram }));
      const goOn = async () => {
        await until(id, "needs3ds");
        await confirmAtBank(held);
      };
      return { id, ...paid(), follows: booked(held), goOn };
    },
  ],
  [
    "the answer of a card's bank",
    "cloudPayments",
    async (breaks) => {
      const held = await awaiting();
      const id = begun(await paying.pay(held, { cryptogram: await cryptogramOf(cards.bankAsks) }));
      await until(id, "needs3ds");
      await breaks();
      await confirmAtBank(held);
      return { id, ...paid(), follows: booked(held) };
    },
  ],
  [
    "a saved card",
    "cloudPayments",
    async (breaks) => {
      const owner = await client();
      const cryptogram = await cryptogramOf(cards.success);
      begun(await paying.pay(await awaiting(), { cryptogram, saveCard: true }, owner));
      const cardId = await keptOne(owner);
      const held = await awaiting();
      await breaks();
      return { id: begun(await paying.pay(held, { cardId }, owner)), ...paid(), follows: booked(held) };
    },
  ],
  [
    "a card that it keeps",
    "payBox",
    async (breaks) => {
      const owner = await client();
      const { body } = await new Visitor(server).as<CardSaving>(owner.tokens, "POST", `${cardsPath}/pay-box`);
      const cardId = await savedAtPayBox(owner, body.cardId);
      const held = await awaiting();
      await breaks();
      return { id: begun(await paying.pay(held, { cardId }, owner)), ...paid(), follows: booked(held) };
    },
  ],
  [
    "a card that is added",
    "cloudPayments",
    async (breaks) => {
      const owner = await client();
      const expected = { amount: 1000, currency: "KZT" };
      const body = { bindingId: randomUUID(), cryptogram: await cryptogramOf(cards.success), expected };
      await breaks();
      const id = begun(await new Visitor(server).as<Payment>(owner.tokens, "POST", cardsPath, body));
      const follows = async () => expect(await kept(owner)).toMatchObject([{ card: { lastFour: "1111" } }]);
      return { id, status: "refunded", theirs: ["charged 1000", "refunded 1000"], follows };
    },
  ],
  [
    "a payment link",
    "cloudPayments",
    async (breaks) => {
      const { tokens } = await client();
      const purpose = { ru: "Окрашивание", kz: "Шаш бояу", en: "Colouring" };
      const wanted = { firmId: salon.firmId, purpose, ...due, now: server.now };
      const code = await inTransaction(server.pool, (transaction) => makePaymentLink(transaction, wanted));
      const link = `/v1/client/prepayment-registration/${salon.firmId}/${code}`;
      await new Visitor(server).as(tokens, "POST", link, { phone: phones, name: "Мадина" });
      const body = { cryptogram: await cryptogramOf(cards.success), expected: due };
      await breaks();
      const id = begun(await server.post<Payment>(`/rest${link}/cloud-payments`, body));
      const follows = async () => expect((await server.get(`/rest${link}`)).body).toMatchObject({ due: { amount: 0 } });
      return { id, ...paid(), follows };
    },
  ],
  [
    "a gift card",
    "cloudPayments",
    async (breaks) => {
      const order = await giving.order();
      const cryptogram = await cryptogramOf(cards.success);
      await breaks();
      const id = begun(await giving.pay(order, { cryptogram }));
      const follows = async () => expect(await giving.read(order)).toMatchObject({ balance: order.card.amount });
      return { id, ...paid(order.card.amount.amount), follows };
    },
  ],
  ["a refund", "cloudPayments", (breaks) => refund(paidByCard, breaks)],
  ["a refund", "payBox", (breaks) => refund(paidAtPage, breaks)],
];

const failures = async () =>
  (await server.pool.query("select from outbox_events where type = 'failed'")).rowCount ?? Number.NaN;

/** Whatever waits to be tried again is tried now. */
async function hurry(): Promise<void> {
  const { rows } = await server.pool.query<{ id: string }>("select id from outbox where settled_at is null");
  for (const { id } of rows) await inTransaction(server.pool, (transaction) => wakeOutsideWork(transaction, id));
}

async function ledgerOf(id: string): Promise<string[]> {
  const answer = await fetch(`${server.config.sandboxUrl}/ledger?orderId=${id}`);
  const payments: { operations: { type: string; amount: number }[] }[] = JSON.parse(await answer.text());
  return payments.flatMap(({ operations }) => operations.map((done) => `${done.type} ${done.amount}`));
}

describe.each(journeys)("What becomes of %s (%s)", (_what, processor, begin) => {
  test.each([
    ["did not take a call", "badGateway"],
    ["took it, and its answer was lost", "lostConnection"],
  ])("is what was wanted, once, also where the processor %s", async (_how, mode) => {
    const misbehave = (as: string) => post(`${server.config.sandboxUrl}/faults`, { processor, mode: as });
    let before = Number.NaN;
    const { id, goOn, ...end } = await begin(async () => {
      before = await failures();
      await misbehave(mode);
    });
    await eventually(failures, (count) => count > before).finally(() => misbehave("none"));
    await hurry();
    await goOn?.();
    await until(id, end.status);
    await end.follows();
    expect(await ledgerOf(id)).toEqual(end.theirs);
  });
});
