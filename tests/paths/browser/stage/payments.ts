import { randomUUID } from "node:crypto";
import type { Payment } from "../../../../domain/entities.ts";
import type { Money } from "../../../../domain/money.ts";
import { isOpenPayment } from "../../../../domain/payment-status.ts";
import { inTransaction } from "../../../../server/db/transaction.ts";
import { endReservations } from "../../../../server/services/reservations/end.ts";
import { eventually } from "../../../support/eventually.ts";
import { releaseOutsideWork } from "./outside-work.ts";
import type { PaidFor } from "./paid-for.ts";
import { salon } from "./salon.ts";
import type { Challenge, SandboxBank } from "./sandbox-bank.ts";
import type { Service } from "./service.ts";

type Asked = NonNullable<Payment["action"]>["type"];
/** `isBegun`: the processor was told of it. */
type Attempt = Pick<Payment, "status" | "way" | "action"> & { isBegun: boolean };

/** The way to pay in which a client is asked for something. */
const wayOf = { authenticate: "card", redirect: "payBox" } as const;

/**
 * What becomes of the payments for what the client pays for: each is one that the service has begun, here or on another device, and that the
 * sandbox's processors and bank go on with.
 */
export class Payments {
  readonly #service: Service;
  readonly #bank: SandboxBank;
  readonly #address: string;
  #paid: PaidFor | null = null;

  constructor(service: Service, bank: SandboxBank, address: string) {
    this.#service = service;
    this.#bank = bank;
    this.#address = address;
  }

  /** The client has something to pay for, and the key to it on another device. */
  areFor(paid: PaidFor): void {
    this.#paid = paid;
  }

  /** What is paid for. */
  get paidFor(): PaidFor {
    if (this.#paid === null) throw new Error("There is nothing to pay for.");
    return this.#paid;
  }

  /** Nothing is under way: what was is declined. */
  async end(): Promise<void> {
    if (await this.#open()) await this.#settle("failed");
  }

  /** A payment is under way: the one that is, or one that was begun on another device. */
  async process(): Promise<void> {
    const open = await this.#open();
    if (open?.action) await this.#settle("failed");
    if (!open || open.action) await this.#begin("card");
  }

  /** A payment waits for the client: the one that is under way where it can come to that, or one of another device. */
  async ask(type: Asked): Promise<void> {
    const open = await this.#open();
    if (open?.action?.type === type) return;
    const isFit = open?.way === wayOf[type] && !open.isBegun;
    if (open && !isFit) await this.#settle("failed");
    if (!isFit) await this.#begin(wayOf[type]);
    if (type === "authenticate") await this.#bank.askHolders();
    await releaseOutsideWork(this.#service.pool);
    await this.#until((payment) => payment?.action?.type === type);
  }

  async decline(): Promise<void> {
    if (!(await this.#open())) await this.#begin("card");
    await this.#settle("failed");
  }

  async pay(): Promise<void> {
    if (!(await this.#open())) await this.#begin("card");
    await this.#settle("paid");
  }

  /** The time ran out while the payment was on its way: it is taken, and given back. */
  async payTooLate(): Promise<void> {
    if (!(await this.#open())) await this.#begin("card");
    const ended = { firmId: salon.firmId, ids: [this.paidFor.id] };
    const now = this.#service.clock.now();
    await inTransaction(this.#service.pool, (transaction) =>
      endReservations(transaction, ended, { to: "expired", by: "clock", now }),
    );
    await this.#settle("paid");
    await this.#until((payment) => payment?.status === "refunded");
  }

  async #settle(outcome: "paid" | "failed"): Promise<void> {
    const isPaid = outcome === "paid";
    await this.#bank.decide(isPaid);
    await releaseOutsideWork(this.#service.pool);
    const isOver = (payment: Attempt | undefined) => !isOpen(payment);
    const { action } = (await this.#until((payment) => isOver(payment) || payment?.action != null)) ?? {};
    if (action?.type === "authenticate") await this.answerBank(action, isPaid ? "confirm" : "refuse");
    if (action?.type === "redirect") await this.#bank.goOnAtPage(action.url, isPaid ? "pays" : "leaves");
    await releaseOutsideWork(this.#service.pool);
    await this.#until(isOver);
  }

  /** The bank is answered on another device, which brings what it was given where a card is saved. */
  async answerBank(action: Challenge, choice: "confirm" | "refuse"): Promise<void> {
    const proof = await this.#bank.answerChallenge(action, choice);
    const { subject, id } = this.paidFor;
    if (subject === "card")
      await this.#call("POST", "/rest/clients-app/v1/payments/cards/3ds", { bindingId: id, proof });
  }

  /** Another browser comes back from the bank after this one, and what it is given is taken by nobody. */
  async answerBankAnew(): Promise<void> {
    const { action } = (await this.#newest()) ?? {};
    if (action?.type === "authenticate") await this.#bank.answerChallenge(action, "confirm");
  }

  async #open(): Promise<Attempt | undefined> {
    const newest = await this.#newest();
    return isOpen(newest) ? newest : undefined;
  }

  #until(isRight: (payment: Attempt | undefined) => boolean): Promise<Attempt | undefined> {
    return eventually(() => this.#newest(), isRight);
  }

  async #newest(): Promise<Attempt | undefined> {
    const { rows } = await this.#service.pool.query<Attempt>(
      `select p.status, p.way, p.action, o.attempts > 0 as "isBegun" from payments p join outbox o on o.id = p.id
        where p.subject = $1 and p.subject_id = $2 order by p.created_at desc limit 1`,
      [this.paidFor.subject, this.paidFor.id],
    );
    return rows[0];
  }

  /** Somebody who has the key to it begins to pay on another device. */
  async #begin(way: "card" | "payBox"): Promise<void> {
    const { read, pay } = this.paidFor;
    const answer: { due: Money; paying?: { due: Money } } = await this.#call("GET", read);
    const { due } = answer.paying ?? answer;
    const how = way === "payBox" ? { way } : { way, cryptogram: await this.#bank.typeIntoField() };
    const { path, body } = pay(due, how);
    await this.#call("POST", path, body);
  }

  async #call(method: string, path: string, body?: object) {
    const headers = { "x-forwarded-for": this.#address, ...this.paidFor.headers };
    const told = { ...headers, "content-type": "application/json", "idempotency-key": randomUUID() };
    const sent = body ? { method, headers: told, body: JSON.stringify(body) } : { method, headers };
    const answer = await fetch(`${this.#service.url}${path}`, sent);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }
}

function isOpen(payment: Attempt | undefined): boolean {
  return payment !== undefined && isOpenPayment[payment.status];
}
