import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { SurveyAnswers } from "../../../../domain/entities.ts";
import { storeSurvey } from "../../../../server/db/queries/surveys.ts";
import { deleteVisitReview, insertVisitReview } from "../../../../server/db/queries/visit-reviews.ts";
import { inTransaction } from "../../../../server/db/transaction.ts";
import { endReservations } from "../../../../server/services/reservations/end.ts";
import { dayMs } from "../../../../domain/time.ts";
import { announce, salon } from "./salon.ts";
import type { Service } from "./service.ts";

/** How a visit stands, when it ended, and when its review was written; null is never. */
type ReviewedVisitState = { status: string; endedDaysAgo: number; writtenDaysAgo: number | null };
type Undo = () => Promise<unknown>;

/** The payment of a visit: its id turned around, so that it has one of its own. */
export function paymentOf(reservationId: string): string {
  return reservationId.replaceAll(/^[\da-f]{8}/g, (start) => [...start].toReversed().join(""));
}

/** What happens to the client from outside. What is done to the salon is undone by `calm`. */
export class World {
  readonly #service: Service;
  readonly #page: Page;
  #undo: Undo[] = [];

  constructor(service: Service, page: Page) {
    this.#service = service;
    this.#page = page;
  }

  /** Time passes for everybody. */
  async pass(seconds: number): Promise<void> {
    this.#service.clock.pass(seconds);
    await this.#page.clock.fastForward(seconds * 1000);
  }

  /** Time passes for the device alone: its clock goes too fast. */
  async passAtDevice(seconds: number): Promise<void> {
    await this.#page.clock.fastForward(seconds * 1000);
  }

  /** Time passes for the service alone: the device slept, or its clock is slow. */
  passAtService(seconds: number): void {
    this.#service.clock.pass(seconds);
  }

