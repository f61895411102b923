import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { buildSandbox } from "../../../../server/app/sandbox.ts";
import type { Callback, Charge } from "../../../../server/core/card-processor.ts";
import type { Config } from "../../../../server/core/config.ts";
import type { SandboxOperation, SandboxPayment } from "../../../../server/db/queries/sandbox-payments.ts";
import { type TestDatabase, testDatabase } from "../../support/database.ts";
import { eventually } from "../../../support/eventually.ts";
import { testConfig } from "../../test-config.ts";

type Ledger = (SandboxPayment & { operations: SandboxOperation[] })[];
type ReceivedCallback = Callback & { headers: IncomingHttpHeaders };

/** Test cards, by what comes of them. */
export const cards = {
  success: "4111 1111 1111 1111",
  noFunds: "4000056655665556",
  bankAsks: "4242424242424242",
  bankAsksNoFunds: "4012888888881881",
  unknown: "6011000990139424",
};

/** The card processors' sandbox over HTTP, and a service of the test's own that its callbacks come to. */
export class SandboxWorld {
  readonly config: Config;
  readonly database: TestDatabase;
  readonly #sandbox: FastifyInstance;
  readonly #service: ReturnType<typeof createServer>;
  /** Callbacks as they came. */
  readonly received: ReceivedCallback[] = [];
  /** What the service answers a callback; `undefined` is 500. */
  reply: (callback: ReceivedCallback) => string | undefined = () => '{"code":0}';

  static async open(): Promise<SandboxWorld> {
    const config = await testConfig();
    const database = await testDatabase();
    const sandbox = await buildSandbox({ config, pool: database.pool });
    const world = new SandboxWorld(config, database, sandbox);
    await sandbox.listen({ port: config.sandboxPort, host: "127.0.0.1" });
    world.#service.listen(config.port, "127.0.0.1");
    await once(world.#service, "listening");
    return world;
  }

  private constructor(config: Config, database: TestDatabase, sandbox: FastifyInstance) {
    this.config = config;
    this.database = database;
    this.#sandbox = sandbox;
    this.#service = createServer(async (request, response) => {
      const chunks: Buffer[] = await request.toArray();
      const { url: path = "", headers } = request;
      const callback = { path, headers, rawBody: Buffer.concat(chunks) };
      this.received.push(callback);
      const body = this.reply(callback);
      response.writeHead(body === undefined ? 500 : 200).end(body);
    });
  }

  async close(): Promise<void> {
    await this.#sandbox.close();
    this.#service.closeAllConnections();
    this.#service.close();
    await this.database.close();
  }

  charge(way: Charge["way"], more: Partial<Charge> = {}): Charge {
    return {
      id: randomUUID(),
      amount: 700_050,
      currency: "KZT",
      way,
      stages: 1,
      description: "Предоплата",
      language: "ru",
      accountId: "17",
      saveCard: false,
      clientIp: "203.0.113.5",
      returnUrl: `${this.config.publicUrl}/cb`,
      expiresAt: new Date(Date.now() + 900_000),
      ...more,
    };
  }

  /** What the framed field gives for a card. */
  async typed(number: string): Promise<Charge["way"]> {
    const body = JSON.stringify({ number, expires: "12/40", cvc: "123" });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(this.config.cloudPayments.fieldUrl, { method: "POST", headers, body });
    const given: { cryptogram: string } = JSON.parse(await answer.text());
    return { type: "card", cryptogram: given.cryptogram };
  }

  async ledger(orderId: string): Promise<Ledger> {
    const answer = await fetch(`${this.config.sandboxUrl}/ledger?orderId=${orderId}`);
    return JSON.parse(await answer.text());
  }

  async fault(processor: string, mode: string): Promise<number> {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ processor, mode });
    return (await fetch(`${this.config.sandboxUrl}/faults`, { method: "POST", headers, body })).status;
  }

  /** The status of what another machine asks for. */
  async statusFrom(remoteAddress: string, method: "GET" | "POST", url: string, payload: object = {}): Promise<number> {
    return (await this.#sandbox.inject({ method, url, remoteAddress, ...(method === "POST" && { payload }) }))
      .statusCode;
  }

  /** A page of the bank, as a browser asks for it by a form. */
  async visitBank(path: string, form: Record<string, string>): Promise<{ status: number; html: string }> {
    const answer = await fetch(new URL(path, this.config.sandboxUrl), {
      method: "POST",
      body: new URLSearchParams(form),
    });
    return { status: answer.status, html: await answer.text() };
  }

  /** The callbacks of an order; that the service is asked beforehand is none. */
  callbacksOf(orderId: string): ReceivedCallback[] {
    return this.received.filter(({ path, rawBody }) => rawBody.includes(orderId) && !path.endsWith("/check"));
  }

  /** The same, once it is so much. */
  callbacks(orderId: string, most: number): Promise<ReceivedCallback[]> {
    return eventually(
      async () => this.callbacksOf(orderId),
      (found) => found.length >= most,
    );
  }
}
