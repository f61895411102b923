import { randomUUID } from "node:crypto";
import type { FastifyInstance, InjectOptions } from "fastify";
import type { Pool } from "pg";
import { expectedOf } from "../../domain/bill.ts";
import type { components } from "../../openapi/generated/api.ts";
import { type AppOptions, buildApp } from "../../server/app/app.ts";
import { buildSandbox } from "../../server/app/sandbox.ts";
import type { Config } from "../../server/core/config.ts";
import { openPool } from "../../server/db/pool.ts";
import { ledgerDifferences } from "../support/both-ledgers.ts";
import { eventually } from "../support/eventually.ts";
import { insertSalon, salon } from "./salon.ts";
import { testConfig } from "./test-config.ts";
import { type TestDatabase, testDatabase } from "./support/database.ts";

type Schemas = components["schemas"];
export type Answer<Body> = { status: number; headers: Record<string, unknown>; body: Body };
export type Held = Schemas["CreatedReservation"] & { secret: string };

const v1 = "/rest/clients-app/v1";
const v2 = "/rest/clients-app/v2";

/**
 * The service on a clock of its own, and on a database of its own unless it stands beside another, as a second process
 * would. Requests go into it without a network.
 */
export class TestServer {
  readonly config: Config;
  readonly pool: Pool;
  readonly app: FastifyInstance;
  readonly #database: TestDatabase;
  #sandbox: FastifyInstance | undefined;
  /** What the clock of the service shows. */
  now = salon.morning;

  static async open(
    options: { config?: Partial<Config>; beside?: TestServer } & Pick<AppOptions, "log" | "pages"> = {},
  ): Promise<TestServer> {
    const config = { ...(await testConfig()), ...options.config };
    const database = options.beside ? await sameDatabase(options.beside) : await testDatabase();
    if (!options.beside) await insertSalon(database.pool);
    const clock = { now: () => salon.morning };
    const app = await buildApp({
      config,
      pool: database.pool,
      clock: () => clock.now(),
      ...(options.log && { log: options.log }),
      ...(options.pages && { pages: options.pages }),
    });
    const server = new TestServer(config, database, app);
    clock.now = () => server.now;
    return server;
  }

  private constructor(config: Config, database: TestDatabase, app: FastifyInstance) {
    this.config = config;
    this.pool = database.pool;
    this.app = app;
    this.#database = database;
  }

  get databaseUrl(): string {
    return this.#database.url;
  }

  /** Closes the service, once the processors of the sandbox, where there are some, have written down the same as it has. */
  async close(): Promise<void> {
    if (this.#sandbox !== undefined) {
      const differences = () => ledgerDifferences(this.pool);
      await eventually(differences, (found) => found.length === 0);
    }
    await this.#sandbox?.close();
    await this.app.close();
    await this.#database.close();
  }

  /** Has the service work on its jobs, and answer at config.apiUrl; and the card processors at config.sandboxUrl. */
  async listen(): Promise<void> {
    const { config, pool } = this;
    this.#sandbox = await buildSandbox({ config, pool, clock: () => this.now });
    await this.#sandbox.listen({ port: config.sandboxPort, host: "127.0.0.1" });
    await this.app.listen({ port: this.config.port, host: "127.0.0.1" });
  }

  /** Empties tables and what refers to their rows. A truncate makes new files of all of them, which takes a hundred times as long. */
  async empty(...tables: readonly string[]): Promise<void> {
    await this.pool.query(tables.map((table) => `delete from ${table}`).join(";"));
  }

  pass(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }

  async ask<Body>(options: InjectOptions): Promise<Answer<Body>> {
    const { statusCode, headers, body } = await this.app.inject(options);
    return { status: statusCode, headers, body: body === "" ? undefined : JSON.parse(body) };
  }

  get<Body>(url: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.ask({ method: "GET", url, headers });
  }

  post<Body>(url: string, body: object, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    const all = { "content-type": "application/json", "idempotency-key": randomUUID(), ...headers };
    return this.ask({ method: "POST", url, headers: all, body: JSON.stringify(body) });
  }

