import { randomUUID } from "node:crypto";
import type { components } from "../../../openapi/generated/api.ts";
import { expireHolds } from "../../../server/services/reservations/run-out.ts";
import { findBalance, insertEntry } from "../../../server/db/queries/cashback.ts";
import { auditPayments } from "../../../server/services/audit.ts";
import { giveAccount, Visitor } from "../accounts/visitor.ts";
import { Giving, kzt } from "../gift-cards/giving.ts";
import { salon } from "../salon.ts";
import type { Answer, Held } from "../test-server.ts";
import { insertVisit } from "../visits.ts";

type Schemas = components["schemas"];

/** Somebody who is signed in and has bonuses spends them at the tests' salon, beside gift cards. */
export class Spending {
  readonly giving: Giving;
  clientId = "";
  headers: Record<string, string> = {};

  static async open(): Promise<Spending> {
    return new Spending(await Giving.open());
  }

  constructor(giving: Giving) {
    this.giving = giving;
  }

  get server() {
    return this.giving.server;
  }

  get paying() {
    return this.giving.paying;
  }

  /** Begins anew with somebody who has as much, minor units. */
  async forget(balance: number): Promise<void> {
    await this.giving.forget();
    await this.server.pool.query("truncate cashback_accounts cascade");
    this.clientId = await giveAccount(this.server);
    this.headers = await this.enter();
    if (balance > 0) await this.earn(balance);
  }

  async enter(phone?: number): Promise<Record<string, string>> {
    const { accessToken } = await new Visitor(this.server).enter(phone);
    return { authorization: `Bearer ${accessToken}` };
  }

  /** The client has earned so much at a visit of before. */
  async earn(amount: number): Promise<void> {
    const { pool, now } = this.server;
    const from = "2026-11-01T10:00:00+05:00";
    const visit = { masterId: 1, from, to: "2026-11-01T11:00:00+05:00" };
    await pool.query("delete from occupancies where starts_at = $1", [from]);
    const reservationId = await insertVisit(pool, visit);
    const entry = { clientId: this.clientId, firmId: salon.firmId, reservationId, currency: "KZT", now };
    await this.giving.inTransaction((tx) => insertEntry(tx, { ...entry, type: "earned", amount }));
  }

  spend<Body = Schemas["UsableCashback"]>(
    { reservation, secret }: Held,
    amount: number,
    headers: Record<string, string> = this.headers,
  ): Promise<Answer<Body>> {
    const url = `/rest/clients-app/v1/reservations/${reservation.id}/prepayments/cashback`;
    return this.server.post(url, { expected: kzt(amount) }, { reservation_secret: secret, ...headers });
  }

  putBack<Body = Schemas["Done"]>({ reservation, secret }: Held): Promise<Answer<Body>> {
    return this.server.ask({
      method: "DELETE",
      url: `/rest/clients-app/v1/reservations/${reservation.id}/prepayments/cashback`,
      headers: { reservation_secret: secret, "idempotency-key": randomUUID(), ...this.headers },
    });
  }

  read(held: Held) {
    return this.paying.read(held, this.headers);
  }

  async cancel(held: Held): Promise<number> {
    await this.server.pool.query("update reservations set free_cancel_until = starts_at");
    const { version } = await this.paying.show(held);
    return (await this.server.cancel(held.reservation.id, version, { reservation_secret: held.secret })).status;
  }

  /** The time of all that is awaited runs out; whoever was signed in is again. */
  async runOut(): Promise<void> {
    this.server.pass(901);
    this.headers = await this.enter();
    await this.giving.inTransaction((tx) => expireHolds(tx, this.server.now));
  }

  balance(): Promise<number> {
    return findBalance(this.server.pool, this.clientId, "KZT");
  }

  async entries({ reservation }: Held): Promise<string[]> {
    const { rows } = await this.server.pool.query<{ text: string }>(
      `select concat_ws(' ', type, amount) as text from cashback_entries where reservation_id = $1
        order by created_at, type desc`,
      [reservation.id],
    );
    return rows.map(({ text }) => text);
  }

  async complaints(): Promise<string[]> {
    const { pool, now } = this.server;
    return (await auditPayments(pool, this.paying.bank.processors, now)).complaints;
  }
}
