import { randomUUID } from "node:crypto";
import type { Payment, Prepayment } from "../../../../domain/entities.ts";
import { isOpenPayment } from "../../../../domain/payment-status.ts";
import { inTransaction } from "../../../../server/db/transaction.ts";
import { endReservations } from "../../../../server/services/reservations/end.ts";
import { eventually } from "../../../support/eventually.ts";
import { releaseOutsideWork } from "./outside-work.ts";
import { salon } from "./salon.ts";
import type { SandboxBank } from "./sandbox-bank.ts";
import type { Service } from "./service.ts";

type Visit = { reservationId: string; secret: string };
type Asked = NonNullable<Payment["action"]>["type"];
/** `isBegun`: the processor was told of it. */
type Attempt = Pick<Payment, "status" | "way" | "action"> & { isBegun: boolean };

/** The way to pay in which a client is asked for something. */
const wayOf = { authenticate: "card", redirect: "payBox" } as const;

/**
 * What becomes of the payments for the client's visit: each is one that the service has begun, here or on another device, and that the
 * sandbox's processors and bank go on with.
 */
export class VisitPayments {
  readonly #service: Service;
  readonly #bank: SandboxBank;
  readonly #address: string;
  #visit: Visit | null = null;

  constructor(service: Service, bank: SandboxBank, address: string) {
    this.#service = service;
    this.#bank = bank;
    this.#address = address;
  }

  /** The client has a visit to pay for, and its link on another device. */
  areFor(visit: Visit): void {
    this.#visit = visit;
  }

  get reservationId(): string {
    return this.#paidFor.reservationId;
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
    const ended = { firmId: salon.firmId, ids: [this.reservationId] };
    const now = this.#service.clock.now();
    await inTransaction(this.#service.pool, (transaction) =>
      endReservations(transaction, ended, { to: "expired", by: "clock", now }),
    );
    await this.#settle("paid");
    await this.#until((payment) => payment?.status === "refunded");
  }

  get #paidFor(): Visit {
    if (this.#visit === null) throw new Error("There is no visit to pay for.");
    return this.#visit;
  }

  async #settle(outcome: "paid" | "failed"): Promise<void> {
    const isPaid = outcome === "paid";
    await this.#bank.decide(isPaid);
    await releaseOutsideWork(this.#service.pool);
    const isOver = (payment: Attempt | undefined) => !isOpen(payment);
    const { action } = (await this.#until((payment) => isOver(payment) || payment?.action != null)) ?? {};
    if (action?.type === "authenticate") await this.#bank.answerChallenge(action, isPaid ? "confirm" : "refuse");
    if (action?.type === "redirect") await this.#bank.goOnAtPage(action.url, isPaid ? "pays" : "leaves");
    await releaseOutsideWork(this.#service.pool);
    await this.#until(isOver);
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
        where p.subject = 'reservation' and p.subject_id = $1 order by p.created_at desc limit 1`,
      [this.reservationId],
    );
    return rows[0];
  }

  /** Somebody who has the visit's link begins to pay on another device. */
  async #begin(way: "card" | "payBox"): Promise<void> {
    const { due: expected }: Prepayment = await this.#call("GET", "");
    if (way === "payBox") return this.#call("POST", "/pay-box", { expected });
    await this.#call("POST", "/cloud-payments", { expected, cryptogram: await this.#bank.typeIntoField() });
  }

  async #call(method: string, path: string, body?: object) {
    const { reservationId, secret } = this.#paidFor;
    const url = `${this.#service.url}/rest/clients-app/v1/reservations/${reservationId}/prepayments${path}`;
    const headers = { "x-forwarded-for": this.#address, reservation_secret: secret };
    const told = { ...headers, "content-type": "application/json", "idempotency-key": randomUUID() };
    const answer = await fetch(url, body ? { method, headers: told, body: JSON.stringify(body) } : { method, headers });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }
}

function isOpen(payment: Attempt | undefined): boolean {
  return payment !== undefined && isOpenPayment[payment.status];
}
