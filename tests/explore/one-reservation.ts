import type { Pool } from "pg";
import type { SeenCall } from "./call-interceptor.ts";

const reserving = ["createReservation", "createExpressReservation"];

/** Where the service has done once more what it had done under that key already, or has refused it then, whatever the client was told. */
export function reservedAgain(calls: readonly SeenCall[]): string[] {
  const done = new Map<string, string>();
  return calls.flatMap(({ operation, key, served }) => {
    if (key === undefined || served === undefined || !reserving.includes(operation)) return [];
    const first = done.get(key);
    if (first === undefined) {
      if (served.reservationId !== undefined) done.set(key, served.reservationId);
      return [];
    }
    if (served.reservationId === first) return [];
    if (served.reservationId !== undefined) return [`${first} and ${served.reservationId} by one ${operation}`];
    // Who is not let in, or comes too often, is told so before it is looked at what they ask for.
    return served.status === 400 ? [`${first} by a ${operation} that was refused afterwards`] : [];
  });
}

/** What stands of all that was reserved by some calls, where it is more than one. */
export async function standingBeside(pool: Pool, calls: readonly SeenCall[], now: number): Promise<string[]> {
  const made = new Set(calls.flatMap(({ served }) => served?.reservationId ?? []));
  if (made.size < 2) return [];
  const { rows } = await pool.query<{ id: string }>(
    `select id from reservations
      where id = any ($1::uuid[]) and case status when 'held' then held_until > $2
                                                  else status not in ('expired', 'cancelledByClient', 'cancelledBySalon') end
      order by id`,
    [[...made], new Date(now)],
  );
  return rows.length > 1 ? [`${rows.map(({ id }) => id).join(" and ")} by one press`] : [];
}
