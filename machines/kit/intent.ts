import { newIdempotencyKey, type IdempotencyKey } from "../../domain/idempotency-key.ts";

/**
 * An intent of a client with the Idempotency-Key that was made for it, once (design §3).
 * `of` is what is meant: the same meaning keeps the key, another one gets a new key.
 */
export type Intent = { of: string; key: IdempotencyKey };

/** The intent to do `meant`: the previous one while its outcome is unknown and it meant the same. */
export function intentTo(meant: unknown, previous: Intent | null): Intent {
  const of = JSON.stringify(meant);
  return previous?.of === of ? previous : { of, key: newIdempotencyKey() };
}

/** The key of an intent that was put into the context before the call; throws without one. */
export function keyOf(intent: Intent | null): IdempotencyKey {
  if (intent === null) throw new Error("An intent stands in the context before its call is made.");
  return intent.key;
}
