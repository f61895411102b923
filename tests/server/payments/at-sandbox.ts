import Fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import type { Pool } from "pg";
import type { Payment } from "../../../domain/entities.ts";
import { buildApp } from "../../../server/app/app.ts";
import { cardProcessors } from "../../../server/app/processors.ts";
import { buildSandbox } from "../../../server/app/sandbox.ts";
import { type Audit, auditPayments } from "../../../server/services/audit.ts";
import { salon } from "../salon.ts";
import type { Held, TestServer } from "../test-server.ts";
import { Doomed, exchangeable } from "./doomed.ts";
import { Paying } from "./paying.ts";

const json = { "content-type": "application/json" };

export type BankChoice = "confirm" | "refuse";
type BankForm = { MD: string; PaReq: string; TermUrl: string };

/** What the bank has the browser bring back. */
async function askBank(acsUrl: string, form: BankForm, choice: BankChoice): Promise<string | undefined> {
  const body = new URLSearchParams({ ...form, choice });
  const html = await (await fetch(`${acsUrl}/answer`, { method: "POST", body })).text();
  return /name="PaRes" value="([^"]+)"/.exec(html)?.[1];
}

/** Answers what PayBox asks before it charges, as a service that listens does; whatever else is called finds nobody. */
async function answerChecks({ app, config }: TestServer): Promise<FastifyInstance> {
  const listener = Fastify();
  listener.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  listener.post("/callbacks/pay-box/check", async ({ url, headers, body }, reply) => {
    const answer = await app.inject({ method: "POST", url, headers, payload: String(body) });
    return reply.code(answer.statusCode).type(String(answer.headers["content-type"])).send(answer.body);
  });
  await listener.listen({ port: config.port, host: "127.0.0.1" });
  return listener;
}

/** A service whose outbox is worked on by the tests, and the sandbox of the processors over HTTP, whose callbacks come as the tests have it. */
export class AtSandbox {
  readonly paying: Paying;
  readonly #listening: readonly FastifyInstance[];
  /** Another process of the service: calls can be the end of it. */
  readonly #mortal: FastifyInstance;
  readonly #exchange: (process?: Doomed) => void;

  static async open(): Promise<AtSandbox> {
    const paying = await Paying.open({ isAtSandbox: true });
    const { config, pool } = paying.server;
    const sandbox = await buildSandbox({ config, pool, clock: () => paying.server.now });
    await sandbox.listen({ port: config.sandboxPort, host: "127.0.0.1" });
    const { pool: ofMortal, exchange } = exchangeable(pool);
    const log = { level: "silent", stream: process.stderr };
    const mortal = await buildApp({ config, pool: ofMortal, clock: () => paying.server.now, log });
    const listener = await answerChecks(paying.server);
    return new AtSandbox(paying, [sandbox, listener], { mortal, exchange });
  }

  private constructor(
    paying: Paying,
    listening: readonly FastifyInstance[],
    { mortal, exchange }: { mortal: FastifyInstance; exchange: (process?: Doomed) => void },
  ) {
    this.paying = paying;
    this.#listening = listening;
    this.#mortal = mortal;
    this.#exchange = exchange;
  }

