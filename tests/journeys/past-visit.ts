import { hourMs } from "../../domain/time.ts";
import type { RunningServer } from "../support/server.ts";

/** The visit of a phone has taken place: it was over an hour ago. Answers its id. */
export async function havePassed({ pool }: RunningServer, phone: string): Promise<string> {
  const over = new Date(Date.now() - hourMs);
  const { rows } = await pool.query<{ id: string }>(
    `update reservations set starts_at = $2::timestamptz - (ends_at - starts_at), ends_at = $2
      where client_phone = $1 and status = 'confirmed' returning id`,
    [phone, over],
  );
  const [visit] = rows;
  if (visit === undefined || rows.length > 1) throw new Error(`The phone has ${rows.length} visits.`);
  return visit.id;
}
