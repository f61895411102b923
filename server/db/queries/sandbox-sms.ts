import type { Pool } from "pg";

/** A message as the stand-in for the provider keeps it; the phone as it was given, the instant in UTC. */
export type SandboxSms = { id: number; phone: string; text: string; createdAt: string };

export const faults = ["none", "error", "timeout"] as const;
export type Fault = (typeof faults)[number];

const shownMessages = 50;

export async function keepSms(pool: Pool, phone: string, text: string, now: Date): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    "insert into sandbox_sms (phone, text, created_at) values ($1, $2, $3) returning id",
    [phone, text, now],
  );
  return rows[0]?.id ?? 0;
}

/** The messages to phones that have these digits in them, the newest first. */
export async function findSms(pool: Pool, phone: string): Promise<SandboxSms[]> {
  const digits = phone.replace(/\D/g, "");
  const { rows } = await pool.query<SandboxSms>(
    `select id, phone, text, created_at as "createdAt" from sandbox_sms
      where $1 = '' or strpos(phone, $1) > 0 order by id desc limit ${shownMessages}`,
    [digits],
  );
  return rows;
}

export async function findFault(pool: Pool): Promise<Fault> {
  const { rows } = await pool.query<{ mode: string }>("select mode from sandbox_faults where stand_in = 'sms'");
  return faults.find((fault) => fault === rows[0]?.mode) ?? "none";
}

export async function keepFault(pool: Pool, fault: Fault): Promise<void> {
  await pool.query(
    `insert into sandbox_faults (stand_in, mode) values ('sms', $1)
     on conflict (stand_in) do update set mode = excluded.mode`,
    [fault],
  );
}
