declare const isKey: unique symbol;

/** A key of {@link newIdempotencyKey}; no other text is one, so that a call without a key does not compile. */
export type IdempotencyKey = string & { readonly [isKey]: true };

/**
 * An intent of a client with the Idempotency-Key that was made for it, once (design §3).
 * `of` is what is meant: the same meaning keeps the key, another one gets a new key.
 */
export type Intent = { of: string; key: IdempotencyKey };

/** An intent that is yet to be meant: the first meaning takes its key. */
export function newIntent(): Intent {
  return { of: "", key: newIdempotencyKey() };
}

/** Whether it looks like a key of {@link newIdempotencyKey}, as one that was saved. */
export function isIdempotencyKey(text: unknown): text is IdempotencyKey {
  return typeof text === "string" && /^[\da-f]{32}$/.test(text);
}

/**
 * In hexadecimal, as in a UUID of version 7 (RFC 9562), when it was made and random bits: 48 and 80 of them. Unlike randomUUID it needs
 * no secure context, so a phone on the local network works.
 */
export function newIdempotencyKey(): IdempotencyKey {
  const time = Date.now().toString(16).padStart(timeDigits, "0");
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const key = time + Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where keys are made
  return key as IdempotencyKey;
}

const timeDigits = 12;

/**
 * When the intent of a key was first meant, milliseconds by this device's clock. What is decided by the hour is decided by this
 * one, so that a repetition asks the same as the call whose answer was lost.
 */
export function meantAt(key: IdempotencyKey): number {
  return Number.parseInt(key.slice(0, timeDigits), 16);
}
