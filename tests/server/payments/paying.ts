import { createHmac, randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { Payment, Prepayment } from "../../../domain/entities.ts";
import type { Money } from "../../../domain/money.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { workOnOutbox } from "../../../server/services/outbox/outbox.ts";
import { paymentKinds } from "../../../server/app/payment-kinds.ts";
import { takeBankAnswer } from "../../../server/services/payments/complete-3ds.ts";
import { type Answer, type Held, TestServer } from "../test-server.ts";
import { waitForPrepayment } from "../visits.ts";
import { Bank } from "./bank.ts";
import { paymentWorkers } from "./workers.ts";

const v1 = "/rest/clients-app/v1";
export const due = { amount: 200_000, currency: "KZT" };
const apiSecret = "a secret of the tests";
const fields = {
  cloudPayments: { url: "", publicId: "", apiSecret, fieldUrl: "https://pay.example/field" },
  payBox: { url: "", merchantId: "", secret: "", callbackUrl: "", hasInstalments: true },
};

/** A service whose outbox is worked on by the tests, with a bank that they have at hand. It does not listen. */
export class Paying {
  readonly server: TestServer;
  bank = new Bank();

  /** @param options.isAtSandbox whether its processors are the sandbox's, which has to listen */
  static async open({ hasInstalments = true, isAtSandbox = false } = {}): Promise<Paying> {
    if (isAtSandbox) return new Paying(await TestServer.open());
    const config = { ...fields, payBox: { ...fields.payBox, hasInstalments } };
    return new Paying(await TestServer.open({ config }));
  }

  private constructor(server: TestServer) {
    this.server = server;
  }

  async forget(): Promise<void> {
    this.bank = new Bank();
    await this.server.pool.query("truncate reservations, outbox, payment_cards, payment_callbacks cascade");
  }

  /** A visit whose prepayment is awaited for 15 minutes. */
  async awaiting(time = "13:00", masterId = 1): Promise<Held> {
    const held = await this.server.hold(time, masterId);
    const { id } = held.reservation;
    await this.server.pool.query("update reservations set prepayment = $2 where id = $1", [id, due.amount]);
    await waitForPrepayment(this.server.pool, id, this.server.now);
    return held;
  }

  pay<Body = Payment>(
    { reservation, secret }: Held,
    by: { cryptogram: string; saveCard?: boolean } | { cardId: string } | "payBox" = { cryptogram: "paid" },
    {
      expected = due,
      headers = {},
      instalments,
    }: { expected?: Money; headers?: Record<string, string>; instalments?: number } = {},
  ): Promise<Answer<Body>> {
    const base = `${v1}/reservations/${reservation.id}/prepayments`;
    const all = { reservation_secret: secret, ...headers };
    if (by === "payBox") return this.server.post(`${base}/pay-box`, { expected, instalments }, all);
    if ("cardId" in by) return this.server.post(`${base}/cards/${by.cardId}`, { expected }, all);
    return this.server.post(`${base}/cloud-payments`, { expected, ...by }, all);
  }

  async read({ reservation, secret }: Held, headers: Record<string, string> = {}): Promise<Prepayment> {
    const all = { reservation_secret: secret, ...headers };
    return (await this.server.get<Prepayment>(`${v1}/reservations/${reservation.id}/prepayments`, all)).body;
  }

  /** Begins to pay and has the outbox worked on once. */
  async paid(
    held: Held,
    ...by: Parameters<Paying["pay"]> extends [unknown, ...infer Rest] ? Rest : never
  ): Promise<Payment> {
    const { status, body } = await this.pay(held, ...by);
    if (status !== 201) throw new Error(`The payment was refused: ${JSON.stringify(body)}`);
    await this.work();
    return (await this.read(held)).payment ?? body;
  }

  /** Works once on all that is not settled; what that leads to is worked on the next time. */
  async work(pool: Pool = this.server.pool, bank: Pick<Bank, "processors"> = this.bank): Promise<void> {
    const { rows } = await this.server.pool.query<{ id: string }>(
      "select id from outbox where settled_at is null and kind <> 'sendSms' order by created_at, id",
    );
    for (const { id } of rows) await this.attempt(id, pool, bank);
  }

  attempt(id: string, pool: Pool = this.server.pool, bank: Pick<Bank, "processors"> = this.bank): Promise<unknown> {
    const clock = () => this.server.now;
    const { processors } = bank;
    const { config } = this.server;
    const workers = paymentWorkers({ pool, processors, config, clock });
    return workOnOutbox({ pool, clock, workers }, id);
  }

  /** The bank's page sends the browser back. */
  bankAnswers(paymentId: string, { paRes = "yes", md = paymentId } = {}): Promise<string | undefined> {
    const { pool, config, now } = this.server;
    const asked = { tokenKey: config.secrets.tokenKey, kinds: paymentKinds };
    return inTransaction(pool, (tx) => takeBankAnswer(tx, asked, { paymentId, md, paRes, now }));
  }

  /** What CloudPayments tells us; signed by another where a signature is given. */
  async sendCallback(
    kind: string,
    fields: Record<string, string>,
    signature?: string,
  ): Promise<{ status: number; body: string }> {
    const payload = new URLSearchParams(fields).toString();
    const signed = createHmac("sha256", apiSecret).update(payload).digest("base64");
    const { statusCode, body } = await this.server.app.inject({
      method: "POST",
      url: `/callbacks/cloud-payments/${kind}`,
      headers: { "content-type": "application/x-www-form-urlencoded", "content-hmac": signature ?? signed },
      payload,
    });
    return { status: statusCode, body };
  }

  /** How many pieces of work on payments are not settled. */
  async unsettled(): Promise<number> {
    const sql = "select from outbox where settled_at is null and kind <> 'sendSms'";
    return (await this.server.pool.query(sql)).rowCount ?? Number.NaN;
  }

  async events(paymentId: string): Promise<string[]> {
    const { rows } = await this.server.pool.query<{ text: string }>(
      "select concat_ws(' ', type, amount) as text from payment_events where payment_id = $1 order by sequence",
      [paymentId],
    );
    return rows.map(({ text }) => text);
  }

  /** What our ledger says is with the firm, by its events alone. */
  async ledger(): Promise<number> {
    const { rows } = await this.server.pool.query<{ sum: number }>(
      `select coalesce(sum(case type when 'paid' then amount when 'refunded' then -amount when 'partiallyRefunded' then -amount
                                     else 0 end), 0) as sum from payment_events`,
    );
    return rows[0]?.sum ?? Number.NaN;
  }

  async show(held: Held) {
    return (await this.server.getReservation(held.reservation.id, held.secret)).body;
  }

  newKey = (): string => randomUUID();
}
