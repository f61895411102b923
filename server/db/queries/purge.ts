import { hourMs } from "../../../domain/time.ts";
import type { Pool } from "pg";
import { limits } from "../../core/limits.ts";

/** Longer than any window in which messages are counted and any code or proof that stands. */
const smsRecordHours = 24;
/** Longer than whoever works on a message that may not be sent any more takes to say that it is lost. */
const unsettledHours = 2;
/** Longer than the window in which they are counted. */
const attemptHours = 24;
/** Longer than any access token of an ended session stands. */
const endedHours = 24;

/** Forgets the answers that are older than an Idempotency-Key is kept. */
export async function purgeIdempotencyKeys(pool: Pool, now: Date): Promise<void> {
  await pool.query("delete from idempotency_keys where created_at < $1", [hoursBefore(now, limits.idempotencyHours)]);
}

/** Forgets messages and whom they were sent to, once nothing counts them any more; what may still be sent is kept. */
export async function purgeSmsRecords(pool: Pool, now: Date): Promise<void> {
  const before = [hoursBefore(now, smsRecordHours)];
  await pool.query("delete from sms_sendings where created_at < $1", before);
  await pool.query("delete from sms_challenges where created_at < $1", before);
  await pool.query(
    "delete from outbox where kind = 'sendSms' and created_at < $1 and (settled_at is not null or begin_before < $2)",
    [...before, hoursBefore(now, unsettledHours)],
  );
}

/** Forgets which passwords did not fit, once nothing counts them any more. */
export async function purgePasswordAttempts(pool: Pool, now: Date): Promise<void> {
  await pool.query("delete from password_attempts where created_at < $1", [hoursBefore(now, attemptHours)]);
}

/** Forgets which tokens of gift cards opened nothing, once nothing counts them any more. */
export async function purgeGiftCardTries(pool: Pool, now: Date): Promise<void> {
  await pool.query("delete from gift_card_tries where created_at < $1", [hoursBefore(now, attemptHours)]);
}

/** Forgets the sessions that ran out, and those that were ended and whose access tokens ran out too. */
export async function purgeSessions(pool: Pool, now: Date): Promise<void> {
  await pool.query("delete from sessions where last_used_at < $1 or revoked_at < $2", [
    hoursBefore(now, limits.sessionDays * 24),
    hoursBefore(now, endedHours),
  ]);
}

/** Forgets who waited for what, some time after that was over. */
export async function purgeWaitlist(pool: Pool, now: Date): Promise<void> {
  await pool.query("delete from waitlist_requests where status not in ('waiting', 'offered') and updated_at < $1", [
    hoursBefore(now, limits.waitlistRecordDays * 24),
  ]);
}

/** Forgets what visitors answered who have not come back to it for as long as their browser keeps the token. */
export async function purgeSurveys(pool: Pool, now: Date): Promise<void> {
  await pool.query("delete from surveys where client_id is null and updated_at < $1", [
    hoursBefore(now, limits.surveyDays * 24),
  ]);
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * hourMs);
}
