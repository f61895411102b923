/**
 * An intent of a client with the Idempotency-Key that was made for it, once (design §3).
 * `of` is what is meant: the same meaning keeps the key, another one gets a new key.
 */
export type Intent = { of: string; key: string };

/** The intent to do `meant`: the previous one while its outcome is unknown and it meant the same. */
export function intentTo(meant: unknown, previous: Intent | null): Intent {
  const of = JSON.stringify(meant);
  return previous?.of === of ? previous : { of, key: newIdempotencyKey() };
}

/** 128 random bits in hexadecimal. Unlike randomUUID it needs no secure context, so a phone on the local network works. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
