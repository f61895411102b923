import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Payment, Prepayment } from "../../../domain/entities.ts";
import { eventually } from "../../support/eventually.ts";
import { type Held, TestServer } from "../test-server.ts";
import { waitForPrepayment } from "../visits.ts";

const card = "4111111111111111";
const due = { amount: 200_000, currency: "KZT" };
const json = { "content-type": "application/json" };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
});
afterAll(() => server.close());
beforeEach(() => server.pool.query("delete from occupancies"));

type Processor = "cloudPayments" | "payBox";

async function awaiting(): Promise<Held> {
  const held = await server.hold("13:00", 1);
  const { id } = held.reservation;
  const sql = "update reservations set prepayment = $2 where id = $1";
  await server.pool.query(sql, [id, due.amount]);
  await waitForPrepayment(server.pool, id, server.now);
  return held;
}

const pathOf = ({ reservation }: Held) => `/rest/clients-app/v1/reservations/${reservation.id}/prepayments`;
const keyOf = ({ secret }: Held) => ({ reservation_secret: secret });
const post = async (url: string, body: object): Promise<string> =>
  (await fetch(url, { method: "POST", headers: json, body: JSON.stringify(body) })).text();
const type = (url: string): Promise<string> => post(url, { number: card, expires: "12/40", cvc: "123" });

/** The payment as the page reads it, once it is so. */
async function paymentOnce(held: Held, isSo: (payment: Payment) => boolean): Promise<Payment> {
  const { body } = await eventually(
    () => server.get<Prepayment>(pathOf(held), keyOf(held)),
    (answer) => answer.body.payment !== undefined && isSo(answer.body.payment),
  );
  if (body.payment === undefined) throw new Error("There is no payment.");
  return body.payment;
}

/** Pays while a processor misbehaves, which it does until its first answer was not understood, or else all the time. */
async function payDuring(processor: Processor, mode: string): Promise<{ held: Held; id: string }> {
  const held = await awaiting();
  await post(`${server.config.sandboxUrl}/faults`, { processor, mode });
  const isAtPage = processor === "payBox";
  const cryptogramOf = async () => ({
    cryptogram: JSON.parse(await type(server.config.cloudPayments.fieldUrl)).cryptogram,
  });
  const body = { expected: due, ...(isAtPage ? {} : await cryptogramOf()) };
  const path = `${pathOf(held)}/${isAtPage ? "pay-box" : "cloud-payments"}`;
  const begun = await server.post<Payment>(path, body, keyOf(held));
  expect(begun.status).toBe(201);
  const { id } = begun.body;
  if ((isAtPage ? losesPayBox : losesAnswers).includes(mode)) {
    const failed = "select from outbox_events where outbox_id = $1 and type = 'failed'";
    await eventually(
      async () => (await server.pool.query(failed, [id])).rowCount,
      (count) => (count ?? 0) > 0,
    );
    await post(`${server.config.sandboxUrl}/faults`, { processor, mode: "none" });
  }
  if (isAtPage) {
    const { action } = await paymentOnce(held, (payment) => payment.action !== undefined);
    await type(action?.type === "redirect" ? action.url : "");
  }
  return { held, id };
}

const losesAnswers = [
  "badGateway",
  "reset",
  "lostAnswer",
  "lostConnection",
  "malformed",
  "timeout",
  "pendingThenSuccess",
];
/** PayBox has a word for being at it. */
const losesPayBox = losesAnswers.filter((mode) => mode !== "pendingThenSuccess");
const others = ["slow", "unsignedCallback", "callbackFirst", "callbackTwice", "callbackNever"];

/** What the processor's own ledger has of a payment. */
async function ledgerOf(id: string): Promise<string[]> {
  const answer = await fetch(`${server.config.sandboxUrl}/ledger?orderId=${id}`);
  const payments: { operations: { type: string; amount: number }[] }[] = JSON.parse(await answer.text());
  return payments.flatMap(({ operations }) => operations.map(({ type, amount }) => `${type} ${amount}`));
}

/** How often the processor has called of a payment by now, and how many of its calls were taken. */
async function calledOf(id: string): Promise<{ made: number; taken: number }> {
  const sql = `select count(*) filter (where attempts > 0)::int as made, count(delivered_at)::int as taken
                 from sandbox_callbacks where order_id = $1`;
  const { rows } = await server.pool.query<{ made: number; taken: number }>(sql, [id]);
  return rows[0] ?? { made: Number.NaN, taken: Number.NaN };
}

/** How often it calls, how many of these calls we take, and how many we note: each of them once. */
const callsOf = (mode: string) => {
  if (mode === "callbackNever") return { made: 0, taken: 0, noted: 0 };
  if (mode === "unsignedCallback") return { made: 1, taken: 0, noted: 0 };
  return mode === "callbackTwice" ? { made: 2, taken: 2, noted: 1 } : { made: 1, taken: 1, noted: 1 };
};

describe.each<[Processor, string[]]>([
  ["cloudPayments", [...losesAnswers, ...others]],
  ["payBox", [...losesAnswers, ...others]],
])("Paying while %s misbehaves", (processor, modes) => {
  test.each(modes)("(%s) charges once, and the page says that it is paid", { timeout: 40_000 }, async (mode) => {
    const { held, id } = await payDuring(processor, mode);
    await paymentOnce(held, ({ status }) => status === "paid");
    const { status, body } = await server.getReservation(held.reservation.id, held.secret);
    expect([status, body.status, body.paymentStatus]).toEqual([200, "confirmed", "paid"]);
    expect(await ledgerOf(id)).toEqual(["charged 200000"]);
    const { noted, ...calls } = callsOf(mode);
    await eventually(
      () => calledOf(id),
      ({ made, taken }) => made === calls.made && taken === calls.taken,
    );
    const { rowCount } = await server.pool.query("select from payment_callbacks where payment_id = $1", [id]);
    expect(rowCount).toBe(noted);
  });

  test("(wrongAmount) gives back all of it, and the page says so", { timeout: 40_000 }, async () => {
    const { held, id } = await payDuring(processor, "wrongAmount");
    const { refunded } = await paymentOnce(held, ({ status }) => status === "refunded");
    expect(refunded).toEqual({ amount: 200_100, currency: "KZT" });
    expect(await ledgerOf(id)).toEqual(["charged 200100", "refunded 200100"]);
  });
});
