import { minuteMs } from "../../../domain/time.ts";
import type { Pool } from "pg";
import { advisoryLocks } from "../locks.ts";
import { inTransaction } from "../transaction.ts";
import { faultOf, saveFaultOf } from "./sandbox-faults.ts";

/** A message as the stand-in for the provider keeps it; the phone as it was given, the instant at which it came in UTC. */
export type SandboxSms = { id: number; phone: string; text: string; createdAt: string };

/**
 * How the stand-in misbehaves. It takes a message: not at all (error, badGateway, reset), before it fails (lostAnswer,
 * lostConnection, malformed), late (timeout, slow), two times (twice), or as it should (none) and then does not deliver
 * it yet (undelivered) or ever (undeliverable); or it says that it did, and the message comes to the phone half a minute
 * later (arrivesLate), two times (arrivesTwice), or not at all (neverArrives).
 */
export const faults = [
  "none",
  "error",
  "badGateway",
  "reset",
  "lostAnswer",
  "lostConnection",
  "malformed",
  "timeout",
  "slow",
  "twice",
  "undelivered",
  "undeliverable",
  "arrivesLate",
  "arrivesTwice",
  "neverArrives",
] as const;
export type Fault = (typeof faults)[number];

const shownMessages = 50;

const lateMs = 30_000;

export type NewSandboxSms = { clientId: string; phone: string; text: string; fault: Fault; now: Date };

/** Takes a message; undefined for the same one a second time within a minute. */
export async function insertSms(
  pool: Pool,
  { clientId, phone, text, fault, now }: NewSandboxSms,
): Promise<number | undefined> {
  return inTransaction(pool, async (transaction) => {
    await transaction.query("select pg_advisory_xact_lock($1)", [advisoryLocks.sandboxMessages]);
    const { rows } = await transaction.query<{ id: number }>(
      `insert into sandbox_sms (client_id, phone, text, created_at, arrives_at, copies)
       select $1, $2, $3, $4, $6, $7
        where not exists (select from sandbox_sms where client_id = $1 and phone = $2 and text = $3 and created_at > $5)
       returning id`,
      [
        clientId,
        phone,
        text,
        now,
        new Date(now.getTime() - minuteMs),
        arrivalOf(fault, now),
        fault === "arrivesTwice" ? 2 : 1,
      ],
    );
    return rows[0]?.id;
  });
}

/** When it comes to the phone; null: at once. */
function arrivalOf(fault: Fault, now: Date): Date | "infinity" | null {
  if (fault === "neverArrives") return "infinity";
  return fault === "arrivesLate" ? new Date(now.getTime() + lateMs) : null;
}

/** When the last message of this id to this phone was taken, RFC 3339; undefined where there is none. */
export async function findTaken(pool: Pool, clientId: string, phone: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ createdAt: string }>(
    `select created_at as "createdAt" from sandbox_sms where client_id = $1 and phone = $2 order by id desc limit 1`,
    [clientId, phone],
  );
  return rows[0]?.createdAt;
}

/** The messages that have come by now to phones that have these digits in them, the newest first. */
export async function findSms(pool: Pool, phone: string, now: Date): Promise<SandboxSms[]> {
  const digits = phone.replace(/\D/g, "");
  const { rows } = await pool.query<SandboxSms>(
    `select id, phone, text, coalesce(arrives_at, created_at) as "createdAt"
       from sandbox_sms cross join generate_series(1, copies)
      where ($1 = '' or strpos(phone, $1) > 0) and (arrives_at is null or arrives_at <= $2)
      order by id desc limit ${shownMessages}`,
    [digits, now],
  );
  return rows;
}

export function findFault(pool: Pool): Promise<Fault> {
  return faultOf(pool, "sms", faults);
}

export function saveFault(pool: Pool, fault: Fault): Promise<void> {
  return saveFaultOf(pool, "sms", fault);
}
