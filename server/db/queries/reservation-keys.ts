import type { PoolClient } from "pg";
import type { Reader } from "../../core/reader.ts";

export type NewReservationKey = { keyHash: Buffer; firmId: number; reservationId: string; now: Date };

/** Makes another key to a reservation, which opens what the guest's own secret opens. */
export async function insertReservationKey(
  transaction: PoolClient,
  { keyHash, firmId, reservationId, now }: NewReservationKey,
): Promise<void> {
  await transaction.query(
    "insert into reservation_keys (key_hash, firm_id, reservation_id, created_at) values ($1, $2, $3, $4)",
    [keyHash, firmId, reservationId, now],
  );
}

/** The id of the reservation that the key of a message opens. */
export async function findByKey(reader: Reader, keyHash: Buffer): Promise<string | undefined> {
  const { rows } = await reader.query<{ reservationId: string }>(
    'select reservation_id as "reservationId" from reservation_keys where key_hash = $1',
    [keyHash],
  );
  return rows[0]?.reservationId;
}