  reserve<Body = Schemas["CreatedReservation"]>(
    body: Partial<Schemas["HoldReservation"]> | Schemas["ConfirmReservation"],
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.post(`${v1}/reservations`, body, headers);
  }

  /** Asks for a hold: a haircut at that time of the first day, by a master or by any. */
  askToHold<Body = Held>(
    time: string,
    masterId: number | null = null,
    more: Partial<Schemas["HoldReservation"]> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const params = { entries: [{ person: 1, serviceId: salon.haircut, masterId }] };
    const hold = { isTemporary: true, firmId: salon.firmId, params, startTime: salon.at(time), ...more } as const;
    return this.reserve<Body>(hold, headers);
  }

  /** Holds a time that is there to be held. */
  async hold(...wanted: Parameters<TestServer["askToHold"]>): Promise<Held> {
    const { status, body } = await this.askToHold(...wanted);
    if (status !== 201) throw new Error(`The hold was refused: ${JSON.stringify(body)}`);
    return body;
  }

  requestCode<Body = Schemas["SmsChallenge"]>(
    { reservation, secret }: Held,
    phone: number,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.post(`${v1}/reservations/sms-code`, { reservationId: reservation.id, secret, phone }, headers);
  }

  checkCode<Body = Schemas["PhoneProof"]>(
    challengeId: string,
    code: string,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.post(`${v1}/reservations/sms`, { challengeId, code }, headers);
  }

  /** What came to a phone, the newest first. */
  async inbox(phone: number): Promise<{ text: string }[]> {
    return (await this.get<{ text: string }[]>(`/sandbox/sms/messages?phone=${phone}`)).body;
  }

  /** The newest code that came to a phone, once there are so many messages. The service must be listening. */
  async codeOf(phone: number, messages = 1): Promise<string> {
    const inbox = await eventually(
      () => this.inbox(phone),
      (found) => found.length >= messages && newestCode(found) !== undefined,
    );
    return newestCode(inbox) ?? "";
  }

  /** Proves a phone for a hold, from the code that comes to it. The service must be listening. */
  async prove(held: Held, phone: number): Promise<string> {
    const before = (await this.inbox(phone)).length;
    const { body } = await this.requestCode(held, phone);
    return (await this.checkCode(body.challengeId, await this.codeOf(phone, before + 1))).body.proof;
  }

  confirm<Body = Schemas["CreatedReservation"]>(
    { reservation, secret }: Held,
    clientPhone: number,
    proof: string,
    more: Partial<Schemas["ConfirmReservation"]> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const own = { reservationId: reservation.id, secret, clientPhone, proof, expected: expectedOf(reservation) };
    return this.reserve<Body>({ isTemporary: false, clientName: "Мадина", ...own, ...more }, headers);
  }

  /** Cancels a visit, as who has seen that version of it. */
  cancel<Body = Schemas["Reservation"]>(
    id: string,
    version: number,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.post(`${v1}/reservations/${id}/cancel`, { version }, headers);
  }

  /** A proof without a message: written by the test, for tests of what comes after it. */
  async giveProof({ reservation }: Held, phone: number): Promise<string> {
    const proof = randomUUID();
    await this.pool.query(
      `insert into sms_challenges (phone, purpose, subject, address, code_hash, attempts_left, created_at, resend_at,
                                   expires_at, used_at, proof_hash, proof_expires_at)
       values ($1, 'confirmReservation', $2, 'test', '', 5, $4, $4, $4, $4, sha256(convert_to($3, 'UTF8')), $5)`,
      [phone, reservation.id, proof, this.now, new Date(this.now.getTime() + 900_000)],
    );
    return proof;
  }

  getReservation<Body = Schemas["Reservation"]>(id: string, secret: string): Promise<Answer<Body>> {
    return this.get(`${v2}/reservations/${id}`, { reservation_secret: secret });
  }
}

async function sameDatabase({ databaseUrl }: TestServer): Promise<TestDatabase> {
  const pool = await openPool(databaseUrl);
  return { url: databaseUrl, pool, close: () => pool.end() };
}

function newestCode([newest]: { text: string }[]): string | undefined {
  return /#(\d{6})$/.exec(newest?.text ?? "")?.[1];
}
