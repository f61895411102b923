import type { PoolClient } from "pg";
import type { Reader } from "../../core/reader.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { advisoryLocks } from "../locks.ts";

/** What a code is good for; it is good for nothing else. */
export type Purpose = "confirmReservation" | "registerPrepayment" | components["schemas"]["Purpose"];

/** Lets one transaction at a time count and add messages, so that no race can send more than the limits say. */
export async function lockSendings(transaction: PoolClient): Promise<void> {
  await transaction.query("select pg_advisory_xact_lock($1)", [advisoryLocks.codeSendings]);
}

export type SendingLimits = { perPhone: number; perAddress: number; inTotal: number };

export type Sendings = {
  /** How many codes this phone was sent for this subject since then. */
  sentCount: number;
  /** When the next of them may be asked for; null when there was none. */
  resendAt: string | null;
  /** Of a full window, the message that must leave it before the next may be sent; null where there is room. */
  phoneFullSince: string | null;
  addressFullSince: string | null;
  allFullSince: string | null;
};

/** What was sent since an instant, as far as the limits ask. */
export async function findSendings(
  transaction: PoolClient,
  { phone, subject, address, since }: { phone: number; subject: string; address: string; since: Date },
  { perPhone, perAddress, inTotal }: SendingLimits,
): Promise<Sendings> {
  const { rows } = await transaction.query<Sendings>(
    `select (select count(*) from sms_challenges
              where phone = $1 and subject = $2 and created_at > $4) as "sentCount",
            (select max(resend_at) from sms_challenges where phone = $1 and subject = $2) as "resendAt",
            (select created_at from sms_sendings where phone = $1 and created_at > $4
              order by created_at desc offset $5 limit 1) as "phoneFullSince",
            (select created_at from sms_sendings where address = $3 and created_at > $4
              order by created_at desc offset $6 limit 1) as "addressFullSince",
            (select created_at from sms_sendings where created_at > $4
              order by created_at desc offset $7 limit 1) as "allFullSince"`,
    [phone, subject, address, since, perPhone - 1, perAddress - 1, inTotal - 1],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("A select without a from answered no row.");
  return row;
}

export type NewChallenge = {
  id: string;
  phone: number;
  purpose: Purpose;
  subject: string;
  address: string;
  codeHash: Buffer;
  attempts: number;
  sentCount: number;
  now: Date;
  resendAt: Date;
  expiresAt: Date;
};

/** Writes a challenge and the message that carries its code. The earlier codes for the same end with it. */
export async function insertChallenge(transaction: PoolClient, challenge: NewChallenge): Promise<void> {
  const { phone, subject, address, now } = challenge;
  await transaction.query(
    "update sms_challenges set expires_at = $3 where phone = $1 and subject = $2 and expires_at > $3",
    [phone, subject, now],
  );
  await transaction.query(
    `insert into sms_challenges (id, phone, purpose, subject, address, code_hash, attempts_left, sent_count, created_at,
                                 resend_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      challenge.id,
      phone,
      challenge.purpose,
      subject,
      address,
      challenge.codeHash,
      challenge.attempts,
      challenge.sentCount,
      now,
      challenge.resendAt,
      challenge.expiresAt,
    ],
  );
  await transaction.query("insert into sms_sendings (phone, address, created_at) values ($1, $2, $3)", [
    phone,
    address,
    now,
  ]);
}

export type Challenge = { phone: number; purpose: Purpose; subject: string; codeHash: Buffer; attemptsLeft: number };

/** What a challenge has to be for; where a phone is given, that too. */
export type ChallengeUse = { id: string; purpose: Purpose; phone?: number; now: Date };

/** A challenge that may still be answered; whoever else wants to answer it waits. */
export async function lockLiveChallenge(
  transaction: PoolClient,
  { id, purpose, phone, now }: ChallengeUse,
): Promise<Challenge | undefined> {
  const { rows } = await transaction.query<Challenge>(
    `select phone, purpose, subject, code_hash as "codeHash", attempts_left as "attemptsLeft"
       from sms_challenges
      where id = $1 and purpose = $3 and phone = coalesce($4, phone)
        and used_at is null and expires_at > $2 and attempts_left > 0
        for update`,
    [id, now, purpose, phone],
  );
  return rows[0];
}

export async function storeWrongAttempt(transaction: PoolClient, id: string): Promise<void> {
  await transaction.query("update sms_challenges set attempts_left = attempts_left - 1 where id = $1", [id]);
}

/** Ends a challenge whose code was good for what it was used for at once. */
export async function storeUse(transaction: PoolClient, id: string, now: Date): Promise<void> {
  await transaction.query("update sms_challenges set used_at = $2 where id = $1", [id, now]);
}

/** Makes a challenge good for another purpose of its phone, whose subject is the purpose itself; and for longer, where said. */
export async function storePurpose(
  transaction: PoolClient,
  id: string,
  { purpose, codeHash, expiresAt }: Pick<Challenge, "purpose" | "codeHash"> & { expiresAt?: Date },
): Promise<void> {
  await transaction.query(
    `update sms_challenges set purpose = $2, subject = $2, code_hash = $3, expires_at = coalesce($4, expires_at)
      where id = $1`,
    [id, purpose, codeHash, expiresAt],
  );
}

/** Ends a challenge with the proof that its phone was shown to be the client's. */
export async function storeProof(
  transaction: PoolClient,
  id: string,
  proof: { hash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await transaction.query(
    "update sms_challenges set used_at = $2, proof_hash = $3, proof_expires_at = $4 where id = $1",
    [id, proof.now, proof.hash, proof.expiresAt],
  );
}

/** Makes what was sent and proven for one subject count for another. */
export async function moveChallenges(transaction: PoolClient, from: string, to: string): Promise<void> {
  await transaction.query("update sms_challenges set subject = $2 where subject = $1", [from, to]);
}

export type ProofUse = { hash: Buffer; phone: number; purpose: Purpose; subject: string; now: Date };

/** Uses a proof up; answers whether it was there to be used. */
export async function useProof(transaction: PoolClient, use: ProofUse): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `update sms_challenges set proof_used_at = $5
      where phone = $1 and purpose = $2 and subject = $3 and proof_hash = $4
        and proof_used_at is null and proof_expires_at > $5`,
    [use.phone, use.purpose, use.subject, use.hash, use.now],
  );
  return rowCount === 1;
}

/** Whether a challenge was made for a subject. */
export async function isChallengeOf(reader: Reader, id: string, subject: string): Promise<boolean> {
  const { rowCount } = await reader.query("select from sms_challenges where id = $1 and subject = $2", [id, subject]);
  return rowCount === 1;
}
