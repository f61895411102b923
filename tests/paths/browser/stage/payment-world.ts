import { randomUUID } from "node:crypto";
import type { Service } from "./service.ts";

/** The payment of a visit: its id turned around, so that it has one of its own. */
export function paymentOf(reservationId: string): string {
  return reservationId.replaceAll(/^[\da-f]{8}/g, (start) => [...start].toReversed().join(""));
}

/** What happens to what a client pays, and to their cards, from outside. */
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

  /** So much is to be paid for a visit within 15 minutes, and nobody has begun to; in minor units. */
  async wantPrepayment(reservationId: string, amount: number): Promise<void> {
    const until = new Date(this.#service.clock.now().getTime() + 900_000);
    await this.#service.pool.query("delete from payments where reservation_id = $1", [reservationId]);
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

  /** How the payment of a visit stands at its processor, and what its client has to do for it. */
  async seePayment(reservationId: string, status: string, action: object | null = null): Promise<void> {
    const now = this.#service.clock.now();
    const sql = `insert into payments (firm_id, id, subject, subject_id, processor, way, amount, currency, status, begin_before,
                                       paid, refunding, refunded, action, failure, saves_card, created_at, updated_at)
                 select firm_id, $2, 'reservation', id, 'cloudPayments', 'card', prepayment, currency, $3, $5,
                        case when $3 in ('paid', 'refunded') then prepayment else 0 end,
                        case when $3 = 'refunded' then prepayment else 0 end,
                        case when $3 = 'refunded' then prepayment else 0 end,
                        $4, case when $3 = 'failed' then 'funds' end, false, $5, $5
                   from reservations where id = $1
                 on conflict (firm_id, id) do update
                   set (status, paid, refunding, refunded, action, failure) =
                       (excluded.status, excluded.paid, excluded.refunding, excluded.refunded, excluded.action, excluded.failure)`;
    await this.#service.pool.query(sql, [reservationId, paymentOf(reservationId), status, action, now]);
  }

  /** A visit that was waited for stands. */
  async settlePrepayment(reservationId: string): Promise<void> {
    await this.seePayment(reservationId, "paid");
    const stands =
      "update reservations set status = 'confirmed', payment_status = 'paid', held_until = null where id = $1";
    await this.#service.pool.query(stands, [reservationId]);
    await this.#service.pool.query("update occupancies set held_until = null where reservation_id = $1", [
      reservationId,
    ]);
  }

  /** Nothing is to be paid any more. */
  async dropPrepayment(reservationId: string): Promise<void> {
    const sql = `update reservations set status = 'held', payment_status = 'notRequired'
                  where id = $1 and status = 'awaitingPrepayment'`;
    await this.#service.pool.query(sql, [reservationId]);
  }

  /** A client has a card saved. */
  async saveCard(phone: number): Promise<void> {
    const sql = `insert into payment_cards (client_id, id, processor, token, token_hash, card, is_default, created_at)
                 select id, gen_random_uuid(), 'cloudPayments', '', '', '{"lastFour": "4242", "issuer": "Kaspi Bank"}', true, now()
                   from clients where phone = $1
                 on conflict do nothing`;
    await this.#service.pool.query(sql, [phone]);
  }

  /** A client has begun to save a card at PayBox's page; answers the id of that. */
  async beginSaving(phone: number): Promise<string> {
    const cardId = randomUUID();
    await this.seeSaving(phone, cardId, "open");
    return cardId;
  }

  /** What came of a saving; null: the service knows of none. The service is at it no more. */
  async seeSaving(phone: number, cardId: string, status: "open" | "saved" | "failed" | null): Promise<void> {
    const { pool } = this.#service;
    await pool.query("update outbox set settled_at = coalesce(settled_at, now()) where id = $1", [cardId]);
    await pool.query("delete from card_savings where id = $1", [cardId]);
    if (status === null) return;
    const sql = `insert into card_savings (id, client_id, status, begin_before, created_at)
                 select $2, id, $3, now(), now() from clients where phone = $1`;
    await pool.query(sql, [phone, cardId, status]);
  }
}
