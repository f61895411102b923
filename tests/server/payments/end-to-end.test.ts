import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Payment, Prepayment } from "../../../domain/entities.ts";
import { findInDatabase } from "../../support/card-numbers/in-database.ts";
import { CardNumberSearch } from "../../support/card-numbers/search.ts";
import { eventually } from "../../support/eventually.ts";
import { type Held, TestServer } from "../test-server.ts";
import { waitForPrepayment } from "../visits.ts";

const cards = { success: "4111111111111111", noFunds: "4000056655665556", bankAsks: "4242424242424242" };
const due = { amount: 200_000, currency: "KZT" };
const json = { "content-type": "application/json" };

/** All that the service logs, from the least of it on. */
const logged: string[] = [];
/** What is kept of the machines' histories, said of the service, or sent to everybody. */
const kept = ["tests/golden", "docs", "openapi", "machines", "public/locales"];

function expectNoCard(text: string, where: string): void {
  const search = new CardNumberSearch();
  search.look(where, text);
  expect(search.found).toEqual([]);
}

let server: TestServer;
beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(line) };
  server = await TestServer.open({ log: { level: "trace", stream } });
  await server.listen();
});
afterAll(() => server.close());

async function awaiting(time: string): Promise<Held> {
  const held = await server.hold(time, 1);
  const { id } = held.reservation;
  const sql = "update reservations set prepayment = $2 where id = $1";
  await server.pool.query(sql, [id, due.amount]);
  await waitForPrepayment(server.pool, id, server.now);
  return held;
}

const pathOf = ({ reservation }: Held) => `/rest/clients-app/v1/reservations/${reservation.id}/prepayments`;
const keyOf = ({ secret }: Held) => ({ reservation_secret: secret });

/** The newest payment, once it stands so. */
async function payment(held: Held, status: Payment["status"]): Promise<Payment> {
  const { body } = await eventually(
    () => server.get<Prepayment>(pathOf(held), keyOf(held)),
    (answer) => answer.body.payment?.status === status,
  );
  if (body.payment === undefined) throw new Error("There is no payment.");
  return body.payment;
}

/** Types a card where it may be typed. */
async function type(url: string, number: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ number, expires: "12/40", cvc: "123" });
  return JSON.parse(await (await fetch(url, { method: "POST", headers: json, body })).text());
}

/** Begins to pay by a card; answers the id of the payment. */
async function payByCard(held: Held, number: string): Promise<string> {
  const { cryptogram } = await type(server.config.cloudPayments.fieldUrl, number);
  const wanted = { expected: due, cryptogram };
  const { status, body } = await server.post<Payment>(`${pathOf(held)}/cloud-payments`, wanted, keyOf(held));
  expect(status).toBe(201);
  return body.id;
}

async function post(url: string, form: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
  return answer.text();
}

async function charged(id: string): Promise<string[]> {
  const answer = await fetch(`${server.config.sandboxUrl}/ledger?orderId=${id}`);
  const payments: { operations: { type: string; amount: number }[] }[] = JSON.parse(await answer.text());
  return payments.flatMap(({ operations }) => operations.map(({ type, amount }) => `${type} ${amount}`));
}

async function fault(mode: string): Promise<void> {
  const body = JSON.stringify({ processor: "cloudPayments", mode });
  await fetch(`${server.config.sandboxUrl}/faults`, { method: "POST", headers: json, body });
}

describe("A prepayment, from the card field to the processor's ledger", () => {
  test("is paid by a card, and the visit stands", async () => {
    const held = await awaiting("10:00");
    await payByCard(held, cards.success);
    const { id, amount } = await payment(held, "paid");
    expect(amount).toEqual(due);
    expect(await charged(id)).toEqual(["charged 200000"]);
    expect((await server.getReservation(held.reservation.id, held.secret)).body).toMatchObject({ status: "confirmed" });
  });

  test("is declined, and can be paid by another card", async () => {
    const held = await awaiting("11:00");
    await payByCard(held, cards.noFunds);
    const declined = await payment(held, "failed");
    expect(await charged(declined.id)).toEqual(["declined 0"]);
    await payByCard(held, cards.success);
    const paid = await payment(held, "paid");
    expect(await charged(paid.id)).toEqual(["charged 200000"]);
  });

  test("is paid after the bank's page has sent the browser back", async () => {
    const held = await awaiting("12:00");
    await payByCard(held, cards.bankAsks);
    const { id, action } = await payment(held, "needs3ds");
    if (action?.type !== "authenticate") throw new Error("The bank did not ask.");
    const form = { MD: action.md, PaReq: action.paReq, TermUrl: action.termUrl };
    const html = await post(`${server.config.sandboxUrl}/bank/answer`, { ...form, choice: "confirm" });
    const paRes = /name="PaRes" value="([^"]+)"/.exec(html)?.[1] ?? "";
    await post(`${server.config.apiUrl}${new URL(action.termUrl).pathname}`, { MD: action.md, PaRes: paRes });
    await payment(held, "paid");
    expect(await charged(id)).toEqual(["charged 200000"]);
  });

  test("is paid at PayBox's page, which tells it by a call", async () => {
    const held = await awaiting("14:00");
    const { status } = await server.post(`${pathOf(held)}/pay-box`, { expected: due }, keyOf(held));
    expect(status).toBe(201);
    const { id, action } = await eventually(
      async () => (await server.get<Prepayment>(pathOf(held), keyOf(held))).body.payment,
      (found) => found?.action !== undefined,
    ).then((found) => found ?? Promise.reject(new Error("There is no payment.")));
    if (action?.type !== "redirect") throw new Error("PayBox has no page.");
    await type(action.url, cards.success);
    await payment(held, "paid");
    expect(await charged(id)).toEqual(["charged 200000"]);
  });

  test.each([
    ["15:00", "lostAnswer"],
    ["16:00", "badGateway"],
  ])("is charged once when the processor's answer is lost (%s, %s)", async (time, mode) => {
    const held = await awaiting(time);
    await fault(mode);
    const id = await payByCard(held, cards.success);
    const sql = "select from outbox_events where outbox_id = $1 and type = 'failed'";
    await eventually(
      async () => (await server.pool.query(sql, [id])).rowCount,
      (failed) => (failed ?? 0) > 0,
    ).finally(() => fault("none"));
    await payment(held, "paid");
    expect(await charged(id)).toEqual(["charged 200000"]);
  });

  test("leaves no number of a card anywhere in the database", async () => {
    const held = await awaiting("18:00");
    await payByCard(held, cards.success);
    const { id } = await payment(held, "paid");
    const { found, searched } = await findInDatabase(server.pool);
    expect(found).toEqual([]);
    const { rows } = await server.pool.query("select card->>'lastFour' as shown from payments where id = $1", [id]);
    expect(rows).toEqual([{ shown: "1111" }]);
    expect(searched).toEqual(
      expect.arrayContaining(["public.payments: card::text", "public.outbox_events: detail::text"]),
    );
  });

  test("leaves none in the service's log, also where one is sent to it by mistake", async () => {
    const held = await awaiting("17:00");
    const number = "4111 1111 1111 1111";
    await server.post(`${pathOf(held)}/cloud-payments`, { expected: due, cryptogram: 1, number }, keyOf(held));
    await server.get(`${pathOf(held)}/no-such-call`, keyOf(held));
    expect(logged.join("")).toContain("/prepayments/cloud-payments");
    expectNoCard(logged.join(""), "the log");
  });

  test.each(kept)("leaves none in what is kept: %s", async (folder) => {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    expect(files).not.toEqual([]);
    for (const file of files) expectNoCard(await readFile(file, "utf8"), file);
  });
});
