/** The input of a call as what is meant by it; a key is made at random. */
export function withoutKey(input: unknown): unknown {
  if (!(input instanceof Object && "idempotencyKey" in input)) return input;
  const { idempotencyKey: _, ...meant } = input;
  return meant;
}

/** The Idempotency-Key of a call; null for a call that changes nothing. */
export function keyOf(input: unknown): string | null {
  return input instanceof Object && "idempotencyKey" in input ? String(input.idempotencyKey) : null;
}
