import type { Page } from "@playwright/test";
import type { SurveyAnswers } from "../../../../domain/entities.ts";
import { lockSurvey, writeSurvey } from "../../../../server/db/queries/surveys.ts";
import { deleteVisitReview, insertVisitReview } from "../../../../server/db/queries/visit-reviews.ts";
import { inTransaction } from "../../../../server/db/transaction.ts";
import { endReservations } from "../../../../server/services/reservations/end.ts";
import { dayMs } from "../../../../domain/time.ts";
import { PaymentWorld } from "./payment-world.ts";
import { announce, salon } from "./salon.ts";
import type { Service } from "./service.ts";

/** How a visit stands, when it ended, and when its review was written; null is never. */
type ReviewedVisitState = { status: string; endedDaysAgo: number; writtenDaysAgo: number | null };
type Undo = () => Promise<unknown>;

/** What happens to the client from outside. What is done to the salon is undone by `calm`. */
export class World {
  readonly #service: Service;
  readonly #page: Page;
  readonly payments: PaymentWorld;
  #undo: Undo[] = [];

  constructor(service: Service, page: Page) {
    this.#service = service;
    this.#page = page;
    this.payments = new PaymentWorld(service);
  }

  /** Time passes for everybody. */
  async pass(seconds: number): Promise<void> {
    this.#service.clock.pass(seconds);
    await this.#page.clock.fastForward(seconds * 1000);
  }

  /** So many minutes are left until a time. */
  async comeNear(startTime: string, minutes: number): Promise<void> {
    await this.pass((Date.parse(startTime) - this.#service.clock.now().getTime()) / 1000 - minutes * 60);
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

  /** A hold runs out at the service. */
  async endHold(reservationId: string): Promise<void> {
    await this.#change(
      "update reservations set held_until = held_until - interval '1 day' where id = $1",
      "update reservations set held_until = held_until + interval '1 day' where id = $1",
      [reservationId],
    );
  }

  /** The time to pay for a gift card is over. */
  async endOrder(giftCardId: string): Promise<void> {
    await this.#change(
      "update gift_cards set pay_before = pay_before - interval '1 day' where id = $1",
      "update gift_cards set pay_before = pay_before + interval '1 day' where id = $1",
      [giftCardId],
    );
  }

  /** A link by which a salon asks to be paid runs out. */
  async endLink(linkId: string): Promise<void> {
    await this.#change(
      "update payment_links set expires_at = expires_at - interval '4 days' where id = $1",
      "update payment_links set expires_at = expires_at + interval '4 days' where id = $1",
      [linkId],
    );
  }

  /** The salon wants nothing to be paid before a visit. */
  async waivePrepayment(reservationId: string): Promise<void> {
    await this.#change(
      "update reservations set status = 'held' where id = $1",
      "update reservations set status = 'awaitingPrepayment' where id = $1",
      [reservationId],
    );
  }

  /** Cards cannot be charged by a call of the service any more. */
  leaveCardProcessor(): void {
    const { config } = this.#service;
    const { cloudPayments } = config;
    Object.assign(config, { cloudPayments: undefined });
    this.#undo.push(async () => Object.assign(config, { cloudPayments }));
  }

  /** A card is saved to the other of two accounts, which the client is not signed in to. */
  async giveSavingAway(cardId: string, phones: readonly number[]): Promise<void> {
    const swap = `update card_savings s set client_id = c.id
                    from clients c where s.id = $1 and c.phone = any($2) and c.id <> s.client_id`;
    await this.#change(swap, swap, [cardId, phones]);
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
    if (status.startsWith("cancelled"))
      await this.#service.pool.query("delete from occupancies where reservation_id = $1", [reservationId]);
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
      await lockSurvey(transaction, token, now);
      const finishedAt = isFinished ? now : null;
      const version = Object.keys(answers).length;
      await writeSurvey(transaction, { token, clientId: null, answers, version, finishedAt, now });
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
    await this.#announce();
    this.#undo.push(async () => {
      await pool.query(undoing, values);
      await this.#announce();
    });
  }

  /** The service has heard of a change of the salon: whoever is asked for the nearest times of many waits for all that was told. */
  async #announce(): Promise<void> {
    await announce(this.#service.pool);
    const { status } = await fetch(`${this.#service.url}/rest/clients-app/v1/firms/list?city=1`);
    if (status !== 200) throw new Error(`The service answered ${status}.`);
  }
}
