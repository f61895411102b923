import type { Service } from "./service.ts";

/** What the salon wants to be paid before a visit. */
export class PaymentWorld {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  async isAwaitingPrepayment(reservationId: string): Promise<boolean> {
    const sql = "select from reservations where id = $1 and status = 'awaitingPrepayment'";
    return (await this.#service.pool.query(sql, [reservationId])).rowCount === 1;
  }

  /** The salon wants a prepayment for what is held; the service holds the time meanwhile. */
  async askPrepayment(reservationId: string, phone: number): Promise<void> {
    const sql = `update reservations set status = 'awaitingPrepayment', payment_status = 'required', held_from = null,
                        client_name = 'Мадина', client_phone = $2
                  where id = $1`;
    await this.#service.pool.query(sql, [reservationId, phone]);
  }

  /** So much is to be paid for a visit within 15 minutes; in minor units. */
  async wantPrepayment(reservationId: string, amount: number): Promise<void> {
    const until = new Date(this.#service.clock.now().getTime() + 900_000);
    await this.#service.pool.query("update reservations set prepayment = $2, held_until = $3 where id = $1", [
      reservationId,
      amount,
      until,
    ]);
    await this.#service.pool.query("update occupancies set held_until = $2 where reservation_id = $1", [
      reservationId,
      until,
    ]);
  }

  /** Nothing is to be paid any more. */
  async dropPrepayment(reservationId: string): Promise<void> {
    const sql = `update reservations set status = 'held', payment_status = 'notRequired'
                  where id = $1 and status = 'awaitingPrepayment'`;
    await this.#service.pool.query(sql, [reservationId]);
  }
}
