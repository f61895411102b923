import type { IdempotencyKey } from "../../domain/idempotency-key.ts";

/** The parameters of a mutation: its Idempotency-Key (design §3). */
export function withKey(idempotencyKey: IdempotencyKey) {
  return { header: { "Idempotency-Key": idempotencyKey } };
}
