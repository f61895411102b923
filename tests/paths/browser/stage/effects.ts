import type { Effect } from "../../restored/restored.ts";
import type { Service } from "./service.ts";

/** How to count what has been done for a client, here and at the processors, by their phones, the address that they call from, and the time. */
const counts: Record<Effect, string> = {
  visits: `select count(*)::int as done from reservations
            where client_phone = any($1) and status in ('awaitingPrepayment', 'confirmed', 'arrived', 'completed')`,
  heldTimes: `select count(*)::int as done from reservations
               where held_from = $2 and status = 'held' and held_until > $3`,
  giftCards: "select count(*)::int as done from gift_cards where buyer_phone = any($1)",
  charges: `select count(*)::int as done
              from sandbox_operations o join sandbox_payments s on s.id = o.payment_id
             where o.type in ('charged', 'captured')
               and (s.order_id in (select id::text from payments where payer_phone = any($1))
                    or s.account_id in (select id::text from clients where phone = any($1)))`,
  savedCards: `select count(*)::int as done from payment_cards
                where client_id in (select id from clients where phone = any($1))`,
  sessions: `select count(*)::int as done from sessions
              where client_id in (select id from clients where phone = any($1)) and revoked_at is null`,
};

/** What has been done for one client, as the database has it. */
export class Effects {
  readonly #service: Service;
  readonly #phones: readonly number[];
  readonly #address: string;

  constructor(service: Service, phones: readonly number[], address: string) {
    this.#service = service;
    this.#phones = phones;
    this.#address = address;
  }

  async count(effect: Effect): Promise<number> {
    const sql = `with told as (select $1::bigint[], $2::text, $3::timestamptz) ${counts[effect]}`;
    const values = [this.#phones, this.#address, this.#service.clock.now()];
    const { rows } = await this.#service.pool.query<{ done: number }>(sql, values);
    return rows[0]?.done ?? 0;
  }

  /** What the salon reads of the client beside a visit; null where nothing. */
  async commentOn(reservationId: string): Promise<string | null> {
    const { rows } = await this.#service.pool.query<{ comment: string | null }>(
      "select comment from reservations where id = $1",
      [reservationId],
    );
    return rows[0]?.comment ?? null;
  }

  /** How many wrong codes may still be typed by the client, of all that were sent to them. */
  async attemptsLeft(): Promise<number> {
    const { rows } = await this.#service.pool.query<{ left: number }>(
      "select coalesce(sum(attempts_left), 0)::int as left from sms_challenges where phone = any($1)",
      [this.#phones],
    );
    return rows[0]?.left ?? 0;
  }
}