  async close(): Promise<void> {
    await this.#mortal.close();
    for (const each of this.#listening) await each.close();
    await this.paying.server.close();
  }

  /** Empties both ledgers. */
  async forget(): Promise<void> {
    await this.paying.forget();
    await this.paying.server.pool.query("truncate sandbox_payments cascade");
  }

  /** A visit that waits for its prepayment in the morning, after all others are forgotten. */
  async begin(): Promise<Held> {
    await this.forget();
    this.paying.server.now = salon.morning;
    return this.paying.awaiting();
  }

  /** Types a card into the field, and begins to pay by it what is due. */
  async pay(held: Held, number: string): Promise<number> {
    const { due } = await this.paying.read(held);
    return (await this.paying.pay(held, { cryptogram: await this.cryptogram(number) }, { expected: due })).status;
  }

  /** Types a card into the field. */
  async cryptogram(number: string): Promise<string> {
    return JSON.parse(await this.type(this.paying.server.config.cloudPayments.fieldUrl, number)).cryptogram;
  }

  /** Has a process take a call that ends before one of its statements, unless the call takes fewer. */
  async dieAt(statements: number, call: InjectOptions): Promise<void> {
    const end = () => {
      throw new Error("The process is dead.");
    };
    this.#exchange(new Doomed(this.paying.server.pool, statements, end));
    await this.#mortal.inject(call);
    this.#exchange();
  }

  /** The calls that the processors owe of our payments, the oldest first. */
  async owed(): Promise<InjectOptions[]> {
    const { rows } = await this.paying.server.pool.query<{
      url: string;
      headers: Record<string, string>;
      body: string;
    }>(
      `select c.url, c.headers, c.body from sandbox_callbacks c join payments p on p.id::text = c.order_id order by c.id`,
    );
    return rows.map(({ url, headers, body }) => ({
      method: "POST",
      url: new URL(url).pathname,
      headers,
      payload: body,
    }));
  }

  /** Types a card where one is typed: into the field, or at a page of PayBox. */
  type(url: string, number: string): Promise<string> {
    return this.#post(url, { number, expires: "12/40", cvc: "123" });
  }

  /** Confirms at the bank's page, and has it send the browser back. */
  async confirmAtBank(held: Held): Promise<void> {
    if (!(await this.answerAtBank(held, "confirm"))) throw new Error("The bank did not ask.");
  }

  /** Answers at the bank's page, where the bank asks, and has it send the browser back. */
  async answerAtBank(held: Held, choice: BankChoice): Promise<boolean> {
    return this.answerBankOf((await this.paying.read(held)).payment, choice);
  }

  /** The same of a payment for whatever it is. */
  async answerBankOf({ id, action }: Partial<Payment> = {}, choice: BankChoice): Promise<boolean> {
    if (id === undefined || action?.type !== "authenticate") return false;
    const { acsUrl, md, paReq, termUrl } = action;
    const paRes = await askBank(acsUrl, { MD: md, PaReq: paReq, TermUrl: termUrl }, choice);
    await this.paying.bankAnswers(id, { md, ...(paRes !== undefined && { paRes }) });
    return true;
  }

  /** Types a card at PayBox's page, where a payment waits there, and answers the bank; or gives up there, without a card. */
  async answerAtPage(held: Held, number: string | undefined, choice: BankChoice): Promise<void> {
    return this.answerPageOf((await this.paying.read(held)).payment, number, choice);
  }

  /** The same of a payment for whatever it is. */
  async answerPageOf({ action }: Partial<Payment> = {}, number: string | undefined, choice: BankChoice): Promise<void> {
    if (action?.type !== "redirect") return;
    if (number === undefined) return void (await this.#post(action.url, { cancel: "true" }));
    const asked: { postsTo?: string; form?: BankForm } = JSON.parse(await this.type(action.url, number));
    const { postsTo, form } = asked;
    if (postsTo === undefined || form === undefined) return;
    const paRes = (await askBank(postsTo, form, choice)) ?? "";
    await fetch(form.TermUrl, { method: "POST", body: new URLSearchParams({ MD: form.MD, PaRes: paRes }) });
  }

  async misbehave(mode: string, processor = "cloudPayments"): Promise<void> {
    await this.#post(`${this.paying.server.config.sandboxUrl}/faults`, { processor, mode });
  }

  work(pool: Pool = this.paying.server.pool): Promise<void> {
    return this.paying.work(pool, { processors: cardProcessors(this.paying.server.config) });
  }

  /** Two minutes pass, more than a killed process keeps its work, and another one goes on. */
  async goOn(): Promise<void> {
    this.paying.server.pass(120);
    await this.work();
  }

  audit(): Promise<Audit> {
    const { pool, config, now } = this.paying.server;
    return auditPayments(pool, cardProcessors(config), now);
  }

  /** What the processor's own ledger has of our payments, in order. */
  async ledger(): Promise<string[]> {
    const { rows } = await this.paying.server.pool.query<{ done: string }>(
      `select concat_ws(' ', o.type, o.amount) as done from sandbox_operations o
         join sandbox_payments s on s.id = o.payment_id join payments p on p.id::text = s.order_id order by o.id`,
    );
    return rows.map(({ done }) => done);
  }

  /** The processors that have charged a card for our payments. */
  async charging(): Promise<string[]> {
    const { rows } = await this.paying.server.pool.query<{ processor: string }>(
      `select distinct s.processor from sandbox_operations o join sandbox_payments s on s.id = o.payment_id
         join payments p on p.id::text = s.order_id where o.type = 'charged'`,
    );
    return rows.map(({ processor }) => processor);
  }

  /** What the processors have taken and not given back, minor units. */
  async balance(): Promise<number> {
    const { rows } = await this.paying.server.pool.query<{ sum: number }>(
      `select coalesce(sum(case o.type when 'charged' then o.amount when 'refunded' then -o.amount else 0 end), 0)::int as sum
         from sandbox_operations o join sandbox_payments s on s.id = o.payment_id
         join payments p on p.id::text = s.order_id`,
    );
    return rows[0]?.sum ?? Number.NaN;
  }

  async #post(url: string, body: object): Promise<string> {
    return (await fetch(url, { method: "POST", headers: json, body: JSON.stringify(body) })).text();
  }
}