  /** Nobody does the service any more; or one master does not. */
  async withdraw(masterIds: readonly number[] = salon.masters.map(({ id }) => id)): Promise<void> {
    const ids = [salon.firmId, salon.serviceId, masterIds];
    await this.#change(
      "delete from master_services where firm_id = $1 and service_id = $2 and master_id = any($3)",
      "insert into master_services select $1, master, $2 from unnest($3::int[]) master",
      ids,
    );
  }

  /** The salon asks to be told of a visit so early that it is too late for a time. */
  async wantNotice(startTime: string): Promise<void> {
    const minutes = Math.ceil((Date.parse(startTime) - this.#service.clock.now().getTime()) / 60_000);
    await this.#change(
      "update firms set lead_minutes = lead_minutes + $2 where id = $1",
      "update firms set lead_minutes = lead_minutes - $2 where id = $1",
      [salon.firmId, minutes],
    );
  }

  /** Nobody works on the day of a time. */
  async close(startTime: string): Promise<void> {
    await this.#change(
      "insert into master_days_off select $1, id, $2::date from masters where firm_id = $1 on conflict do nothing",
      "delete from master_days_off where firm_id = $1 and day = $2::date",
      [salon.firmId, startTime.slice(0, 10)],
    );
  }

  /** A phone has been sent as many codes as it may be within an hour. */
  async spendCodes(phone: number): Promise<void> {
    await this.#change(
      "insert into sms_sendings (phone, address, created_at) select $1, 'elsewhere', $2 from generate_series(1, 5)",
      "delete from sms_sendings where phone = $1 and address = 'elsewhere' and created_at = $2",
      [phone, this.#service.clock.now()],
    );
  }

  /** The service gives a hold as long as it gives an open prepayment, and longer. */
  async prolong(reservationId: string): Promise<void> {
    for (const [table, id] of [
      ["reservations", "id"],
      ["occupancies", "reservation_id"],
    ] as const) {
      const sql = `update ${table} set held_until = held_until + interval '6 hours' where ${id} = $1`;
      await this.#service.pool.query(sql, [reservationId]);
    }
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

  /** Nothing is to be paid any more. */
  async dropPrepayment(reservationId: string): Promise<void> {
    const sql = `update reservations set status = 'held', payment_status = 'notRequired'
                  where id = $1 and status = 'awaitingPrepayment'`;
    await this.#service.pool.query(sql, [reservationId]);
  }

  /** A hold runs out at the service. */
  async endHold(reservationId: string): Promise<void> {
    await this.#change(
      "update reservations set held_until = held_until - interval '1 day' where id = $1",
      "update reservations set held_until = held_until + interval '1 day' where id = $1",
      [reservationId],
    );
  }

  /** The code that was sent to a phone is not good any more. */
  async endCode(phone: number): Promise<void> {
    await this.#service.pool.query("update sms_challenges set expires_at = created_at where phone = $1", [phone]);
  }

  /** Enough time has passed since the last codes for another one. */
  async endResendWait(phone: number): Promise<void> {
    await this.#service.pool.query("update sms_challenges set resend_at = created_at where phone = $1", [phone]);
    const sql = `update sms_sendings set created_at = created_at - interval '1 hour'
                  where phone = $1 and address <> 'elsewhere'`;
    await this.#service.pool.query(sql, [phone]);
  }

  /** What a phone was proven by for a hold is not good any more. */
  async endProof(reservationId: string): Promise<void> {
    const sql = "update sms_challenges set proof_expires_at = created_at where subject = $1";
    await this.#service.pool.query(sql, [reservationId]);
  }

  /** A visit cannot be cancelled for nothing any more. */
  async endFreeCancelling(reservationId: string): Promise<void> {
    await this.#service.pool.query("update reservations set free_cancel_until = created_at where id = $1", [
      reservationId,
    ]);
  }

  /** A visit stands otherwise than its page says. */
  async endVisit(reservationId: string, status: string): Promise<void> {
    await this.#service.pool.query("update reservations set status = $2 where id = $1", [reservationId, status]);
  }

  /** A visit as its client may review it from now on: with nothing said of it, or with a review that was written so long ago. */
  async seeReview(
    id: string,
    { status = "completed", endedDaysAgo = 0, writtenDaysAgo = null }: Partial<ReviewedVisitState> = {},
  ): Promise<void> {
    const now = this.#service.clock.now();
    await inTransaction(this.#service.pool, async (transaction) => {
      const { rows } = await transaction.query<{ firmId: number }>(
        `update reservations set status = $2, starts_at = $3::timestamptz - interval '1 hour', ends_at = $3
          where id = $1 returning firm_id as "firmId"`,
        [id, status, new Date(now.getTime() - endedDaysAgo * dayMs)],
      );
      for (const { firmId } of rows) {
        const visit = { firmId, reservationId: id };
        await deleteVisitReview(transaction, { ...visit, now });
        await transaction.query("delete from taken_back_reviews where reservation_id = $1", [id]);
        if (writtenDaysAgo === null) continue;
        const review = {
          authorName: "Мадина",
          grade: "GOOD",
          rating: 4,
          text: "Хорошо",
          language: "ru",
          masters: [],
        } as const;
        const writtenAt = new Date(now.getTime() - writtenDaysAgo * dayMs);
        await insertVisitReview(transaction, { ...visit, ...review, now: writtenAt });
      }
    });
  }

  /** So many reviews of a visit were taken back. */
  async countTakenBack(id: string, count: number): Promise<void> {
    await this.#service.pool.query(
      `insert into taken_back_reviews (firm_id, reservation_id, taken_back_at)
       select firm_id, id, now() from reservations, generate_series(1, $2) where id = $1`,
      [id, count],
    );
  }

  /** The salon has agreed with the client on an hour later. */
  async delayVisit(reservationId: string): Promise<void> {
    const later = "starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'";
    for (const change of [
      `reservations set ${later}, version = version + 1 where id = $1`,
      `reservation_entries set ${later} where reservation_id = $1`,
      `occupancies set ${later} where reservation_id = $1`,
    ]) {
      await this.#service.pool.query(`update ${change}`, [reservationId]);
    }
  }

  /** The salon has cancelled a visit. */
  async withdrawVisit(id: string): Promise<void> {
    await inTransaction(this.#service.pool, async (transaction) => {
      const { rows } = await transaction.query<{ firmId: number }>(
        'select firm_id as "firmId" from reservations where id = $1 for update',
        [id],
      );
      const now = this.#service.clock.now();
      for (const { firmId } of rows) {
        await endReservations(transaction, { firmId, ids: [id] }, { to: "cancelledBySalon", by: "salon", now });
      }
    });
  }

  /** A survey was answered so, and no further, on another device. */
  async answerSurvey(token: string, answers: SurveyAnswers, isFinished: boolean): Promise<void> {
    const now = this.#service.clock.now();
    await inTransaction(this.#service.pool, async (transaction) => {
      await transaction.query("delete from surveys where token = $1", [token]);
      await storeSurvey(transaction, { token, clientId: null, answers, finishedAt: isFinished ? now : null, now });
    });
  }

  async forget(reservationId: string): Promise<void> {
    await this.#service.pool.query("delete from reservations where id = $1", [reservationId]);
  }

  /** The salon is again as it was. */
  async calm(): Promise<void> {
    for (const undo of this.#undo.splice(0).toReversed()) await undo();
  }

  async #change(doing: string, undoing: string, values: unknown[]): Promise<void> {
    const { pool } = this.#service;
    await pool.query(doing, values);
    await announce(pool);
    this.#undo.push(async () => {
      await pool.query(undoing, values);
      await announce(pool);
    });
  }
}
