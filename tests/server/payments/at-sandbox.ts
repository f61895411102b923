import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { cardProcessors } from "../../../server/app/processors.ts";
import { buildSandbox } from "../../../server/app/sandbox.ts";
import { type Audit, auditPayments } from "../../../server/services/audit.ts";
import { salon } from "../salon.ts";
import type { Held } from "../test-server.ts";
import { Paying } from "./paying.ts";

const json = { "content-type": "application/json" };

/** A service whose outbox is worked on by the tests, and the sandbox of the processors over HTTP, whose callbacks are all lost. */
export class AtSandbox {
  readonly paying: Paying;
  readonly #sandbox: FastifyInstance;

  static async open(): Promise<AtSandbox> {
    const paying = await Paying.open({ isAtSandbox: true });
    const { config, pool } = paying.server;
    const sandbox = await buildSandbox({ config, pool, clock: () => paying.server.now });
    await sandbox.listen({ port: config.sandboxPort, host: "127.0.0.1" });
    return new AtSandbox(paying, sandbox);
  }

  private constructor(paying: Paying, sandbox: FastifyInstance) {
    this.paying = paying;
    this.#sandbox = sandbox;
  }

  async close(): Promise<void> {
    await this.#sandbox.close();
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

  /** Types a card into the field, and begins to pay by it. */
  async pay(held: Held, number: string): Promise<number> {
    const { fieldUrl } = this.paying.server.config.cloudPayments;
    const { cryptogram } = JSON.parse(await this.type(fieldUrl, number));
    return (await this.paying.pay(held, { cryptogram })).status;
  }

  /** Types a card where one is typed: into the field, or at a page of PayBox. */
  type(url: string, number: string): Promise<string> {
    return this.#post(url, { number, expires: "12/40", cvc: "123" });
  }

  /** Confirms at the bank's page, and has it send the browser back. */
  async confirmAtBank(held: Held): Promise<void> {
    const { id, action } = (await this.paying.read(held)).payment ?? {};
    if (id === undefined || action?.type !== "authenticate") throw new Error("The bank did not ask.");
    const { acsUrl, md, paReq, termUrl } = action;
    const body = new URLSearchParams({ MD: md, PaReq: paReq, TermUrl: termUrl, choice: "confirm" });
    const html = await (await fetch(`${acsUrl}/answer`, { method: "POST", body })).text();
    const paRes = /name="PaRes" value="([^"]+)"/.exec(html)?.[1];
    await this.paying.bankAnswers(id, { md, ...(paRes !== undefined && { paRes }) });
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

  async #post(url: string, body: object): Promise<string> {
    return (await fetch(url, { method: "POST", headers: json, body: JSON.stringify(body) })).text();
  }
}
